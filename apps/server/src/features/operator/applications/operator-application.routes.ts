import { operatorApplicationCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { decide } from '../decisions.ts';
import { listApplications, openApplication, sendApplicationImage } from './applications.ts';

export const operatorApplicationRoutes = defineRoutes(operatorApplicationCalls, {
  'POST /operator/applications': ({ db }, { kind, ...page }) => listApplications(db, kind, page),
  'GET /operator/application': ({ db }, named) => openApplication(db, named),
  'GET /operator/application/image': (context, wanted) => sendApplicationImage(context, wanted),
  'POST /operator/application/decide': async ({ db, actor, jobs }, { is_approved, reason, ...named }) => {
    await db.transaction().execute((tx) => decide(tx, actor, named, { isApproved: is_approved, reason }, jobs));
    return {};
  },
});
