// Background jobs and storage.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { instant, line } from '../fields.ts';
import { asideKinds } from './operator-codes.ts';
import { goingOn, onward, person } from './operator-fields.ts';

const count = z.int().min(0);

export const operatorJobCalls = defineCalls({
  'GET /operator/jobs': {
    access: 'operator',
    summary:
      'How many jobs of each kind wait, run or have failed for good, the newest that failed, and what was set aside',
    request: z.strictObject({}),
    response: z.object({
      list: z.array(z.object({ kind: z.string(), waiting: count, active: count, failed: count })),
      failed: z.array(
        z.object({ job_id: z.string(), kind: z.string(), error: z.string(), attempts: count, failed_at: instant }),
      ),
      /** The longest set aside first. */
      aside: z.array(
        z.object({
          kind: z.enum(asideKinds),
          item: z.string(),
          since: instant,
          tries_count: count,
          next_try_at: instant,
          is_due: z.boolean(),
          error: z.string(),
        }),
      ),
      aside_count: count,
      silent_seconds: z.number().min(0),
    }),
    errors: [],
  },
  'POST /operator/jobs/retry': {
    access: 'operator',
    summary: 'Put the failed jobs of a kind back into their queue',
    request: z.strictObject({ kind: line.min(1).max(40) }),
    response: z.object({ retried_count: count }),
    errors: ['not_found'],
  },
  'POST /operator/jobs/aside/retry': {
    access: 'operator',
    summary: 'Try again now what was set aside: one thing, or all of a kind',
    request: z.strictObject({ kind: z.enum(asideKinds), item: line.min(1).max(200).optional() }),
    response: z.object({ retried_count: count }),
    errors: ['not_found'],
  },
  'POST /operator/storage': {
    access: 'operator',
    summary: 'Who uses how much storage, the most first',
    request: z.strictObject(onward),
    response: goingOn(
      z.object({
        user: person.nullable(),
        company: z.object({ id: z.int().positive(), name: z.string() }).nullable(),
        bytes: count,
        limit_bytes: count,
      }),
    ),
    errors: [],
    reads: true,
  },
});
