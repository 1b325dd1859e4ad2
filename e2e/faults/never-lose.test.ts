// The proof that no answer is lost: `FAULTS_SEED=7 FAULTS_ATTEMPTS=5000` repeats or widens it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../harness/extent.ts';
import { startAlone } from '../harness/start-alone.ts';
import type { LoneServer } from '../harness/start-alone.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { openSchool } from './school.ts';
import type { School } from './school.ts';
import { spendDay } from './school-day.ts';
import { createRenumbering, takeCarelessly } from './take-carelessly.ts';
import { takeCourse } from './take-course.ts';
import type { Taken, Taking } from './take-course.ts';
import { faultless, findOut } from './what-became.ts';

const seed = Number(process.env.FAULTS_SEED ?? 1);
const attempts = Number(process.env.FAULTS_ATTEMPTS ?? (isFull ? 1_000 : 200));
const pupils = 40;
const patience = 3_000;

let server: LoneServer;
let schools: School[] = [];

beforeAll(async () => {
  // Everybody is at one address here.
  server = await startAlone({ TIKU_RATE_LIMIT: '100000000' });
});
afterAll(async () => {
  for (const { database } of schools) await database.close();
  await server.stop();
});

interface Conditions {
  take: (taking: Taking) => Promise<Taken>;
  /** Of everybody, before they practise. */
  homework?: number;
  rewrite?: (body: Buffer) => Buffer;
}

async function run(count: number, { take, homework = 0, rewrite }: Conditions) {
  const school = await openSchool(await server.readConnection(), pupils, homework);
  schools.push(school);
  const proxy = await startFaultProxy({ target: server.url, seed, patience, ...(rewrite && { rewrite }) });
  const started = performance.now();
  const day = { school, serverUrl: server.url, proxy, seed, attempts: count, patience, take };
  const outcome = await findOut(school, server.url, await spendDay(day));
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  await proxy.stop();
  process.stdout.write(`${JSON.stringify({ seed, seconds, ...outcome, faults: proxy.faults })}\n`);
  return outcome;
}

describe('through a line that cuts, delays, repeats and reorders, with reloads and two tabs', { retry: 0 }, () => {
  it('no answer is lost, none goes back, nothing happens twice, and nothing is taken after the end', async () => {
    expect(await run(attempts, { take: takeCourse })).toMatchObject({ ...faultless, attempts });
  }, 1_800_000);

  it('no answer of homework is lost either', async () => {
    const count = attempts / 4;
    const homework = Math.ceil(count / pupils);
    expect(await run(count, { take: takeCourse, homework })).toMatchObject({ ...faultless, attempts: count });
  }, 1_800_000);

  it('answers are lost and go back without the protection: this proof can fail', async () => {
    const outcome = await run(40, { take: takeCarelessly, rewrite: createRenumbering() });
    expect(outcome.lost).toBeGreaterThan(0);
    expect(outcome.regressed).toBeGreaterThan(0);
  });
});
