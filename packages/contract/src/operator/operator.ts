// The start page of operators, and what they have done.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, instant } from '../fields.ts';
import { operatorAbouts, operatorActions } from '../limits.ts';
import { goingOn, search, waitingQueue } from './operator-fields.ts';

const operatorAction = z.object({
  action_id: id,
  /** Null for the command line. */
  user_id: id.nullable(),
  name: z.string(),
  action: z.literal(operatorActions),
  about: z.literal(operatorAbouts),
  about_id: id.nullable(),
  title: z.string(),
  reason: z.string().nullable(),
  created_at: instant,
});
export type OperatorAction = z.output<typeof operatorAction>;

export const operatorCalls = defineCalls({
  'GET /operator/start': {
    access: 'operator',
    summary: 'What waits for an operator; numbers stop at 1,000',
    request: z.strictObject({}),
    response: z.object({
      list: z.array(waitingQueue),
    }),
    errors: [],
  },
  'POST /operator/actions': {
    access: 'operator',
    summary: 'What operators have done, the newest first',
    request: z.strictObject({
      ...search,
      action: z.literal(operatorActions).optional(),
      about: z.literal(operatorAbouts).optional(),
      about_id: id.optional(),
    }),
    response: goingOn(operatorAction),
    errors: [],
    reads: true,
  },
});
