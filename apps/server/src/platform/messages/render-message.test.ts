import { languages } from '@tiku/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Content } from './message.ts';
import { openProviders, toLin, toPhone, url } from '../../testing/providers.ts';
import type { Providers } from '../../testing/providers.ts';

let providers: Providers;

beforeAll(async () => {
  providers = await openProviders();
});
beforeEach(() => providers.reset());
afterAll(() => providers.close());

/** Each with what it has to say in any language. */
const byEmail: [content: Content, ...says: string[]][] = [
  [{ template: 'already-registered' }],
  [{ template: 'change-password-code', code: '204816' }, '204816', '10'],
  [{ template: 'activate-account', url, name: '林小明' }, '林小明', url, '24'],
  [{ template: 'reset-password', url }, url, '24'],
  [{ template: 'link-email', url }, url, '24'],
  [{ template: 'password-changed' }],
  [
    { template: 'notices', count: '3', titles: ['A new group', 'evil.example/x'], url },
    'A new group',
    'evil example',
    url,
  ],
];
const bySms: [content: Content, ...says: string[]][] = [
  [{ template: 'register-code', code: '204816' }, '204816', '10'],
  [{ template: 'already-registered' }],
  [{ template: 'reset-code', code: '204816' }, '204816', '10'],
  [{ template: 'change-password-code', code: '204816' }, '204816', '10'],
  [{ template: 'link-mobile-code', code: '204816' }, '204816', '10'],
  [{ template: 'password-changed' }],
];

describe.each(languages)('in %s', (language) => {
  it('delivers every e-mail whole', async () => {
    const ours = providers.openWith({ TIKU_BRAND: '题库 Exámenes' });
    for (const [content] of byEmail) await ours.sendNow({ ...toLin, language, ...content });
    expect(providers.mail.received).toHaveLength(byEmail.length);
    for (const [index, [, ...says]] of byEmail.entries()) {
      const received = providers.mail.received[index];
      expect(received).toMatchObject({
        from: { name: '题库 Exámenes', address: 'no-reply@exams.example.org' },
        to: [{ address: 'lin@example.org' }],
        recipients: ['lin@example.org'],
        messageId: expect.stringMatching(/^<message-\d+@exams\.example\.org>$/),
      });
      const text = received?.text ?? '';
      expect(received?.subject).toContain('题库 Exámenes');
      expect(text).toContain('题库 Exámenes');
      expect(text.length).toBeGreaterThan(80);
      expect(`${received?.subject}${text}`).not.toMatch(/[{}]|undefined/);
      for (const piece of says) expect(text).toContain(piece);
      const headers = Object.fromEntries(received?.headers.map(({ key, value }) => [key, value]) ?? []);
      expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
    }
    expect(new Set(providers.mail.received.map(({ subject }) => subject)).size).toBe(byEmail.length);
  });

  it('delivers every SMS, short enough to go in one or two parts', async () => {
    for (const [content] of bySms) await providers.messages.sendNow({ ...toPhone, language, ...content });
    expect(providers.sms.received.map(({ mobile }) => mobile)).toEqual(bySms.map(() => '13800000001'));
    for (const [index, [, ...says]] of bySms.entries()) {
      const text = providers.sms.received[index]?.text ?? '';
      expect(text).toContain('Tiku');
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(text.length).toBeLessThanOrEqual(75);
      for (const piece of says) expect(text).toContain(piece);
    }
  });
});

it('does not let the name of a stranger become a link, a header or a second placeholder', async () => {
  const name = 'Win at https://evil.example {code}\r\nBcc: eve@example.org';
  await providers.messages.sendNow({ ...toLin, template: 'activate-account', url, name });
  const [received] = providers.mail.received;
  expect(received?.text).toContain('Hello Win at https evil example {code} Bcc  eve example org,');
  expect(received?.recipients).toEqual(['lin@example.org']);
  expect(received?.headers.map(({ key }) => key)).not.toContain('bcc');
});
