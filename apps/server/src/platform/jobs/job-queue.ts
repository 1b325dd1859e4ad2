// A typed queue on pg-boss: polls instead of LISTEN and locks inside transactions only, so it works behind a pooler in
// transaction mode, and any number of processes may open it on the same database. One cheap statement a second asks which kinds
// have something to do; only their workers then ask for it. By themselves they look once in two minutes.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import { openPool } from '../db/pool.ts';
import type { StatementNames } from '../db/statement-names.ts';
import { deadLetterQueue, selectDeadLetters, selectDepth, selectDue } from './job-records.ts';
import type { DeadLetter, Depth } from './job-records.ts';
import { quietErrors } from './quiet-errors.ts';
import type { JobLog } from './quiet-errors.ts';

export interface JobPolicy<Payload> {
  /** Attempts after the first. When they are used up the job goes to the dead letters. */
  retries: number;
  /** Seconds before the first retry; it doubles with each, up to an hour. */
  retryDelay: number;
  /** A run that takes longer is given up and counts as failed. */
  maxSeconds: number;
  /** How many run at once in one process. */
  concurrency: number;
  /** In UTC. What fell due while nothing was running is caught up on once. */
  schedule?: { cron: string; payload: Payload };
}

export type JobPolicies<Kinds> = { [Kind in keyof Kinds]: JobPolicy<Kinds[Kind]> };

export interface JobContext {
  id: string;
  /** 1 for the first run. A job may run more than once, so what it does must bear repeating. */
  attempt: number;
  /** Aborted when the run takes too long or the process stops. */
  signal: AbortSignal;
  log: JobLog;
}

export type JobHandlers<Kinds> = {
  [Kind in keyof Kinds]: (payload: Kinds[Kind], context: JobContext) => Promise<void>;
};

export interface EnqueueOptions {
  /** The job exists if and only if this transaction commits. */
  tx?: Pick<Kysely<unknown>, 'executeQuery'>;
  /** While a job of the same kind and key waits, another is not added: the payload and time of the first hold. */
  key?: string;
  startAfter?: Date;
}

export interface JobQueue<Kinds> {
  enqueue<Kind extends keyof Kinds & string>(kind: Kind, payload: Kinds[Kind], options?: EnqueueOptions): Promise<void>;
  /** Looks for work of a kind now instead of at the next poll, which is at most a second away: for a job whose transaction has just been committed. */
  wake(kind: keyof Kinds & string): void;
  /** Seconds since the database last answered this process's queue; 0 before it began to work. */
  silentSeconds(): number;
  /** Starts working on every kind. */
  work(handlers: JobHandlers<Kinds>): Promise<void>;
  /** Takes nothing new, lets what runs finish, and after `stopSeconds` leaves the rest to be tried again. */
  stop(): Promise<void>;
  depth(): Promise<Record<keyof Kinds & string, Depth>>;
  /** The newest first. */
  deadLetters(limit: number): Promise<DeadLetter[]>;
  /** Puts the dead letters of a kind back into its queue; answers how many. */
  retryDeadLetters(kind: keyof Kinds & string): Promise<number>;
}

export interface JobQueueOptions {
  connection: pg.PoolConfig;
  /** Those of the process; without them nothing is planned ahead. */
  names?: StatementNames | undefined;
  log: JobLog;
  pace?: Partial<typeof defaultPace>;
}

const defaultPace = {
  /** How often it is asked which kinds have something to do. */
  pollSeconds: 1,
  /** A worker that has not been heard of for this long is dead, and its jobs are given to others. At least 10. */
  heartbeatSeconds: 30,
  /** How often the dead workers' jobs are looked for. */
  superviseSeconds: 15,
  stopSeconds: 20,
};

const DAY = 24 * 60 * 60;

/** In seconds. A worker is woken; this is for the day on which nobody does it. */
const workerPollSeconds = 120;
/** No job here waits for another. */
const flowSeconds = 60 * 60;

/** Milliseconds. The first start after an upgrade may have a table to rewrite; a poll that takes long is lost. */
const patience = {
  starting: { connection: 10_000, statement: 300_000 },
  working: { connection: 5_000, statement: 10_000 },
};

