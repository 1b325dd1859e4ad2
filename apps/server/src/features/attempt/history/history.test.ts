import { errors } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { holdRows } from '../../../testing/hold-rows.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { useNewPerson } from '../../../testing/use-person.ts';
import { purgeExams } from '../../exam/exam.ts';
import { countAnswers, purgeAttempts } from '../attempt.ts';

const test = useTestApp();
const person = useNewPerson(test);
let authorId: number;
let examId: number;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
});
beforeEach(async () => {
  examId = await buildExam(test.db, authorId, { title: 'History', paper: paperOf(statements(4)) });
  me = learner(test, person.token);
});

/** A test in which the first `right` statements are answered right and the others wrong. */
async function takeTest(who: ReturnType<typeof learner>, right: number): Promise<number> {
  const { answer_id } = await who.begin(examId, 3);
  await who.handIn(answer_id, {
    answer_details: [1, 2, 3, 4].map((no) => ({ no, seq: 1, answer: no <= right })),
  });
  return answer_id;
}

const history = (request: object = { exam_id: examId }) =>
  test.call('POST /exam/user_online_prac/history_answers', { req_total: 1, ...request }, { token: person.token });
const home = (request: object = { exam_id: examId }) =>
  test.call('GET /exam/user_online_prac/home', request, { token: person.token });

describe('history', () => {
  it('lists attempts newest first, with scores once they are handed in', async () => {
    const done = await takeTest(me, 3);
    const { answer_id: running } = await me.begin(examId, 1);
    await me.save(running, { no: 1, seq: 1, answer: true });
    const { body } = await history();
    expect(body.total).toBe(2);
    expect(body.list).toMatchObject([
      { answer_id: running, prac_type: 1, handed_in_at: null, score: null, correct_count: null, answered_count: 1 },
      { answer_id: done, prac_type: 3, score: 3, full_score: 4, correct_count: 3, exam: { title: 'History' } },
    ]);
    expect((await history({ exam_id: examId, prac_type: 3 })).body.total).toBe(1);
    expect((await history({})).body.total).toBe(2);
  });

  it('shows each way of practising with its last attempt, and what was practised last of all', async () => {
    await takeTest(me, 1);
    const last = await takeTest(me, 2);
    await me.begin(examId, 1);
    const { body } = await home();
    expect(body.practices).toMatchObject([
      { prac_type: 1, attempts_count: 1 },
      { prac_type: 3, attempts_count: 2, last: { answer_id: last, score: 2 } },
    ]);
    expect(body.exam).toMatchObject({ questions_count: 4, done_count: 4, wrong_count: 3, is_vip: false });
    expect((await home({})).body.practices).toHaveLength(2);
    expect((await home({})).body).not.toHaveProperty('exam');
  });

  it('deletes my attempts, leaves those of others alone and says which were not found', async () => {
    const mine = await takeTest(me, 1);
    const otherId = await buildAccount(test.db);
    const theirs = await takeTest(learner(test, await test.tokenFor(otherId)), 4);
    const { status, body } = await test.call(
      'DELETE /exam/user_online_prac/history_answers',
      { exam_id: examId, answer_ids: [mine, theirs, 987_654] },
      { token: person.token },
    );
    expect(status).toBe(200);
    expect(body).toEqual({ deleted: [mine], not_found: [theirs, 987_654] });
    expect((await history()).body.total).toBe(0);
    expect((await home()).body.practices).toEqual([]);
    expect((await me.report(mine)).status).toBe(404);
    const { rows } = await sql`select id from attempt where id = ${theirs} and deleted_at is null`.execute(test.db);
    expect(rows).toHaveLength(1);
  });

  it('refuses to delete what still runs; practice can be given up, a test cannot', async () => {
    const done = await takeTest(me, 1);
    const { answer_id: practice } = await me.begin(examId, 1);
    const remove = (answer_ids: number[], with_running = false) =>
      test.call(
        'DELETE /exam/user_online_prac/history_answers',
        { exam_id: examId, answer_ids, with_running },
        { token: person.token },
      );
    const removeAll = (with_running = false) =>
      test.call(
        'DELETE /exam/user_online_prac/all_answers',
        { exam_id: examId, with_running },
        { token: person.token },
      );
    const refused = await remove([done, practice]);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error_code: errors.attempt_running.code });
    expect((await removeAll()).status).toBe(409);
    expect((await history()).body.total).toBe(2);
    expect((await remove([practice], true)).body.deleted).toEqual([practice]);
    const { answer_id: running } = await me.begin(examId, 3);
    expect((await removeAll(true)).status).toBe(409);
    await me.handIn(running);
    expect((await removeAll()).body.deleted_count).toBe(2);
    expect((await me.begin(examId, 1)).is_resumed).toBe(false);
  });

  it('shows the attempt that was begun while the others were deleted', async () => {
    const { prac_id } = await me.begin(examId, 2);
    const held = await holdRows(test, sql`select from practice where id = ${prac_id} for update`);
    const beginning = me.begin(examId, 2);
    await held.waitFor(1);
    const request = { exam_id: examId, with_running: true };
    const deleting = test.call('DELETE /exam/user_online_prac/all_answers', request, { token: person.token });
    await held.waitFor(2);
    await held.release();
    expect((await deleting).body.deleted_count).toBe(1);
    const { answer_id } = await beginning;
    expect((await home()).body.practices).toMatchObject([{ attempts_count: 1, last: { answer_id } }]);
  });

  it('keeps deleted attempts for a month and then forgets them, with those of exams that are gone', async () => {
    const old = await takeTest(me, 1);
    const young = await takeTest(me, 2);
    await test.call('DELETE /exam/user_online_prac/all_answers', { exam_id: examId }, { token: person.token });
    await sql`update attempt set deleted_at = now() - interval '31 days' where id = ${old}`.execute(test.db);
    await purgeAttempts(test.services);
    const left = async () =>
      (await sql<{ id: number }>`select id from attempt where exam_id = ${examId}`.execute(test.db)).rows;
    expect(await left()).toEqual([{ id: young }]);
    await sql`
      update exam set status = 9, status_before = 0, deleted_at = now() - interval '31 days'
      where id = ${examId}`.execute(test.db);
    await purgeAttempts(test.services);
    await purgeExams(test.db, test.services.files);
    expect(await left()).toEqual([]);
    expect((await sql`select from exam where id = ${examId}`.execute(test.db)).rows).toEqual([]);
  });
});

