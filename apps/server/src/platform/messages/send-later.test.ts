import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobs } from '../../features.ts';
import { workOnJobs } from '../services/feature-jobs.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import type { Message } from './message.ts';
import { openProviders, toLin, toPhone, url } from '../../testing/providers.ts';
import type { Providers } from '../../testing/providers.ts';

let providers: Providers;

beforeAll(async () => {
  providers = await openProviders();
  await workOnJobs(jobs, { ...providers.test.services, messages: providers.messages });
});
beforeEach(() => providers.reset());
afterAll(() => providers.close());

const sendLater = (message: Message) =>
  providers.test.db.transaction().execute((tx) => providers.messages.sendLater(tx, message));
/** The clock turned forward to the next attempt. */
const hurry = () =>
  sql`update pgboss.job set start_after = now() where name = 'send-message' and state = 'retry'`.execute(
    providers.test.db,
  );
const depth = async () => (await providers.test.services.jobs.depth())['send-message'];
const idle = { waiting: 0, active: 0, failed: 0 };
const untilIdle = () => vi.waitFor(async () => expect(await depth()).toEqual(idle), { timeout: 60_000 });

describe('sendLater', () => {
  it('sends once the transaction has committed, and then forgets what it said', async () => {
    await sendLater({ ...toLin, template: 'reset-password', url });
    await sendLater({ ...toPhone, template: 'password-changed' });
    expect((await providers.selectRows())[0]?.body).toContain(url);
    await untilIdle();
    expect(providers.mail.received.map(({ text }) => text?.includes(url))).toEqual([true]);
    expect(providers.sms.received).toHaveLength(1);
    expect((await providers.selectRows()).map(({ body, sent_at }) => [body, sent_at])).toEqual([
      ['', expect.any(Date)],
      ['', expect.any(Date)],
    ]);
  });

  it('sends nothing when the transaction is rolled back', async () => {
    const rolledBack = providers.test.db.transaction().execute(async (tx) => {
      await providers.messages.sendLater(tx, { ...toLin, template: 'password-changed' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await depth()).toEqual(idle);
    expect(await providers.selectRows()).toEqual([]);
  });

  it('keeps trying while the mail server is away, and delivers once when it is back', async () => {
    const port = Number(new URL(providers.mail.url).port);
    await providers.mail.stop();
    await sendLater({ ...toLin, template: 'reset-password', url });
    const failed = (count: number) =>
      vi.waitFor(
        async () => {
          const { rows } = await sql<{ retry_count: number }>`
            select retry_count from pgboss.job where name = 'send-message' and state = 'retry'`.execute(
            providers.test.db,
          );
          expect(rows.length > 0 && (rows[0]?.retry_count ?? 0) >= count).toBe(true);
        },
        { timeout: 60_000, interval: 100 },
      );
    await failed(0);
    await hurry();
    await failed(1);
    providers.mail = await startMailServer(port);
    providers.mail.mood = 'defers';
    await hurry();
    await failed(2);
    providers.mail.mood = 'takes';
    await hurry();
    await untilIdle();
    expect(providers.mail.received).toHaveLength(1);
    expect(providers.mail.received[0]?.text).toContain(url);
    expect(await providers.selectRows()).toMatchObject([{ body: '', sent_at: expect.any(Date) }]);
  });

  it('gives up on an address the mail server does not know', async () => {
    providers.mail.mood = 'refuses';
    await sendLater({ ...toLin, template: 'reset-password', url });
    await untilIdle();
    expect(await providers.selectRows()).toMatchObject([{ body: '', sent_at: null }]);
  });

  it('does not send an SMS again, nor late', async () => {
    providers.sms.mood = 'fails';
    await sendLater({ ...toPhone, template: 'reset-code', code: '204816' });
    await untilIdle();
    expect(providers.sms.requests).toHaveLength(1);
    providers.sms.mood = 'takes';
    const insert = (created: string) =>
      sql<{ id: number }>`
        insert into message (channel, recipient, subject, body, created_at)
        values ('sms', '13800000001', '', 'code 204816', now() - ${created}::interval) returning id`.execute(
        providers.test.db,
      );
    const late = (await insert('61 seconds')).rows[0]?.id ?? 0;
    await providers.messages.deliver(late, 1);
    const brokenOff = (await insert('5 seconds')).rows[0]?.id ?? 0;
    await providers.messages.deliver(brokenOff, 2);
    expect(providers.sms.requests).toHaveLength(1);
    expect((await providers.selectRows()).map(({ body }) => body)).toEqual(['', '', '']);
    const fresh = (await insert('5 seconds')).rows[0]?.id ?? 0;
    await providers.messages.deliver(fresh, 1);
    await providers.messages.deliver(fresh, 1);
    expect(providers.sms.received).toEqual([{ mobile: '13800000001', text: 'code 204816' }]);
  });

  it('lets a change of password go through where a channel is not set up', async () => {
    const onlyMail = providers.openWith({ SMS_URL: '' });
    await providers.test.db
      .transaction()
      .execute((tx) => onlyMail.sendLater(tx, { ...toPhone, template: 'password-changed' }));
    expect(await depth()).toEqual(idle);
    expect(await providers.selectRows()).toMatchObject([{ channel: 'sms', body: '', sent_at: null }]);
  });
});
