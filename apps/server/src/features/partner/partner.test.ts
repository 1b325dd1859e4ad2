import { errors } from '@tiku/contract';
import { readWorkbookSafely } from '@tiku/papers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { sendFile } from '../../testing/send-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { decide as decideSubmission } from '../submission/submission.ts';
import { insertPartnerPayments } from './partner.ts';

const test = useTestApp();
let accountId: number;
let token: string;

beforeEach(async () => {
  accountId = await buildAccount(test.db, { name: 'Paula Partner' });
  token = await test.tokenFor(accountId);
});

const about = {
  type: 0,
  name: 'Paula’s papers',
  contact_name: 'Paula',
  contact_mobile: '+49 171 1234567',
  contact_email: 'paula@example.org',
} as const;
const finance = {
  account_holder: 'Paula Partner',
  bank_name: 'Harbour Bank',
  account_number: 'DE89 3704 0044 0532 0130 00',
};

const keep = (change: object = {}) => test.call('POST /partner/info', { partner: { ...about, ...change } }, { token });
const decide = (status: 2 | 3, reason = '') =>
  test.db
    .transaction()
    .execute((tx) =>
      decideSubmission(tx, { kind: 'partner', id: accountId }, { isApproved: status === 2, reason }, null),
    );
const readFinance = (is_full: 0 | 1) => test.call('GET /partner/finance/info', { is_full }, { token });

describe('applying as a partner', () => {
  it('goes from draft to review to partner', async () => {
    expect((await test.call('GET /partner/info', {}, { token })).body.partner).toBeNull();
    expect((await keep({ is_draft: true })).body.draft).toMatchObject({ ...about, review_status: 0 });
    expect((await keep(finance)).body.draft).toMatchObject({ review_status: 1, account_number: '•••• 3000' });
    expect((await test.call('GET /partner/info', {}, { token })).body.partner).toMatchObject({
      review_status: 1,
      info: null,
    });
    await decide(2);
    expect((await test.call('GET /partner/info', {}, { token })).body.partner).toMatchObject({
      review_status: 2,
      info: about,
    });
    expect((await test.call('GET /partner/info/draft', {}, { token })).body.draft).toBeNull();
    expect((await test.call('GET /app/account/info', {}, { token })).body.account.is_partner).toBe(true);
    await expect(decide(3)).rejects.toMatchObject({ errorName: 'nothing_to_review' });
  });

  it('tells why not, and leaves a partner as they are while a change waits', async () => {
    await keep(finance);
    await decide(2);
    await keep({ name: 'Other' });
    await decide(3, 'Which?');
    expect((await test.call('GET /partner/info', {}, { token })).body.partner).toMatchObject({
      review_status: 2,
      info: { name: about.name },
    });
    expect((await test.call('GET /partner/info/draft', {}, { token })).body.draft).toMatchObject({
      name: 'Other',
      review_status: 3,
      reason: 'Which?',
      account_number: '•••• 3000',
    });
  });

  it.each(['DE89 3704 0044 0532 0130 01', '12', 'abc', '•••• 3000', '1'.repeat(31)])(
    'refuses %s as an account number',
    async (account_number) => {
      expect(await keep({ account_number })).toMatchObject({
        status: 400,
        body: { fields: { 'partner.account_number': expect.any(String) } },
      });
    },
  );

  it('is nothing that is done for a company', async () => {
    const companyId = await buildCompany(test.db, accountId);
    for (const address of ['GET /partner/info', 'GET /partner/info/draft', 'GET /partner/payments'] as const) {
      expect((await test.call(address, {}, { token, companyId })).status).toBe(404);
    }
  });

  it('keeps pictures apart by draft and by partner', async () => {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const put = (type: string) =>
      sendFile(test, 'POST /partner/image', { name: 'a.jpg', bytes }, { token, query: { type } });
    expect(await put('1')).toMatchObject({ status: 200, body: { draft: { images: [1] } } });
    const get = (is_draft: 0 | 1, by = token) => test.call('GET /partner/image', { type: 1, is_draft }, { token: by });
    expect((await get(1)).status).toBe(200);
    expect((await get(0)).status).toBe(404);
    expect((await get(1, await test.tokenFor(await buildAccount(test.db)))).status).toBe(404);
    await keep(finance);
    expect(await put('1')).toMatchObject({ status: 409, body: { error_code: errors.under_review.code } });
    await decide(2);
    expect((await get(0)).status).toBe(200);
    expect((await test.call('DELETE /partner/image', { type: 1 }, { token })).body.draft.images).toEqual([]);
    expect((await get(0)).status).toBe(200);
  });
});

