import { companyCalls } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import { defineRoutes } from '../../http/routes.ts';
import { findApplication, selectCompany } from './company.store.ts';
import type { CompanyRow } from './company.store.ts';

type Company = ResponseOf<'GET /ee/company/info'>['company'];

function presentCompany(row: CompanyRow): Company {
  return {
    id: row.id,
    name: row.name,
    review_status: row.review_status as Company['review_status'],
    member_limit: row.member_limit,
    applied_at: row.applied_at.toISOString(),
  };
}

export const companyRoutes = defineRoutes(companyCalls, {
  'GET /ee/company/info': async ({ db, actor }) => ({
    company: presentCompany(await selectCompany(db, actor.company.id)),
  }),

  'GET /ee/company/info/first': async ({ db, actor }) => {
    const application = await findApplication(db, actor.accountId);
    return { company: application && presentCompany(application) };
  },
});