describe('GET answer_results', () => {
  it('names the sections as they were when the attempt was begun', async () => {
    const sectioned = await buildExam(test.db, authorId);
    const { answer_id } = await me.begin(sectioned, 3);
    await sql`update exam_section set title = 'Renamed' where exam_id = ${sectioned}`.execute(test.db);
    await me.handIn(answer_id);
    const { body } = await me.report(answer_id);
    expect(body.report.sections.map(({ title }) => title)).toEqual(['Colours', 'Facts']);
  });

  it('sums up by section and type, question by question, with how others fared', async () => {
    const sectioned = await buildExam(test.db, authorId);
    const { answer_id, prac_id } = await me.begin(sectioned, 3);
    await me.handIn(answer_id, {
      answer_details: [
        { no: 2, seq: 1, answer: ['white'] },
        { no: 3, seq: 1, answer: true },
      ],
    });
    expect(await countAnswers(test.db)).toBeGreaterThan(0);
    expect(await countAnswers(test.db)).toBe(0);
    const few = await me.report(answer_id);
    expect(few.body.list.map(({ right_share }) => right_share)).toEqual([null, null, null]);
    // As if twenty people had answered alike.
    await sql`
      update question_stat set answered_count = answered_count * 20, right_count = right_count * 20
      where exam_id = ${sectioned}`.execute(test.db);
    const { body } = await me.report(answer_id);
    expect(body.report).toMatchObject({
      score: 3.5,
      full_score: 6.5,
      correct_rate: 0.333,
      exam: { id: sectioned },
      sections: [
        { section_no: 1, title: 'Colours', questions_count: 2, answered_count: 1, correct_count: 1, score: 3.5 },
        { section_no: 2, title: 'Facts', questions_count: 1, answered_count: 1, correct_count: 0, full_score: 1 },
      ],
      types: [{ type: 1 }, { type: 3, correct_count: 1 }, { type: 4 }],
    });
    expect(body.list).toMatchObject([
      { no: 1, state: 'unanswered', earned: 0, total: 2, right_share: null },
      { no: 2, state: 'right', earned: 3.5, right_share: 1 },
      { no: 3, state: 'wrong', earned: 0, total: 1, right_share: 0 },
    ]);
    const named = (more: object) =>
      test.call('GET /exam/user_online_prac/answer_results', { answer_id, ...more }, { token: person.token });
    expect((await named({ prac_id, exam_id: sectioned })).status).toBe(200);
    expect((await named({ prac_id: prac_id + 1 })).status).toBe(404);
    expect((await named({ exam_id: examId })).status).toBe(404);
  });

  it('ranks by the best test, then by time, and leaves out people who hide their rank', async () => {
    const others = await Promise.all(
      [4, 2].map(async (right) => {
        const id = await buildAccount(test.db);
        await takeTest(learner(test, await test.tokenFor(id)), right);
        return id;
      }),
    );
    await takeTest(me, 3);
    const worse = await takeTest(me, 0);
    const rank = async () => (await me.report(worse)).body.report.rank;
    expect(await rank()).toEqual({ rank: 2, people: 3 });
    await sql`update account set hide_exam_rank = true where id = ${others[0]}`.execute(test.db);
    expect(await rank()).toEqual({ rank: 1, people: 2 });
    await sql`update account set hide_exam_rank = true where id = ${person.id}`.execute(test.db);
    expect(await rank()).toBeNull();
    expect((await home()).body.exam?.rank).toBeNull();
  });
});

