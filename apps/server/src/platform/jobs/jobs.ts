// The kinds of background jobs, which features bring.
import type { JobQueue } from './job-queue.ts';

export type NoPayload = Record<string, never>;

/**
 * What each kind carries: added where the kind is defined, in a feature's `<feature>.jobs.ts`.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- extended by declaration merging
export interface JobPayloads {}

export type Jobs = JobQueue<JobPayloads>;