export async function openJobQueue<Kinds extends { [K in keyof Kinds]: object }>(
  policies: JobPolicies<Kinds>,
  { connection, names, log, pace: given }: JobQueueOptions,
): Promise<JobQueue<Kinds>> {
  type Kind = keyof Kinds & string;
  const pace = { ...defaultPace, ...given };
  const kinds = Object.keys(policies) as Kind[];
  const workers = new Map<string, string[]>(kinds.map((kind) => [kind, []]));
  const report = quietErrors(log);
  // Its own few, so that jobs and requests cannot starve each other of connections.
  const own = { ...connection, max: 4, application_name: 'tiku jobs' };
  let pool = openPool(own, patience.starting, report);
  let answeredAt: number | null = null;
  let stopping: Promise<void> | undefined;
  let poll: NodeJS.Timeout | undefined;
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const result = await pool.query(text, values);
        if (answeredAt !== null) answeredAt = Date.now();
        return result;
      },
    },
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
    flowIntervalSeconds: flowSeconds,
  });
  boss.on('error', report);
  boss.on('warning', ({ message, data }) => log('warn', { data }, message));
  try {
    await start(boss);
    await boss.createQueue(deadLetterQueue, { retentionSeconds: 365 * DAY });
    for (const kind of kinds) await declareQueue(kind, policies[kind]);
    const starting = pool;
    pool = openPool(own, patience.working, report, names);
    await starting.end();
  } catch (error) {
    // Its timers and connections would keep the process from ending.
    await boss.stop({ graceful: false });
    await pool.end();
    throw error;
  }

  async function declareQueue(kind: Kind, policy: JobPolicy<object>): Promise<void> {
    const queue = {
      retryLimit: policy.retries,
      retryDelay: policy.retryDelay,
      retryBackoff: true,
      retryDelayMax: 60 * 60,
      expireInSeconds: policy.maxSeconds,
      heartbeatSeconds: pace.heartbeatSeconds,
      retentionSeconds: 365 * DAY,
      deleteAfterSeconds: DAY,
      deadLetter: deadLetterQueue,
    };
    // Under any other policy a singleton key alone collapses nothing.
    await boss.createQueue(kind, { ...queue, policy: 'short' });
    // An existing queue keeps its old numbers otherwise.
    await boss.updateQueue(kind, queue);
    const { schedule } = policy;
    if (schedule)
      await boss.schedule(kind, schedule.cron, schedule.payload, { singletonKey: 'schedule', missed: 'once' });
    else await boss.unschedule(kind);
  }

  function wake(kind: Kind): void {
    for (const worker of workers.get(kind) ?? []) boss.notifyWorker(worker);
  }

  async function wakeDue(): Promise<void> {
    try {
      for (const kind of await selectDue(boss.getDb(), kinds)) wake(kind);
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)));
    }
    if (!stopping) poll = setTimeout(() => void wakeDue(), pace.pollSeconds * 1000);
  }

  async function startWorker(kind: Kind, handler: JobHandlers<Kinds>[Kind]): Promise<void> {
    let worker = '';
    const options = { pollingIntervalSeconds: workerPollSeconds, includeMetadata: true } as const;
    worker = await boss.work<Kinds[Kind], void, typeof options>(kind, options, async (jobs) => {
      // Without this a worker takes one job per poll, however long the queue.
      boss.notifyWorker(worker);
      for (const { id, data, retryCount, retryLimit, signal } of jobs) {
        try {
          await handler(data, { id, attempt: retryCount + 1, signal, log });
        } catch (error) {
          const last = retryCount >= retryLimit;
          log(last ? 'error' : 'warn', { job: kind, id, err: error }, last ? 'job gave up' : 'job will be tried again');
          throw error;
        }
      }
    });
    workers.get(kind)?.push(worker);
  }

  return {
    async enqueue(kind, payload, { tx, key, startAfter } = {}) {
      await boss.send(kind, payload, {
        // The queue holds one waiting job per key, so a job without one brings a key of its own.
        singletonKey: key ?? randomUUID(),
        ...(startAfter && { startAfter }),
        ...(tx && { db: fromKysely(tx) }),
      });
      if (!tx) wake(kind);
    },
    wake,
    silentSeconds: () => (answeredAt === null ? 0 : (Date.now() - answeredAt) / 1000),
    async work(handlers) {
      answeredAt = Date.now();
      for (const kind of kinds) {
        for (let count = 0; count < policies[kind].concurrency; count++) await startWorker(kind, handlers[kind]);
      }
      void wakeDue();
    },
    async stop() {
      clearTimeout(poll);
      stopping ??= boss.stop({ timeout: pace.stopSeconds * 1000 }).then(() => pool.end());
      // A database that does not answer must not keep the process from ending.
      await Promise.race([stopping, wait((pace.stopSeconds + 5) * 1000, undefined, { ref: false })]);
    },
    depth: () => selectDepth(boss.getDb(), kinds),
    deadLetters: (limit) => selectDeadLetters(boss.getDb(), limit),
    async retryDeadLetters(kind) {
      const count = await boss.redrive(deadLetterQueue, { sourceName: kind, limit: 100_000 });
      wake(kind);
      return count;
    },
  };
}

const UNIQUE_VIOLATION = '23505';

/**
 * Processes that find an empty database at the same moment all install pg-boss, and its lock does not keep a late one
 * from adding the schema a second time. The loser finds everything in place when it looks again.
 */
async function start(boss: PgBoss): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await boss.start();
      return;
    } catch (error) {
      const isRace = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
      if (!isRace || attempt === 5) throw error;
    }
  }
}
