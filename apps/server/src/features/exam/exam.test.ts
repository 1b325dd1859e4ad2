import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('GET /user/myexams/total', () => {
  it("counts mine, apart from the company's and from what was deleted or is somebody else's", async () => {
    const account_id = await buildAccount(test.db);
    const other = await buildAccount(test.db);
    const company_id = await buildCompany(test.db, account_id);
    const exams = [
      { account_id, title: 'Published', status: 0 },
      { account_id, title: 'Draft', status: 2 },
      { account_id, title: 'Deleted', status: 9 },
      { account_id, company_id, title: 'For the company', status: 0 },
      { account_id: other, title: 'Theirs', status: 0 },
    ];
    for (const exam of exams) await test.db.insertInto('exam').values(exam).execute();
    const token = await test.tokenFor(account_id);
    expect((await test.call('GET /user/myexams/total', {}, { token })).body).toEqual({ total: 2 });
    expect((await test.call('GET /user/myexams/total', {}, { token, companyId: company_id })).body).toEqual({
      total: 1,
    });
  });
});