const ranks = async (who = person.token) =>
  (await test.call('GET /exam/ranks', { exam_id: examId }, { token: who })).body;

describe('GET exam/ranks', () => {
  it('shows the first places, and the own one beside them', async () => {
    expect(await ranks()).toEqual({ list: [], mine: null, is_hidden: false });
    const best = await buildAccount(test.db, { name: 'Ada' });
    await takeTest(learner(test, await test.tokenFor(best)), 4);
    await takeTest(me, 3);
    const { list, mine } = await ranks();
    expect(list).toMatchObject([
      { rank: 1, user_id: best, name: 'Ada', points: 4, is_mine: false },
      { rank: 2, user_id: person.id, points: 3, is_mine: true },
    ]);
    expect(mine).toMatchObject({ rank: 2, people: 2, points: 3 });
  });

  it('gives equal tests one place, shows ten, and tells those who come after where they stand', async () => {
    await takeTest(me, 1);
    for (let other = 0; other < 11; other++) {
      const id = await buildAccount(test.db);
      await sql`insert into exam_rank values (${examId}, ${id}, ${other < 2 ? 4 : 2}, 60)`.execute(test.db);
    }
    const { list, mine } = await ranks();
    expect(list.map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 3, 3, 3, 3, 3, 3]);
    expect(mine).toMatchObject({ rank: 12, people: 12 });
  });

  it('names nobody who hides their rank, to others or to themselves', async () => {
    const hidden = await buildAccount(test.db, { name: 'Nobody' });
    const theirs = await test.tokenFor(hidden);
    await takeTest(learner(test, theirs), 4);
    await takeTest(me, 3);
    await test.call('POST /app/account/info', { hide_exam_rank: true }, { token: theirs });
    expect(JSON.stringify(await ranks())).not.toContain('Nobody');
    expect(await ranks()).toMatchObject({ list: [{ rank: 1, is_mine: true }], mine: { rank: 1, people: 1 } });
    expect(await ranks(theirs)).toMatchObject({ list: [{ user_id: person.id }], mine: null, is_hidden: true });
  });

  it('stays closed where the exam is', async () => {
    await sql`update exam set isprivate = true where id = ${examId}`.execute(test.db);
    expect((await test.call('GET /exam/ranks', { exam_id: examId }, { token: person.token })).status).toBe(404);
  });
});
