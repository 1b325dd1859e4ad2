import { operatorCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { listActions } from './actions/actions.ts';
import { listQueues } from './waiting.ts';

export const operatorRoutes = defineRoutes(operatorCalls, {
  'GET /operator/start': async (services) => ({ list: await listQueues(services) }),

  'POST /operator/actions': ({ db }, wanted) => listActions(db, wanted),
});
