// The server is killed or stands still, or its database crashes, again and again while people hand in tests and homework:
// `FAULTS_HAND_INS=2000` makes it long.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { practiceTypes } from '@tiku/contract';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { isFull } from '../harness/extent.ts';
import { startAlone } from '../harness/start-alone.ts';
import type { LoneServer } from '../harness/start-alone.ts';
import { insist, openClient } from './browser.ts';
import { createChance } from './chance.ts';
import { inventCourse } from './course.ts';
import type { Course } from './course.ts';
import { openSchool } from './school.ts';
import type { Pupil, School } from './school.ts';
import { takeCourse } from './take-course.ts';
import type { Taken } from './take-course.ts';
import { faultless, findOut } from './what-became.ts';

const seed = Number(process.env.FAULTS_SEED ?? 1);
const pupilCount = 40;
const perPupil = Math.ceil(Number(process.env.FAULTS_HAND_INS ?? (isFull ? 400 : 80)) / pupilCount);
const count = pupilCount * perPupil;
/** Milliseconds of work, and hand-ins in them: where the machine is slow, the server lives until it has done some. */
const life = { milliseconds: 700, handIns: 15 };

let server: LoneServer;

beforeAll(async () => {
  server = await startAlone({ TIKU_RATE_LIMIT: '100000000' });
});
afterAll(() => server.stop());

/** Answers that nobody has sent yet when they are handed in. */
function inventHandIn(name: string): Course {
  const course = inventCourse(name, createChance(name));
  const steps = course.steps.flatMap((step) =>
    step.kind === 'give' ? [Object.assign(step, { check: false, delay: 60_000 })] : [],
  );
  return { ...course, steps, goesOn: false };
}

/** Tests, and as many homework as there is. */
async function beginAll({ examId, homeworkIds }: School, pupil: Pupil): Promise<number[]> {
  const { call } = openClient(server.url, pupil);
  const ids: number[] = [];
  for (let at = 0; at < perPupil; at++) {
    const homeworkId = homeworkIds[at];
    const request =
      homeworkId === undefined
        ? { exam_id: examId, prac_type: practiceTypes.test }
        : { exam_id: homeworkId, prac_type: practiceTypes.homework };
    const begun = await insist(() => call('POST /exam/user_online_prac/create_answer', request));
    if (!begun.ok) throw new Error(begun.error.message);
    ids.push(begun.data.answer_id);
  }
  return ids;
}

interface Restart {
  killedAt: number;
  milliseconds: number;
}

/** As long as there are some to come. */
async function disturb(by: () => Promise<void>, countDone: () => number): Promise<Restart[]> {
  const restarts: Restart[] = [];
  while (countDone() < count) {
    const enough = Math.min(countDone() + life.handIns, count);
    await pause(life.milliseconds);
    while (countDone() < enough) await pause(5);
    const killedAt = Date.now();
    await by();
    restarts.push({ killedAt, milliseconds: Date.now() - killedAt });
  }
  return restarts;
}

/** Done before a kill, and answered after it. */
function wasUnanswered({ results, heardAt }: Taken, restarts: readonly Restart[]): boolean {
  const doneAt = Date.parse(results[0]?.handed_in_at ?? '');
  return restarts.some(({ killedAt }) => doneAt < killedAt && killedAt < heardAt);
}

/** Longer than the server waits for its database, and than the client for the server. */
const longSleeps = isFull ? [40_000] : [];

const disturbances = {
  'is killed': () => server.crash(),
  'stands still': () => server.freeze(longSleeps.pop() ?? 1_500),
  'loses its database': () => server.crashDatabase(),
};

it.each(Object.entries(disturbances))(
  'a server that %s every 0.7 s loses no hand-in, does none twice, and answers each the same',
  { retry: 0, timeout: 1_800_000 },
  async (_name, by) => {
    const school = await openSchool(await server.readConnection(), pupilCount, perPupil / 2);
    const { examId, pupils } = school;
    await school.database.close();
    const begun = await Promise.all(pupils.map((pupil) => beginAll(school, pupil)));
    const taken: Taken[] = [];

    async function handInAll(pupil: Pupil, ids: readonly number[]): Promise<void> {
      for (const attemptId of ids) {
        const name = `${seed}-${attemptId}`;
        const chance = createChance(name);
        const browser = {
          url: server.url,
          pupil,
          name,
          chance,
          patience: 5_000,
          pauses: [20, 100] as [number, number],
        };
        taken.push(await takeCourse({ examId, serverUrl: server.url, course: inventHandIn(name), attemptId, browser }));
      }
    }
    const [restarts] = await Promise.all([
      disturb(by, () => taken.length),
      ...pupils.map((pupil, at) => handInAll(pupil, begun[at] ?? [])),
    ]);

    const database = openDatabase(await server.readConnection(), () => {}, 'background');
    const outcome = await findOut({ ...school, database }, server.url, taken);
    await database.close();
    const unanswered = taken.filter((one) => wasUnanswered(one, restarts)).length;
    const milliseconds = restarts.map((restart) => restart.milliseconds);
    process.stdout.write(`${JSON.stringify({ seed, ...outcome, unanswered, restarts: milliseconds })}\n`);
    expect(restarts.length).toBeGreaterThan(1);
    expect(outcome).toMatchObject({ ...faultless, attempts: count });
  },
);

const isPositive = (figure: number) => figure > 0;

interface Answered {
  status: number;
  retryAfter: number;
  milliseconds: number;
}

async function keepAsking({ pair }: Pupil, answers: Answered[], isOver: () => boolean): Promise<void> {
  const headers = { authorization: `Bearer ${pair.access_token}` };
  while (!isOver()) {
    const asked = performance.now();
    const answer = await fetch(`${server.url}/api/1/user/webhome?os_type=5`, { headers });
    const retryAfter = Number(answer.headers.get('retry-after'));
    answers.push({ status: answer.status, retryAfter, milliseconds: performance.now() - asked });
    await pause(5);
  }
}

it('a server without its database says that it cannot answer now, and can again without a restart', async () => {
  const school = await openSchool(await server.readConnection(), 1);
  await school.database.close();
  const pupil = school.pupils[0];
  if (!pupil) throw new Error('nobody came');
  let isOver = false;
  const answers: Answered[] = [];
  const asking = keepAsking(pupil, answers, () => isOver);
  for (let times = 0; times < 3; times++) {
    await pause(500);
    await server.crashDatabase();
  }
  await expect.poll(() => answers.at(-1)?.status, { timeout: 30_000 }).toBe(200);
  isOver = true;
  await asking;
  const longest = Math.round(Math.max(...answers.map(({ milliseconds }) => milliseconds)));
  process.stdout.write(`${JSON.stringify({ answers: answers.length, longest })}\n`);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(answer).toMatchObject({ status: 503, retryAfter: expect.toSatisfy(isPositive) });
});
