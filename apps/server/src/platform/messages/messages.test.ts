import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from './message.ts';
import type { Messenger } from './messages.ts';
import { openProviders, toLin, toPhone, url } from '../../testing/providers.ts';
import type { Providers } from '../../testing/providers.ts';

let providers: Providers;

beforeAll(async () => {
  providers = await openProviders();
});
beforeEach(() => providers.reset());
afterAll(() => providers.close());

const row = (channel: string, recipient: string, subject: string) => ({ channel, recipient, subject, body: '' });

describe('sendNow', () => {
  it('remembers that something was sent, and not what it said', async () => {
    await providers.messages.sendNow({ ...toLin, template: 'reset-password', url });
    await providers.messages.sendNow({ ...toPhone, template: 'reset-code', code: '204816' });
    expect(await providers.selectRows()).toEqual([
      { ...row('email', 'lin@example.org', 'Reset your password at Tiku'), sent_at: expect.any(Date) },
      { ...row('sms', '13800000001', ''), sent_at: expect.any(Date) },
    ]);
  });

  it('keeps everything in the outbox of a deployment that can send nothing', async () => {
    const outbox = providers.openWith({ SMTP_URL: '', SMS_URL: '' });
    await outbox.sendNow({ ...toPhone, template: 'reset-code', code: '204816' });
    await providers.test.db
      .transaction()
      .execute((tx) => outbox.sendLater(tx, { ...toLin, template: 'link-email', url }));
    expect(await providers.selectRows()).toMatchObject([
      { recipient: '13800000001', body: expect.stringContaining('204816'), sent_at: null },
      { recipient: 'lin@example.org', body: expect.stringContaining(url), sent_at: null },
    ]);
    expect(providers.sms.requests).toEqual([]);
  });

  it('refuses on a channel that is not set up, where the other one is', async () => {
    const onlyMail = providers.openWith({ SMS_URL: '' });
    expect(providers.logged()).toContain('reach nobody');
    await expect(onlyMail.sendNow({ ...toPhone, template: 'reset-code', code: '204816' })).rejects.toMatchObject({
      errorName: 'busy',
    });
    await onlyMail.sendNow({ ...toLin, template: 'password-changed' });
    expect(providers.mail.received).toHaveLength(1);
  });

  it('hands name and password of the gateway over in the header meant for them', async () => {
    const secret = providers.sms.url.replace('http://', 'http://tiku:p%40ss@').concat('?key=s3cret');
    await providers.openWith({ SMS_URL: secret }).sendNow({ ...toPhone, template: 'password-changed' });
    const authorization = `Basic ${Buffer.from('tiku:p@ss').toString('base64')}`;
    expect(providers.sms.requests).toEqual([{ method: 'POST', url: '/send?key=s3cret', authorization }]);
  });
});

async function expectBusy(messenger: Messenger, message: Message): Promise<void> {
  const started = performance.now();
  await expect(messenger.sendNow(message)).rejects.toMatchObject({ errorName: 'busy' });
  expect(performance.now() - started).toBeLessThan(20_000);
}

describe('a provider in trouble', () => {
  const mailMessage: Message = { ...toLin, template: 'change-password-code', code: '204816' };
  const smsMessage: Message = { ...toPhone, template: 'register-code', code: '204816' };

  it.each(['fails', 'redirects', 'hangs'] as const)('is asked once to send an SMS when it %s', async (mood) => {
    providers.sms.mood = mood;
    await expectBusy(providers.messages, smsMessage);
    expect(providers.sms.requests).toHaveLength(1);
  });

  it.each(['defers', 'refuses', 'hangs up', 'hangs'] as const)(
    'is asked once to take an e-mail when it %s',
    async (mood) => {
      providers.mail.mood = mood;
      const before = providers.mail.connections;
      await expectBusy(providers.messages, mailMessage);
      expect(providers.mail.connections - before).toBe(1);
      await vi.waitFor(() => expect(providers.mail.open).toBe(0), { timeout: 30_000 });
      expect(providers.mail.received).toEqual([]);
    },
  );

  it('is called once when it says nothing, when it hangs up at once and when it is not there', async () => {
    let calls = 0;
    let isRude = false;
    const server = createServer((socket) => {
      calls++;
      if (isRude) socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expectBusy(providers.openWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }), mailMessage);
    expect(calls).toBe(1);
    isRude = true;
    await expectBusy(providers.openWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }), mailMessage);
    expect(calls).toBe(2);
    await new Promise((resolve) => server.close(resolve));
    await expectBusy(providers.openWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }), mailMessage);
    await expectBusy(providers.openWith({ SMS_URL: `http://127.0.0.1:${port}` }), smsMessage);
  });

  it('is written about in the log without numbers, addresses, codes or secrets', async () => {
    providers.mail.mood = 'refuses';
    providers.sms.mood = 'fails';
    await expectBusy(providers.messages, mailMessage);
    await expectBusy(
      providers.openWith({ SMS_URL: providers.sms.url.replace('http://', 'http://tiku:p4ss@').concat('?key=s3cret') }),
      smsMessage,
    );
    providers.sms.mood = 'redirects';
    await expectBusy(providers.openWith({ SMS_URL: `${providers.sms.url}?key=s3cret` }), smsMessage);
    expect(providers.logged()).toContain('RCPT TO 550');
    expect(providers.logged()).toContain('answered 500');
    expect(providers.logged()).not.toMatch(/13800000001|lin@example|204816|s3cret|p4ss/);
    expect((await providers.selectRows()).map(({ body, sent_at }) => [body, sent_at])).toEqual([
      ['', null],
      ['', null],
      ['', null],
    ]);
  });
});
