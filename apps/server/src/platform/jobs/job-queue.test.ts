import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFreezableProxy } from '../db/freezable-proxy.fixture.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { openJobQueue } from './job-queue.ts';
import type { JobPolicy, JobQueue } from './job-queue.ts';

interface Kinds {
  count: { n: number };
}

const policy: JobPolicy<{ n: number }> = { retries: 1, retryDelay: 0, maxSeconds: 60, concurrency: 2 };
const pace = { pollSeconds: 0.5, heartbeatSeconds: 10, superviseSeconds: 1, stopSeconds: 3 };
const soon = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let opened: JobQueue<Kinds>[] = [];
let complaints: unknown[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(async () => {
  await Promise.all(opened.map((queue) => queue.stop()));
  opened = [];
  // What a queue of this test still has to say about its database going away is not the next test's business.
  complaints = [];
  await database.drop();
});

async function open(
  changes: Partial<typeof policy> = {},
  pollSeconds = pace.pollSeconds,
  connection = database.connection,
): Promise<JobQueue<Kinds>> {
  const heard = complaints;
  const queue = await openJobQueue<Kinds>(
    { count: { ...policy, ...changes } },
    {
      connection,
      pace: { ...pace, pollSeconds },
      log: (level, fields, message) => heard.push({ level, fields, message }),
    },
  );
  opened.push(queue);
  return queue;
}

async function selectSchedules(): Promise<unknown[]> {
  const { rows } = await sql`select name, cron from pgboss.schedule where name = 'count'`.execute(database.db);
  return rows;
}

describe('a failing job', () => {
  it('is tried again, then kept with its payload and error, and runs again when it is put back', async () => {
    const queue = await open();
    const attempts: number[] = [];
    let broken = true;
    await queue.work({
      count: async (_payload, { attempt }) => {
        attempts.push(attempt);
        if (broken) throw new Error('the printer is on fire');
      },
    });
    await queue.enqueue('count', { n: 7 });
    await vi.waitFor(async () => expect((await queue.depth()).count.failed).toBe(1), soon);
    expect(attempts).toEqual([1, 2]);
    expect(await queue.deadLetters(10)).toMatchObject([
      { kind: 'count', payload: { n: 7 }, error: 'the printer is on fire', attempts: 2, failedAt: expect.any(Date) },
    ]);
    expect(complaints).toMatchObject([
      { level: 'warn', message: 'job will be tried again' },
      { level: 'error', message: 'job gave up', fields: { job: 'count' } },
    ]);

    broken = false;
    expect(await queue.retryDeadLetters('count')).toBe(1);
    await vi.waitFor(() => expect(attempts).toEqual([1, 2, 1]), soon);
    await vi.waitFor(
      async () => expect(await queue.depth()).toEqual({ count: { waiting: 0, active: 0, failed: 0 } }),
      soon,
    );
  });

  it('that hangs is given up after its time', async () => {
    const queue = await open({ maxSeconds: 1, retries: 0 });
    let signal: AbortSignal | undefined;
    await queue.work({
      count: (_payload, context) => {
        signal = context.signal;
        return new Promise(() => {});
      },
    });
    await queue.enqueue('count', { n: 1 });
    await vi.waitFor(async () => expect((await queue.depth()).count.failed).toBe(1), soon);
    expect(signal?.aborted).toBe(true);
  });
});

describe('enqueueing', () => {
  it('in a transaction adds the job only if the transaction commits', async () => {
    const queue = await open();
    const ran: number[] = [];
    await queue.work({ count: async ({ n }) => void ran.push(n) });
    const { db } = database;
    const failed = db.transaction().execute(async (tx) => {
      await queue.enqueue('count', { n: 1 }, { tx });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await db.transaction().execute(async (tx) => {
      await queue.enqueue('count', { n: 2 }, { tx });
      expect((await queue.depth()).count.waiting).toBe(0);
    });
    const nothing = { waiting: 0, active: 0, failed: 0 };
    await vi.waitFor(async () => expect((await queue.depth()).count).toEqual(nothing), soon);
    expect(ran).toEqual([2]);
  });

  it('collapses equal keys into one waiting job, and keeps jobs without a key apart', async () => {
    const queue = await open({ concurrency: 1 });
    await Promise.all([1, 2, 3].map((n) => queue.enqueue('count', { n }, { key: 'same' })));
    expect((await queue.depth()).count.waiting).toBe(1);
    await queue.enqueue('count', { n: 4 }, { key: 'other' });
    await queue.enqueue('count', { n: 5 });
    await queue.enqueue('count', { n: 5 });
    expect((await queue.depth()).count.waiting).toBe(4);
  });

  it('accepts a key again while the job with that key runs, so that a change made meanwhile is not missed', async () => {
    const queue = await open({ concurrency: 1 });
    const ran: number[] = [];
    const first = Promise.withResolvers<void>();
    await queue.work({
      count: async ({ n }) => {
        ran.push(n);
        if (n === 1) await first.promise;
      },
    });
    await queue.enqueue('count', { n: 1 }, { key: 'same' });
    await vi.waitFor(() => expect(ran).toEqual([1]), soon);
    await queue.enqueue('count', { n: 2 }, { key: 'same' });
    await queue.enqueue('count', { n: 3 }, { key: 'same' });
    expect((await queue.depth()).count).toMatchObject({ active: 1, waiting: 1 });
    first.resolve();
    await vi.waitFor(() => expect(ran).toEqual([1, 2]), soon);
  });

  it('for later leaves the job alone until then', async () => {
    const queue = await open();
    const ranAt = Promise.withResolvers<number>();
    await queue.work({ count: async () => ranAt.resolve(Date.now()) });
    const startAfter = new Date(Date.now() + 1_000);
    await queue.enqueue('count', { n: 1 }, { startAfter });
    expect(await ranAt.promise).toBeGreaterThanOrEqual(startAfter.getTime());
  });
});

describe('several processes', () => {
  it('run each of 200 jobs exactly once between them', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    const runs = new Map<number, number>();
    const ranBy = { one: 0, two: 0 };
    const handler =
      (who: keyof typeof ranBy) =>
      async ({ n }: { n: number }) => {
        ranBy[who]++;
        runs.set(n, (runs.get(n) ?? 0) + 1);
        await wait(10);
      };
    for (let n = 0; n < 200; n++) await one.enqueue('count', { n });
    await Promise.all([one.work({ count: handler('one') }), two.work({ count: handler('two') })]);
    await vi.waitFor(async () => expect(await one.depth()).toEqual({ count: { waiting: 0, active: 0, failed: 0 } }), {
      timeout: 60_000,
      interval: 100,
    });
    expect(runs.size).toBe(200);
    expect([...runs.values()].every((times) => times === 1)).toBe(true);
    expect(Math.min(ranBy.one, ranBy.two)).toBeGreaterThan(0);
  }, 40_000);

  it('may all start at once on an empty database', async () => {
    await sql`drop schema pgboss cascade`.execute(database.db);
    const queues = await Promise.all(
      [1, 2, 3, 4].map(() => open({ schedule: { cron: '0 4 * * *', payload: { n: 0 } } })),
    );
    await Promise.all(queues.map((queue, n) => queue.enqueue('count', { n })));
    expect((await queues[0]!.depth()).count.waiting).toBe(4);
    expect(complaints).toEqual([]);
  });

  it('keep one schedule between them, change it in place and take it away', async () => {
    const schedule = { cron: '0 4 * * *', payload: { n: 0 } };
    await Promise.all([open({ schedule }), open({ schedule })]);
    expect(await selectSchedules()).toEqual([{ name: 'count', cron: '0 4 * * *' }]);
    await open({ schedule: { ...schedule, cron: '0 5 * * *' } });
    expect(await selectSchedules()).toEqual([{ name: 'count', cron: '0 5 * * *' }]);
    await open();
    expect(await selectSchedules()).toEqual([]);
  });

  it('take over the job of one that was killed', async () => {
    const queue = await open({ maxSeconds: 3_600 });
    await queue.enqueue('count', { n: 9 });
    const dying = spawn(process.execPath, ['--input-type=module', '-e', workerThatNeverFinishes()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = new Promise((resolve) => dying.on('exit', resolve));
    await new Promise((resolve) => dying.stdout.once('data', resolve));
    expect((await queue.depth()).count.active).toBe(1);
    dying.kill('SIGKILL');
    await gone;
    // As if so much time had passed since it was last heard of.
    const silence = sql.raw(`interval '${pace.heartbeatSeconds} seconds'`);
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - ${silence} where state = 'active'`.execute(
      database.db,
    );

    const ran: unknown[] = [];
    await queue.work({ count: async ({ n }, { attempt }) => void ran.push({ n, attempt }) });
    await vi.waitFor(() => expect(ran).toEqual([{ n: 9, attempt: 2 }]), { timeout: 60_000, interval: 200 });
  }, 40_000);
});

function workerThatNeverFinishes(): string {
  const options = { connection: database.connection, pace };
  return `
    import { openJobQueue } from ${JSON.stringify(new URL('job-queue.ts', import.meta.url).href)};
    const queue = await openJobQueue(${JSON.stringify({ count: { ...policy, maxSeconds: 3_600 } })}, {
      ...${JSON.stringify(options)},
      log: () => {},
    });
    await queue.work({ count: () => { console.log('running'); return new Promise(() => {}); } });
  `;
}

describe('a queue whose database hangs', () => {
  it('goes on with the one that takes its place, and tells meanwhile for how long it has not moved', async () => {
    const proxy = await startFreezableProxy(database.connection);
    const queue = await open({}, pace.pollSeconds, proxy.connection);
    const ran: number[] = [];
    expect(queue.silentSeconds()).toBe(0);
    await queue.work({ count: async ({ n }) => void ran.push(n) });
    await queue.enqueue('count', { n: 1 });
    await vi.waitFor(() => expect(ran).toEqual([1]), soon);
    expect(queue.silentSeconds()).toBeLessThan(2);

    await queue.enqueue('count', { n: 2 }, { startAfter: new Date(Date.now() + 1_000) });
    proxy.freeze();
    await vi.waitFor(() => expect(queue.silentSeconds()).toBeGreaterThan(3), soon);
    proxy.thaw();
    await vi.waitFor(() => expect(ran).toEqual([1, 2]), { timeout: 60_000, interval: 100 });
    expect(queue.silentSeconds()).toBeLessThan(2);
    await queue.stop();
    await proxy.close();
  });
});

describe('stopping', () => {
  it('is quick while there is nothing to do', async () => {
    const queue = await open({}, 30);
    await queue.work({ count: async () => {} });
    await wait(300);
    const started = performance.now();
    await queue.stop();
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('lets a running job finish', async () => {
    const queue = await open();
    let finished = false;
    const running = Promise.withResolvers<void>();
    await queue.work({
      count: async () => {
        running.resolve();
        await wait(300);
        finished = true;
      },
    });
    await queue.enqueue('count', { n: 1 });
    await running.promise;
    await queue.stop();
    expect(finished).toBe(true);
    const other = await open();
    expect(await other.depth()).toEqual({ count: { waiting: 0, active: 0, failed: 0 } });
  });

  it('does not wait for ever: what will not finish is left to be tried again', async () => {
    const queue = await open();
    const running = Promise.withResolvers<void>();
    await queue.work({
      count: () => {
        running.resolve();
        return new Promise(() => {});
      },
    });
    await queue.enqueue('count', { n: 1 });
    await running.promise;
    const before = performance.now();
    await queue.stop();
    expect(performance.now() - before).toBeLessThan(30_000);
    const other = await open();
    expect((await other.depth()).count).toEqual({ waiting: 1, active: 0, failed: 0 });
  });
});
