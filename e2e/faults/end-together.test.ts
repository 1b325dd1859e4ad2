// Two instances of the server, each with its sweeper, and a class whose time runs out at the same moment.
import { setTimeout as pause } from 'node:timers/promises';
import { practiceTypes } from '@tiku/contract';
import type { HandInResult } from '@tiku/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../apps/server/src/testing/build-account.ts';
import { paperOf, statements } from '../../apps/server/src/testing/build-attempt.ts';
import { buildGroup } from '../../apps/server/src/testing/build-group.ts';
import { buildHomework } from '../../apps/server/src/testing/build-homework.ts';
import { isFull } from '../harness/extent.ts';
import { startAlone } from '../harness/start-alone.ts';
import type { LoneServer } from '../harness/start-alone.ts';
import { insist, openClient } from './browser.ts';
import { openSchool } from './school.ts';
import type { Pupil, School } from './school.ts';

const size = isFull ? 2_000 : 100;
const servers: LoneServer[] = [];
let school: School;
let homework: Awaited<ReturnType<typeof buildHomework>>;

beforeAll(async () => {
  const first = await startAlone({ TIKU_RATE_LIMIT: '100000000' });
  const { host, port, user, database } = await first.readConnection();
  const shared = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
  servers.push(first, await startAlone({ TIKU_RATE_LIMIT: '100000000', DATABASE_URL: shared }));
  school = await openSchool(await first.readConnection(), size);
  const { db } = school.database;
  const teacherId = await buildAccount(db);
  const groupId = await buildGroup(db, teacherId, { members: school.pupils.map(({ accountId }) => accountId) });
  homework = await buildHomework(db, groupId, teacherId, { paper: paperOf(statements(3)) });
}, 300_000);
afterAll(async () => {
  await school.database.close();
  for (const server of servers.toReversed()) await server.stop();
});

type Call = ReturnType<typeof openClient>['call'];

interface Sitting {
  call: Call;
  answerId: number;
  /** Who keeps their screen open, which hands in when time is up. */
  isThere: boolean;
}

async function sit(pupil: Pupil, at: number): Promise<Sitting> {
  const { call } = openClient(servers[at % 2]?.url ?? '', pupil);
  const request = { exam_id: homework.exam_id, prac_type: practiceTypes.homework };
  const begun = await insist(() => call('POST /exam/user_online_prac/create_answer', request));
  if (!begun.ok) throw new Error(begun.error.message);
  return { call, answerId: begun.data.answer_id, isThere: at % 3 !== 0 };
}

/** So many at a time as a browser would not, and a machine can. */
async function eachOf<T, R>(list: readonly T[], work: (one: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < list.length; from += 50) {
    const part = list.slice(from, from + 50);
    results.push(...(await Promise.all(part.map((one, at) => work(one, from + at)))));
  }
  return results;
}

async function save({ call, answerId }: Sitting, no: number): Promise<boolean> {
  const details = [{ no, seq: 1, answer: true }];
  const saved = await insist(() =>
    call('POST /exam/user_online_prac/answer_details', { answer_id: answerId, answer_details: details }),
  );
  return saved.ok;
}

async function handIn({ call, answerId }: Sitting): Promise<HandInResult> {
  const handedIn = await insist(() => call('POST /exam/user_online_prac/handin_answer', { answer_id: answerId }));
  if (!handedIn.ok) throw new Error(handedIn.error.message);
  return handedIn.data;
}

it(
  'each attempt is closed once, with the last save that was acknowledged, and counted once',
  { retry: 0, timeout: 900_000 },
  async () => {
    const { pool } = school.database;
    const ofClass = `homework_id = ${homework.homework_id}`;
    const sittings = await eachOf(school.pupils, sit);
    expect((await eachOf(sittings, (sitting) => save(sitting, 1))).every(Boolean)).toBe(true);

    await pool.query(`update attempt set deadline = now() + interval '1 second' where ${ofClass}`);
    const acknowledged = new Set<number>();
    const results = await eachOf(sittings, async (sitting) => {
      if (await save(sitting, 2)) acknowledged.add(sitting.answerId);
      return sitting.isThere ? handIn(sitting) : null;
    });
    const countOpen = async () => {
      const { rows } = await pool.query<{ open: number }>(
        `select count(*) as open from attempt where ${ofClass} and handed_in_at is null`,
      );
      return rows[0]?.open;
    };
    for (const deadline = Date.now() + 300_000; (await countOpen()) !== 0 && Date.now() < deadline;) await pause(200);
    expect(await countOpen()).toBe(0);

    // What the sweepers did is what everybody is told, however often they ask.
    const again = await eachOf(sittings, handIn);
    for (const [at, { answerId }] of sittings.entries()) {
      const told = again[at];
      expect(told?.answered_count).toBe(acknowledged.has(answerId) ? 2 : 1);
      expect(told?.score).toBe(told?.answered_count);
      expect(results[at]?.handed_in_at ?? told?.handed_in_at).toBe(told?.handed_in_at);
    }
    const { rows } = await pool.query<{ attempts: number; scores: number; points: number; earned: number }>(`
      select count(*) as attempts, sum(auto_score) as earned,
        (select count(*) from group_score where ${ofClass}) as scores,
        (select sum(points) from group_score where ${ofClass}) as points
      from attempt where ${ofClass}`);
    process.stdout.write(`${JSON.stringify({ size, onTime: acknowledged.size, ...rows[0] })}\n`);
    expect(rows[0]).toMatchObject({ attempts: size, scores: size });
    expect(rows[0]?.points).toBe(rows[0]?.earned);
  },
);
