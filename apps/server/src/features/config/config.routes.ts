import { configCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { describeDeployment } from './config.ts';

export const configRoutes = defineRoutes(configCalls, {
  'GET /web/config': async (context) => describeDeployment(context),
});