describe('account data', () => {
  it('are hidden but for their end, and shown in full on purpose, which is written down', async () => {
    expect((await readFinance(0)).body.finance).toBeNull();
    await keep(finance);
    await decide(2);
    expect((await readFinance(0)).body.finance).toEqual({
      account_holder: 'P•••',
      bank_name: 'Harbour Bank',
      account_number: '•••• 3000',
      is_full: false,
      seen_at: null,
    });
    expect((await readFinance(1)).body.finance).toMatchObject({
      account_holder: 'Paula Partner',
      account_number: 'DE89370400440532013000',
    });
    expect((await readFinance(0)).body.finance?.seen_at).not.toBeNull();
    const { rows } = await sql`select from partner_finance_view where account_id = ${accountId}`.execute(test.db);
    expect(rows).toHaveLength(1);
  });
});

const pay = (reference: string, paid_at: string, amount: number, item = 'Forklift licence', currency = 'CNY') =>
  insertPartnerPayments(test.db, [
    { account_id: accountId, item, type: 2, amount, currency, paid_at: new Date(paid_at), reference },
  ]);

describe('payments', () => {
  it('are told by month in the partner’s time zone, once each', async () => {
    await sql`update account set time_zone = 'Asia/Shanghai' where id = ${accountId}`.execute(test.db);
    const other = await buildAccount(test.db);
    expect(await pay(`a${accountId}`, '2026-10-31T17:00:00Z', 1250)).toBe(1);
    expect(await pay(`a${accountId}`, '2026-10-31T17:00:00Z', 1250)).toBe(0);
    await pay(`b${accountId}`, '2026-11-02T00:00:00Z', -50);
    await pay(`c${accountId}`, '2026-11-02T00:00:00Z', 300, 'Fire safety', 'USD');
    await pay(`d${accountId}`, '2026-10-31T15:00:00Z', 7);
    const { body } = await test.call('GET /partner/payments', { req_total: 1 }, { token });
    expect(body).toEqual({
      list: [
        { year: 2026, month: 11, currency: 'CNY', count: 2, amount: 1200 },
        { year: 2026, month: 11, currency: 'USD', count: 1, amount: 300 },
        { year: 2026, month: 10, currency: 'CNY', count: 1, amount: 7 },
      ],
      total: 3,
    });
    const month = { year: 2026, month: 11, req_total: 1 } as const;
    const details = await test.call('GET /partner/payment/details', month, { token });
    expect(details.body).toMatchObject({
      total: 3,
      sums: [
        { currency: 'CNY', amount: 1200 },
        { currency: 'USD', amount: 300 },
      ],
    });
    const theirs = { token: await test.tokenFor(other) };
    expect((await test.call('GET /partner/payment/details', month, theirs)).body).toMatchObject({ list: [], total: 0 });
  });

  it('come as a spreadsheet in which nothing is a formula', async () => {
    await pay(`e${accountId}`, '2026-11-02T10:00:00Z', 123456, '=cmd()');
    const { body } = await test.call('GET /partner/payment/details/excel', { year: 2026, month: 11 }, { token });
    const { sheets } = await readWorkbookSafely(body as unknown as Uint8Array, 'p.xlsx');
    expect(sheets[0]?.rows[1]).toEqual(['=cmd()', 'WeChat', '1,234.56', 'CNY', '2026-11-02 10:00']);
  });

  it.each([
    { year: '9999', month: '1' },
    { year: '2026', month: '13' },
    { year: '2026', month: '0' },
    { year: '2026', month: '1', account_id: '1' },
    { year: '2026' },
  ])('refuse %o', async (query) => {
    const url = '/api/1/partner/payment/details';
    const headers = { authorization: `Bearer ${token}` };
    expect((await test.send({ method: 'GET', url, query: { os_type: '5', ...query }, headers })).status).toBe(400);
  });
});
