// A kind of job: what it does, how often it is tried, when it runs by itself. A feature brings its kinds in `<feature>.jobs.ts`.
import type pg from 'pg';
import type { Run } from '../jobs/each-of-many.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import type { JobContext, JobHandlers, JobPolicy, JobQueueOptions } from '../jobs/job-queue.ts';
import type { JobPayloads, Jobs, NoPayload } from '../jobs/jobs.ts';
import type { Services } from './services.ts';

interface JobServices extends Services {
  /** For what may take hours. */
  connection: pg.PoolConfig;
}

type Kind = keyof JobPayloads;

export interface FeatureJob<K extends Kind> extends JobPolicy<JobPayloads[K]> {
  run: (services: JobServices, payload: JobPayloads[K], context: JobContext) => Promise<unknown>;
}

interface ScheduledJob extends JobPolicy<NoPayload> {
  run: (services: JobServices, payload: NoPayload, context: JobContext) => Promise<unknown>;
}

/** A job that begins by itself at the times of `cron`, one run at a time, and carries nothing. */
export function onSchedule(
  cron: string,
  policy: Pick<JobPolicy<NoPayload>, 'retries' | 'retryDelay' | 'maxSeconds'>,
  run: (services: JobServices, context: JobContext) => Promise<unknown>,
): ScheduledJob {
  const schedule = { cron, payload: {} };
  return { ...policy, concurrency: 1, schedule, run: (services, _payload, context) => run(services, context) };
}

/** A kind that is declared and not brought does not compile. */
export type FeatureJobs<Kinds extends Kind = Kind> = { [K in Kinds]: FeatureJob<K> };

/** Steps of the hourly purge, by what is removed. */
export type Purges = Record<string, (services: JobServices, run: Run) => Promise<unknown>>;

export function openJobs(jobs: FeatureJobs, options: JobQueueOptions): Promise<Jobs> {
  return openJobQueue<JobPayloads>(jobs, options);
}

/** `connection` is that of the process's own pools where none is given. */
export function workOnJobs(
  jobs: FeatureJobs,
  services: Services,
  connection: pg.PoolConfig = services.pool.options,
): Promise<void> {
  const given: JobServices = { ...services, connection };
  const handlers = Object.entries(jobs).map(([kind, { run }]) => {
    const handle = async (payload: never, context: JobContext) => void (await run(given, payload, context));
    return [kind, handle];
  });
  return services.jobs.work(Object.fromEntries(handlers) as JobHandlers<JobPayloads>);
}
