import { practiceSittingCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { recordSwitches } from './record-switches.ts';
import { readState } from './read-state.ts';

export const attemptSittingRoutes = defineRoutes(practiceSittingCalls, {
  'POST /exam/user_online_prac/switches': async (context, { answer_id, switches, answer_details = [] }) =>
    recordSwitches(context, answer_id, switches, answer_details),

  'GET /exam/user_online_prac/state': async (context, { answer_id }) => readState(context, answer_id),
});
