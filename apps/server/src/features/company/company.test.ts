import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let token: string;
let companyId: number;
let foreignId: number;
let waitingId: number;

beforeAll(async () => {
  test = await createTestApp();
  const mine = await buildAccount(test.db);
  const theirs = await buildAccount(test.db);
  token = await test.tokenFor(mine);
  companyId = await buildCompany(test.db, mine, { name: 'Mine' });
  waitingId = await buildCompany(test.db, mine, { name: 'Waiting', review_status: 1 });
  foreignId = await buildCompany(test.db, theirs, { name: 'Theirs' });
});
afterAll(() => test.close());

describe('acting for a company', () => {
  it('works for its members', async () => {
    const { body } = await test.call('GET /ee/company/info', {}, { token, companyId });
    expect(body.company).toMatchObject({ id: companyId, name: 'Mine', review_status: 2, member_limit: 10 });
    expect((await test.call('GET /app/account/info', {}, { token, companyId })).status).toBe(200);
  });

  it('answers the same for a company of others, one under review, one that never was, and none', async () => {
    const answers = await Promise.all([
      test.call('GET /ee/company/info', {}, { token, companyId: foreignId }),
      test.call('GET /ee/company/info', {}, { token, companyId: waitingId }),
      test.call('GET /ee/company/info', {}, { token, companyId: 999_999 }),
      test.call('GET /ee/company/info', {}, { token }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  });

  it('is checked on every call, not only on those about companies', async () => {
    expect((await test.call('GET /app/account/info', {}, { token, companyId: foreignId })).status).toBe(404);
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999999999999'])('refuses %s as a company', async (company) => {
    const url = `/api/1/app/account/info?os_type=5&company_id=${company}`;
    const { status } = await test.send({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(400);
  });
});

describe('GET /ee/company/info/first', () => {
  it('shows the application that waits for review', async () => {
    const { body } = await test.call('GET /ee/company/info/first', {}, { token });
    expect(body.company).toMatchObject({ id: waitingId, review_status: 1 });
  });

  it('shows nothing to somebody who never applied', async () => {
    const stranger = await test.tokenFor(await buildAccount(test.db));
    expect((await test.call('GET /ee/company/info/first', {}, { token: stranger })).body.company).toBeNull();
  });
});
