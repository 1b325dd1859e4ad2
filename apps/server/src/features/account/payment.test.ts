import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let token: string;

beforeAll(async () => {
  const me = await buildAccount(test.db);
  const other = await buildAccount(test.db);
  token = await test.tokenFor(me);
  for (let day = 1; day <= 12; day++) {
    for (const [account_id, whose] of [
      [me, 'Mine'],
      [other, 'Theirs'],
    ] as const) {
      const paid_at = sql<Date>`timestamptz '2026-01-01T00:00:00Z' + ${day} * interval '1 day'`;
      const payment = { account_id, item: `${whose} ${day}`, type: 1 + (day % 4), amount: day * 100, paid_at };
      await test.db.insertInto('payment').values(payment).execute();
    }
  }
});

const list = (request: object) => test.call('GET /user/pay/details', request, { token });

describe('GET /user/pay/details', () => {
  it('is not there for a company', async () => {
    const boss = await buildAccount(test.db);
    const companyId = await buildCompany(test.db, boss);
    const asBoss = await test.tokenFor(boss);
    expect((await test.call('GET /user/pay/details', {}, { token: asBoss, companyId })).status).toBe(404);
    expect((await test.call('GET /user/pay/details', {}, { token: asBoss })).status).toBe(200);
  });

  it('pages through my own payments from the newest on, with a total only when asked', async () => {
    const first = await list({ limit: 10, req_total: 1 });
    expect(first.body.total).toBe(12);
    expect(first.body.list.map((payment) => payment.item)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Mine ${12 - at}`),
    );
    const second = await list({ start: 10, limit: 10 });
    expect(second.body).toEqual({
      list: [
        {
          id: expect.any(Number),
          item: 'Mine 2',
          type: 3,
          amount: 200,
          currency: 'CNY',
          date: '2026-01-03T00:00:00.000Z',
        },
        {
          id: expect.any(Number),
          item: 'Mine 1',
          type: 2,
          amount: 100,
          currency: 'CNY',
          date: '2026-01-02T00:00:00.000Z',
        },
      ],
    });
  });

  it.each([{ limit: 11 }, { start: -1 }, { userid: 2 }, { year: 9999 }])('refuses %j', async (request) => {
    expect((await list(request)).status).toBe(400);
  });
});
