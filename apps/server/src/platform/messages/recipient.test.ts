import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviders, toLin, toPhone } from '../../testing/providers.ts';
import type { Providers } from '../../testing/providers.ts';

let providers: Providers;

beforeAll(async () => {
  providers = await openProviders();
});
beforeEach(() => providers.reset());
afterAll(() => providers.close());

describe('a recipient', () => {
  it.each([
    'lin@example.org\r\nBcc: eve@example.org',
    'lin@example.org,eve@example.org',
    'lin@example.org;eve@example.org',
    'Lin <lin@example.org>',
    '<lin@example.org>',
    '"lin eve"@example.org',
    'lin@example.org\u2028',
    'lin@example.org (eve@example.org)',
    'lin@@example.org',
    'lin@-example.org',
    'lin',
    `${'l'.repeat(250)}@example.org`,
  ])('is refused when it is more or less than one plain address: %j', async (to) => {
    const message = { ...toLin, to, template: 'password-changed' } as const;
    const refusal = { errorName: 'invalid_request', details: { fields: { email: 'Not valid' } } };
    await expect(providers.messages.sendNow(message)).rejects.toMatchObject(refusal);
    const later = providers.test.db.transaction().execute((tx) => providers.messages.sendLater(tx, message));
    await expect(later).rejects.toMatchObject(refusal);
    expect(providers.mail.received).toEqual([]);
    expect(await providers.selectRows()).toEqual([]);
  });

  it.each(["o'brien+tiku@example.org", 'a_b.c-d@xn--fiq228c.example.org', 'lin@例え.jp', 'lin@localhost'])(
    'may be any plain address: %j',
    async (to) => {
      await providers.messages.sendNow({ ...toLin, to, template: 'password-changed' });
      expect(providers.mail.received).toHaveLength(1);
    },
  );

  it.each(['1380000000', '23800000001', '13800000001\n', '+8613800000001', '13800000001,13800000002'])(
    'is refused when it is no mobile number: %j',
    async (to) => {
      const message = { ...toPhone, to, language: 'es', template: 'password-changed' } as const;
      const refusal = { errorName: 'invalid_request', details: { fields: { mobile: 'No es válido' } } };
      await expect(providers.messages.sendNow(message)).rejects.toMatchObject(refusal);
      expect(providers.sms.requests).toEqual([]);
    },
  );
});
