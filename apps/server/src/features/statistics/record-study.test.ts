import { practiceTypes } from '@tiku/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { allFamilies, learner, paperOf, statements } from '../../testing/build-attempt.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let authorId: number;
let accountId: number;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
});
beforeEach(async () => {
  accountId = await buildAccount(test.db);
  me = learner(test, await test.tokenFor(accountId));
});

function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}

async function readDays() {
  const { rows } = await sql<{ day: string; questions: number; judged: number; correct: number; parts: object }>`
    select day::text, questions_count as questions, judged_count as judged, correct_count as correct, parts
    from study_day where account_id = ${accountId} order by day`.execute(test.db);
  return rows;
}

async function setTimeZone(timeZone: string): Promise<void> {
  await sql`update account set time_zone = ${timeZone} where id = ${accountId}`.execute(test.db);
}

describe('what is studied', () => {
  it('counts on the day of the person on which it was answered, whatever becomes of time zone and attempts', async () => {
    const questions = 4;
    const examId = await buildExam(test.db, authorId, { paper: paperOf(statements(questions)) });
    const zones = fc.constantFrom(
      'UTC',
      'Asia/Shanghai',
      'America/Sao_Paulo',
      'Pacific/Kiritimati',
      'Europe/Madrid',
      'Asia/Kolkata',
    );
    // Around the hours that clocks were put forward and back.
    const instants = fc.oneof(
      fc.date({ min: new Date('2026-03-28T20:00:00Z'), max: new Date('2026-03-30T04:00:00Z'), noInvalidDate: true }),
      fc.date({ min: new Date('2026-10-24T20:00:00Z'), max: new Date('2026-10-26T04:00:00Z'), noInvalidDate: true }),
    );
    const answer = fc.record({ at: instants, isRight: fc.boolean() });
    const sitting = fc.record({ zone: zones, answers: fc.array(answer, { minLength: 1, maxLength: questions }) });
    await fc.assert(
      fc.asyncProperty(fc.array(sitting, { minLength: 1, maxLength: 4 }), async (history) => {
        accountId = await buildAccount(test.db);
        me = learner(test, await test.tokenFor(accountId));
        const expected = new Map<string, [number, number]>();
        for (const { zone, answers } of history) {
          await setTimeZone(zone);
          const { answer_id } = await me.begin(examId, practiceTypes.test);
          for (const [index, { at, isRight }] of answers.entries()) {
            await me.save(answer_id, { no: index + 1, seq: 1, answer: isRight });
            await sql`update answer set saved_at = ${at.toISOString()} where attempt_id = ${answer_id} and no = ${index + 1}`.execute(
              test.db,
            );
            const [count, right] = expected.get(dayIn(zone, at)) ?? [0, 0];
            expected.set(dayIn(zone, at), [count + 1, right + Number(isRight)]);
          }
          await me.handIn(answer_id);
          await test.call(
            'DELETE /exam/user_online_prac/history_answers',
            { exam_id: examId, answer_ids: [answer_id] },
            { token: await test.tokenFor(accountId) },
          );
        }
        const counted = (await readDays()).filter((row) => row.questions > 0);
        expect(new Map(counted.map(({ day, questions: count, correct }) => [day, [count, correct]]))).toEqual(expected);
        const { rows } = await sql<{ day: string }>`
          select d.day::text from study_day d
          left join lateral (
            select sum(questions_count) as questions, sum(correct_count) as correct, sum(seconds) as seconds
            from study_exam_day e where e.account_id = d.account_id and e.day = d.day) e on true
          where d.account_id = ${accountId} and (d.questions_count, d.correct_count, d.seconds) is distinct from
            (e.questions::int, e.correct::int, e.seconds::int)`.execute(test.db);
        expect(rows).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('counts checked answers at once and those handed in later once, by type, difficulty and section', async () => {
    const paper = {
      sections: [{ title: 'One', description: '' }],
      materials: [],
      items: allFamilies.map((question, at) => ({ question, section: at < 2 ? 0 : null, material: null })),
    };
    const examId = await buildExam(test.db, authorId, { paper });
    const { answer_id } = await me.begin(examId, practiceTypes.sequential);
    await me.save(answer_id, { no: 2, seq: 1, answer: true, check: true });
    expect(await readDays()).toMatchObject([
      { questions: 1, judged: 1, correct: 1, parts: { t4: [1, 1, 1], d0: [1, 1, 1] } },
    ]);
    await me.save(answer_id, { no: 3, seq: 1, answer: ['no', 'two'] });
    await me.handIn(answer_id);
    expect(await readDays()).toMatchObject([
      { questions: 2, judged: 2, correct: 1, parts: { t3: [1, 1, 0], t4: [1, 1, 1], d0: [1, 1, 1] } },
    ]);
    const { rows } = await sql<{ parts: object; title: string; kind: number }>`
      select parts, title, kind from study_exam_day where account_id = ${accountId}`.execute(test.db);
    expect(rows).toMatchObject([{ kind: 0, parts: { s1: [1, 1, 1], t4: [1, 1, 1], t3: [1, 1, 0] } }]);
  });

  it('counts an open answer when it is given, and as right or wrong when it is judged', async () => {
    const examId = await buildExam(test.db, authorId, { paper: paperOf(allFamilies) });
    const { answer_id } = await me.begin(examId, practiceTypes.sequential);
    await me.save(answer_id, { no: 6, seq: 1, answer: { text: 'It falls.', files: [] }, check: true });
    expect(await readDays()).toMatchObject([{ questions: 1, judged: 0, correct: 0 }]);
    const token = await test.tokenFor(accountId);
    const judge = (self_score: number) =>
      test.call(
        'POST /exam/user_online_prac/answer_states',
        { answer_id, answer_states: [{ no: 6, self_score }] },
        { token },
      );
    expect((await judge(10)).status).toBe(200);
    expect((await judge(10)).status).toBe(200);
    expect(await readDays()).toMatchObject([{ questions: 1, judged: 1, correct: 1 }]);
  });

  it('gives every second at work to one day, however often it is checked', async () => {
    const examId = await buildExam(test.db, authorId, { paper: paperOf(statements(3)) });
    const { answer_id } = await me.begin(examId, practiceTypes.sequential);
    const work = (seconds: number) =>
      sql`update attempt set saved_at = saved_at - ${seconds} * interval '1 second' where id = ${answer_id}`.execute(
        test.db,
      );
    for (const no of [1, 2]) {
      await work(40);
      await me.save(answer_id, { no, seq: 1, answer: true, check: true });
    }
    await work(50);
    await me.handIn(answer_id);
    const { rows } = await sql<{ seconds: number; spent: number; booked_seconds: number }>`
      select d.seconds, a.seconds as spent, a.booked_seconds from study_day d, attempt a
      where d.account_id = ${accountId} and a.id = ${answer_id}`.execute(test.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.seconds).toBe(rows[0]?.spent);
    expect(rows[0]?.booked_seconds).toBe(rows[0]?.spent);
    expect(rows[0]?.spent).toBeGreaterThanOrEqual(130);
  });
});
