import { companyCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { readImage, readLogo, removeImage, replaceImage } from './company-images.ts';
import { findApplication, selectCompany } from './company.store.ts';
import { keepCompany, presentCompany } from './keep-company.ts';

export const companyRoutes = defineRoutes(companyCalls, {
  'GET /ee/company/info': async ({ db, actor }) => ({
    company: presentCompany(await selectCompany(db, actor.company.id), actor.company.isSuperAdmin),
  }),

  'GET /ee/company/info/first': async ({ db, actor }) => {
    const application = await findApplication(db, actor.accountId);
    return { company: application && presentCompany(application, true) };
  },

  'POST /ee/company/info': async (context, { company }) => ({ company: await keepCompany(context, company) }),

  'GET /ee/company/logo': (context, { id }) => readLogo(context, id),

  'POST /ee/company/image': async (context, { file, ...named }) => ({
    company: await replaceImage(context, named, file),
  }),

  'DELETE /ee/company/image': async (context, named) => ({ company: await removeImage(context, named) }),

  'GET /ee/company/image': (context, wanted) => readImage(context, wanted),
});
