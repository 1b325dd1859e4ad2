// Pieces that the calls of operators share. Their lists go on from a row instead of counting rows: at 100,000 entries the
// last page costs as much as the first.
import { z } from 'zod';
import { id, instant, paragraph, queryString } from '../fields.ts';
import { operatorQueues, operatorRules, pageSizes } from '../limits.ts';

/** Where a list goes on: what the answer before called `next`. */
export const onward = {
  after: z
    .string()
    .regex(/^\d{1,17}(?:-\d{1,15})?$/)
    .optional(),
  limit: z.literal(pageSizes).default(30),
};

export const search = { ...onward, query_string: queryString };

/** Null where there is nothing more. */
export function goingOn<T extends z.ZodType>(item: T) {
  return z.object({ list: z.array(item), next: z.string().nullable() });
}

export const person = z.object({ user_id: id, name: z.string(), username: z.string() });

export const reason = paragraph.min(1).max(operatorRules.reasonMax);

/** Since when something waits, and until when it was promised to be looked at. */
export const waiting = { waiting_since: instant, due_at: instant, is_late: z.boolean() };

/** One of the queues of operators; numbers stop at 1,000. */
export const waitingQueue = z.object({
  queue: z.literal(operatorQueues),
  count: z.int().min(0),
  oldest_at: instant.nullable(),
  late_count: z.int().min(0),
});
