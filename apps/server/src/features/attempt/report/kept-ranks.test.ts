// Ranks are read from counts that a job keeps: at any moment they are what counting everybody would say.
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { holdRows } from '../../../testing/hold-rows.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { purgeExams } from '../../exam/exam.ts';
import { countMovedRanks, purgeAttempts } from '../attempt.ts';
import { findRank } from './rank.store.ts';
import type { Rank } from './rank.store.ts';

const test = useTestApp();
const questions = 4;
let authorId: number;
let examId: number;
let people: { id: number; token: string }[];

beforeAll(async () => {
  authorId = await buildAccount(test.db);
});
beforeEach(async () => {
  examId = await buildExam(test.db, authorId, { paper: paperOf(statements(questions)) });
  people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const id = await buildAccount(test.db);
      return { id, token: await test.tokenFor(id) };
    }),
  );
});

async function takeTest({ token }: { token: string }, right: number): Promise<number> {
  const me = learner(test, token);
  const { answer_id } = await me.begin(examId, 3);
  const answer_details = Array.from({ length: right }, (_, at) => ({ no: at + 1, seq: 1, answer: true }));
  await me.handIn(answer_id, { answer_details });
  return answer_id;
}

const hide = ({ token }: { token: string }, isHidden: boolean) =>
  test.call('POST /app/account/info', { hide_exam_rank: isHidden }, { token });

/** Of everybody, by looking at everybody. */
async function countRanksAnew(companyId: number | null): Promise<Map<number, Rank>> {
  const { rows } = await sql<Rank & { id: number }>`
    select mine.account_id as id,
      1 + count(*) filter (where (r.points, -r.seconds) > (mine.points, -mine.seconds)) as rank, count(*) as people
    from exam_rank mine
    join exam_rank r on r.exam_id = mine.exam_id and r.company_id is not distinct from mine.company_id
    where mine.exam_id = ${examId} and mine.company_id is not distinct from ${companyId}::bigint
      and mine.account_id not in (select id from account where hide_exam_rank)
      and r.account_id not in (select id from account where hide_exam_rank)
    group by mine.account_id`.execute(test.db);
  return new Map(rows.map(({ id, rank, people: count }) => [id, { rank, people: count }]));
}

async function expectToBeRight(companyId: number | null = null): Promise<void> {
  const counted = await countRanksAnew(companyId);
  const company = companyId === null ? null : { id: companyId };
  for (const { id } of people)
    expect(await findRank(test.db, examId, { accountId: id, company })).toEqual(counted.get(id) ?? null);
}

/** Small and repeatable. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

describe('a rank', () => {
  it.each([1, 2, 3])('is right after each of many things that happen in any order (%i)', async (seed) => {
    const dice = createDice(seed);
    const someone = () => people[dice(people.length)] ?? people[0]!;
    const steps: (() => Promise<unknown>)[] = [
      () => takeTest(someone(), dice(questions + 1)),
      () => takeTest(someone(), dice(questions + 1)),
      () => hide(someone(), dice(2) === 0),
      () => countMovedRanks(test.db),
      // Times that are far apart, as nobody waits for in a test.
      () =>
        sql`
        update exam_rank set seconds = ${[0, 59, 255, 256, 70_000, 5_000_000][dice(6)]}::int, is_moved = true
        where exam_id = ${examId} and account_id = ${someone().id}`.execute(test.db),
      async () => {
        const person = someone();
        const answer_id = await takeTest(person, dice(questions + 1));
        const request = { exam_id: examId, answer_ids: [answer_id] };
        await test.call('DELETE /exam/user_online_prac/history_answers', request, { token: person.token });
        await sql`update attempt set deleted_at = now() - interval '1 year' where id = ${answer_id}`.execute(test.db);
        await purgeAttempts(test.services);
      },
    ];
    for (let step = 0; step < 30; step++) {
      await steps[dice(steps.length)]?.();
      await expectToBeRight();
    }
    await countMovedRanks(test.db);
    await expectToBeRight();
    expect(await countMovedRanks(test.db)).toBe(0);
  });

  it('is right when twenty hand in at once while two processes count', async () => {
    const taking = Array.from({ length: 20 }, (_, at) => takeTest(people[at % people.length]!, at % (questions + 1)));
    const counting = Array.from({ length: 10 }, () => countMovedRanks(test.db));
    await Promise.all([...taking, ...counting]);
    await expectToBeRight();
    await countMovedRanks(test.db);
    await expectToBeRight();
  });

  it('waits to be counted while its person is deciding whether to show it', async () => {
    const [person] = people;
    await takeTest(person!, 3);
    const held = await holdRows(test, sql`update account set hide_exam_rank = true where id = ${person?.id}`);
    expect(await countMovedRanks(test.db)).toBe(0);
    await held.release();
    await countMovedRanks(test.db);
    await expectToBeRight();
  });

  it('stands among those of its company alone', async () => {
    const [{ id: employeeId } = { id: 0 }, other] = people;
    const companyId = await buildCompany(test.db, employeeId);
    await takeTest(other!, 4);
    await sql`
      insert into exam_rank (exam_id, company_id, account_id, points, seconds)
      values (${examId}, ${companyId}, ${employeeId}, 1, 60)`.execute(test.db);
    await expectToBeRight(companyId);
    await countMovedRanks(test.db);
    await expectToBeRight(companyId);
    await expectToBeRight();
    const employee = { accountId: employeeId, company: { id: companyId } };
    expect(await findRank(test.db, examId, employee)).toEqual({ rank: 1, people: 1 });
  });

  it('goes with its exam', async () => {
    await takeTest(people[0]!, 2);
    await countMovedRanks(test.db);
    await sql`
      update exam set status = 9, status_before = 0, deleted_at = now() - interval '1 year' where id = ${examId}`.execute(
      test.db,
    );
    await purgeAttempts(test.services);
    await purgeExams(test.db, test.services.files);
    const { rows } = await sql`
      select exam_id from exam_rank where exam_id = ${examId}
      union all select exam_id from exam_rank_count where exam_id = ${examId}`.execute(test.db);
    expect(rows).toEqual([]);
  });
});
