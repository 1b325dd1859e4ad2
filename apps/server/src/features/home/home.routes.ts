import { homeCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { readHome } from './read-home.ts';

export const homeRoutes = defineRoutes(homeCalls, {
  'GET /user/webhome': async (context) => ({ home: await readHome(context) }),
});
