import { beforeEach } from 'vitest';
import { buildAccount, buildCompany } from './build-account.ts';
import { buildCompanyUser } from './build-company-user.ts';
import type { TestApp } from './test-app.ts';

interface ActingPerson {
  token: string;
  companyId: number;
}

interface TestCompany {
  /** Its super administrator. */
  boss: ActingPerson;
  admin: ActingPerson;
  adminUserId: number;
  setLimit(member_limit: number): Promise<unknown>;
}

/** A company of two, another one for each test. */
export function useCompany(test: TestApp): TestCompany {
  const company = { boss: {}, admin: {} } as TestCompany;
  const { boss, admin } = company;
  beforeEach(async () => {
    const bossId = await buildAccount(test.db);
    const companyId = await buildCompany(test.db, bossId, { name: 'Harbour Works' });
    Object.assign(boss, { token: await test.tokenFor(bossId), companyId });
    const accountId = await buildAccount(test.db);
    company.adminUserId = await buildCompanyUser(test.db, companyId, { accountId, is_admin: true, name: 'Adam' });
    Object.assign(admin, { token: await test.tokenFor(accountId), companyId });
  });
  company.setLimit = (member_limit) =>
    test.db.updateTable('company').set({ member_limit }).where('id', '=', boss.companyId).execute();
  return company;
}

let mobiles = 0;

/** That nobody else has. */
export function newMobile(): string {
  mobiles += 1;
  return `1390${String(mobiles).padStart(7, '0')}`;
}
