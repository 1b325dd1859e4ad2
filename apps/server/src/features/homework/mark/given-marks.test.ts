// Who gave a mark, when it counts, and how it is corrected once marking is completed.
import { completions, errors, practiceTypes } from '@tiku/contract';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { allFamilies, learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import type { HomeworkTraits } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { usePerson } from '../../../testing/use-person.ts';

/** The essay is worth ten points of twenty. */
const essay = 6;
const statement = 2;

const test = useTestApp();
const owner = usePerson(test, { name: 'Ms Owen' });
const pupils = ['Ada', 'Ben', 'Cai'].map((name) => usePerson(test, { name }));
let group_id: number;
let homework_id: number;
let exam_id: number;

beforeEach(async () => {
  group_id = await buildGroup(test.db, owner.id, { members: pupils.map(({ id }) => id) });
  await set();
});

async function set(traits: HomeworkTraits = {}): Promise<void> {
  const paper = { paper: paperOf(allFamilies), needs_marking: true, title: 'Weather' };
  ({ homework_id, exam_id } = await buildHomework(test.db, group_id, owner.id, { ...paper, ...traits }));
}

function pupil(at: number) {
  const found = pupils[at];
  if (!found) throw new Error('no such pupil');
  return found;
}

/** One statement right, and an essay unless it is left open. */
async function handIn(at: number, text: string | null = 'Rain is wet.'): Promise<number> {
  const they = learner(test, pupil(at).token);
  const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
  const answers = [{ no: statement, seq: 1, answer: true as unknown }];
  if (text !== null) answers.push({ no: essay, seq: 1, answer: { text, files: [] } });
  await they.handIn(answer_id, { answer_details: answers });
  return answer_id;
}

const mark = (answer_id: number, m_s: number | null, version = 0) =>
  test.call(
    'PUT /group/homework/member/question/mark',
    { homework_id, marks: [{ no: essay, m_s, answer_id, version }] },
    { token: owner.token },
  );
const complete = () => test.call('PUT /group/homework/question/mark/complete', { homework_id }, { token: owner.token });
const correct = (answer_id: number, old_m_s: number, m_s: number, reason = 'A 4 for 40') =>
  test.call(
    'PUT /mymanaged/group/homework/mark/correct',
    { homework_id, answer_id, no: essay, m_s, old_m_s, reason },
    { token: owner.token },
  );
const undo = () => test.call('DELETE /mymanaged/group/homework/regrade', { homework_id }, { token: owner.token });
const report = (at: number, answer_id: number) => learner(test, pupil(at).token).report(answer_id);
const stateOf = async (at: number, answer_id: number) => {
  const { body } = await test.call(
    'POST /exam/user_online_prac/get/answer_details',
    { answer_id, noes: [essay] },
    { token: pupil(at).token },
  );
  return body.list[0];
};
const scores = async () =>
  (await test.call('POST /mymanaged/group/homework/member_scores', { homework_id }, { token: owner.token })).body;
const detail = async (at: number) =>
  (await test.call('GET /joined/group/homework/detail', { homework_id }, { token: pupil(at).token })).body.homework;

const noticesOf = (at: number) =>
  test.db.selectFrom('notice').select('id').where('account_id', '=', pupil(at).id).execute();
const sumJudged = (parts: { judged_count: number }[]) => parts.reduce((all, part) => all + part.judged_count, 0);

describe('a mark', () => {
  it('given by a teacher is never told as one that the learner gave', async () => {
    const answerId = await handIn(0);
    await mark(answerId, 7.5);
    await complete();
    const { body } = await report(0, answerId);
    expect(body.report).toMatchObject({ score: 8.5, self_score: 0, marked_score: 7.5 });
    expect(body.list.find(({ no }) => no === essay)).toMatchObject({ earned: 7.5, given_by: 'marker' });
    expect(body.list.find(({ no }) => no === statement)).toMatchObject({ earned: 1, given_by: 'graded' });
    expect(await stateOf(0, answerId)).toMatchObject({
      self_score: null,
      result: { earned: 7.5, given_by: 'marker' },
    });
    const { list } = await scores();
    expect(list[0]).toMatchObject({ name: 'Ada', score: 8.5, marked_score: 7.5 });
  });

  it('that the learner gave in practice stays theirs', async () => {
    const they = learner(test, pupil(0).token);
    const { answer_id } = await they.begin(await buildExam(test.db, owner.id, { paper: paperOf(allFamilies) }), 3);
    await they.save(answer_id, { no: essay, seq: 1, answer: { text: 'Rain.', files: [] } });
    await they.handIn(answer_id);
    await test.call(
      'POST /exam/user_online_prac/answer_states',
      { answer_id, answer_states: [{ no: essay, self_score: 0.1 + 0.2 }] },
      { token: pupil(0).token },
    );
    const { body } = await they.report(answer_id);
    expect(body.report).toMatchObject({ self_score: 0.3, marked_score: 0 });
    expect(body.list.find(({ no }) => no === essay)).toMatchObject({ given_by: 'learner' });
  });

  it('that arithmetic left a hair beside its tenth is taken, and is the same when it comes again', async () => {
    const answerId = await handIn(0);
    const drifted = 0.1 + 0.2;
    expect((await mark(answerId, drifted)).body.marks).toMatchObject([{ m_s: 0.3, version: 1 }]);
    expect((await mark(answerId, drifted, 0)).status).toBe(200);
    expect((await mark(answerId, 0.25, 1)).status).toBe(400);
  });

  it('counts for the class as soon as it is given, and for the learner when marking is completed', async () => {
    const [first, second] = [await handIn(0), await handIn(1)];
    // Nothing of it is for people to mark: two points of twenty, and a paper like any other.
    await handIn(2, null);
    expect((await scores()).summary).toMatchObject({ handed_in_count: 3, scored_count: 1, average: 1 });
    await mark(first, 9);
    const { list, summary } = await scores();
    expect(summary).toMatchObject({ handed_in_count: 3, scored_count: 2, average: 5.5 });
    expect(list).toMatchObject([
      { name: 'Ada', score: 10, completion: completions.completed, is_open: true },
      { name: 'Cai', score: 1, completion: completions.completed, is_open: false },
      { name: 'Ben', score: null, completion: completions.beingMarked, is_open: true },
    ]);
    const { body } = await test.call('GET /mymanaged/group/homework/trend', { group_id }, { token: owner.token });
    expect(body.list).toMatchObject([{ handed_in_count: 3, scored_count: 2, average_share: 0.275 }]);
    const stats = await test.call('GET /group/homework/question/stats', { homework_id }, { token: owner.token });
    expect(stats.body.list.find(({ no }) => no === essay)).toMatchObject({ papers_count: 3, judged_count: 2 });
    const managed = await test.call('GET /mymanaged/group/homework/detail', { homework_id }, { token: owner.token });
    expect(managed.body.homework).toMatchObject({ to_mark_count: 1, marked_count: 1 });
    expect(await detail(0)).toMatchObject({ score: null, completion: completions.beingMarked });
    await mark(first, null, 1);
    expect((await scores()).summary).toMatchObject({ scored_count: 1 });
    await mark(first, 9, 2);
    await mark(second, 3);
    await complete();
    expect(await detail(0)).toMatchObject({ score: 10, completion: completions.completed });
    expect((await scores()).summary).toMatchObject({ handed_in_count: 3, scored_count: 3 });
  });
});

describe('before marking is completed', () => {
  it('the learner sees what was graded at once, no key, and no mark', async () => {
    const answerId = await handIn(0);
    for (const given of [null, 7]) {
      if (given !== null) await mark(answerId, given);
      const { body } = await report(0, answerId);
      const open = { is_withheld: true, score: 1, marked_score: 0, correct_count: 1, unmarked_count: 1 };
      expect(body.report).toMatchObject(open);
      expect(body.list.find(({ no }) => no === statement)).toMatchObject({ state: 'right', earned: 1 });
      expect(body.list.find(({ no }) => no === essay)).toMatchObject({
        state: 'waiting',
        earned: null,
        given_by: null,
      });
      const { body: details } = await test.call(
        'POST /exam/user_online_prac/get/answer_details',
        { answer_id: answerId, noes: [statement, essay] },
        { token: pupil(0).token },
      );
      expect(details.list[0]).toMatchObject({ result: { is_right: true, earned: 1 } });
      expect(details.list[1]?.result).toBeUndefined();
      expect(details.list.some((state) => 'correct_answer' in state || 'explanation' in state)).toBe(false);
    }
    const own = await test.call(
      'POST /group/homework/member/question/scores',
      { homework_id, user_id: pupil(0).id },
      { token: pupil(0).token },
    );
    expect(own.body).toMatchObject({ score: 1, marked_score: 0 });
    expect((await learner(test, owner.token).report(answerId)).body.report).toMatchObject({
      score: 8,
      marked_score: 7,
    });
  });

  it('nothing is shown where results come after the deadline', async () => {
    await set({ result_time: 1 });
    expect((await report(0, await handIn(0))).body).toMatchObject({ error_code: errors.result_withheld.code });
  });
});

describe('a completed mark', () => {
  it('is corrected with a reason, which the learner reads, and every sum follows', async () => {
    const answerId = await handIn(0);
    await mark(answerId, 4);
    await complete();
    expect((await correct(answerId, 4, 10)).body.paper).toMatchObject({ name: 'Ada', old_score: 5, new_score: 11 });
    const { body } = await report(0, answerId);
    expect(body.report).toMatchObject({ score: 11, marked_score: 10 });
    expect(body.list.find(({ no }) => no === essay)).toMatchObject({ earned: 10, given_by: 'regrade', state: 'right' });
    const change = { way: 'mark', old_score: 4, new_score: 10, reason: 'A 4 for 40', undone_at: null };
    expect(await stateOf(0, answerId)).toMatchObject({ changes: [{ ...change, name: null }] });
    const desk = await test.call(
      'POST /group/homework/member/question/marks',
      { homework_id, answer_id: answerId },
      { token: owner.token },
    );
    expect(desk.body.list[0]?.papers).toMatchObject([{ m_s: 10, changes: [{ ...change, name: 'Ms Owen' }] }]);
    expect(await detail(0)).toMatchObject({ score: 11 });
    expect((await scores()).list[0]).toMatchObject({ score: 11 });
    const { rows } = await sql`select points from group_score where homework_id = ${homework_id}`.execute(test.db);
    expect(rows).toEqual([{ points: 11 }]);
    const told = await test.db
      .selectFrom('notice')
      .select(['title', 'path'])
      .where('account_id', '=', pupil(0).id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(told).toMatchObject([
      { title: { en: 'A mark in “Weather” was corrected' }, path: expect.stringContaining(String(homework_id)) },
    ]);
  });

  it('is what it was after the correction is undone, which stays in the ledger', async () => {
    const [first, second] = [await handIn(0), await handIn(1, 'Snow.')];
    await mark(first, 4);
    await mark(second, 5);
    await complete();
    await correct(first, 4, 6, 'Missed a page');
    await correct(first, 6, 7, 'And another');
    await correct(second, 5, 2, 'Copied');
    expect((await undo()).body).toEqual({ no: essay, papers_count: 1 });
    expect((await undo()).body).toEqual({ no: essay, papers_count: 1 });
    expect((await scores()).list).toMatchObject([
      { name: 'Ada', score: 7 },
      { name: 'Ben', score: 6 },
      { name: 'Cai' },
    ]);
    expect((await stateOf(1, second))?.changes).toMatchObject([{ reason: 'Copied', undone_at: expect.any(String) }]);
    expect((await stateOf(0, first))?.changes).toMatchObject([
      { reason: 'Missed a page', undone_at: null },
      { reason: 'And another', undone_at: expect.any(String) },
    ]);
    await undo();
    expect((await report(0, first)).body.list.find(({ no }) => no === essay)).toMatchObject({
      earned: 4,
      given_by: 'marker',
    });
    expect((await undo()).body).toMatchObject({ error_code: errors.nothing_to_undo.code });
  });

  it('is not corrected by somebody who may not, over what another has done, or before it is completed', async () => {
    const answerId = await handIn(0);
    await mark(answerId, 4);
    expect((await correct(answerId, 4, 6)).body).toMatchObject({ error_code: errors.marking_open.code });
    await complete();
    expect((await correct(answerId, 5, 6)).body).toMatchObject({ error_code: errors.mark_changed.code });
    expect((await correct(answerId, 4, 10.5)).status).toBe(400);
    expect((await correct(answerId, 4, 6, ' ')).status).toBe(400);
    const body = { homework_id, answer_id: answerId, m_s: 6, old_m_s: 4, reason: 'No good reason' };
    const ask = (token: string, no: number) =>
      test.call('PUT /mymanaged/group/homework/mark/correct', { ...body, no }, { token });
    expect((await ask(pupil(0).token, essay)).status).toBe(404);
    expect((await ask(owner.token, statement)).status).toBe(404);
  });

  it('is told of with the result where that comes after the deadline', async () => {
    await set({ result_time: 1 });
    const answerId = await handIn(0);
    await mark(answerId, 4);
    await complete();
    const before = await noticesOf(0);
    expect((await correct(answerId, 4, 6)).status).toBe(200);
    expect(await noticesOf(0)).toHaveLength(before.length);
  });
});

it('an attempt has one number of questions to be right of, wherever it is told', async () => {
  const they = learner(test, pupil(0).token);
  const examId = await buildExam(test.db, owner.id, { paper: paperOf(allFamilies) });
  const { answer_id, noes } = await they.begin(examId, 3);
  await they.save(answer_id, { no: essay, seq: 1, answer: { text: 'Rain.', files: [] } });
  const handedIn = (await they.handIn(answer_id)).body;
  const { body } = await they.report(answer_id);
  const judged = noes.length - 1;
  expect(handedIn).toMatchObject({ questions_count: noes.length, judged_count: judged });
  expect(body.report).toMatchObject({ judged_count: judged, correct_rate: 0 });
  expect([sumJudged(body.report.types), sumJudged(body.report.sections)]).toEqual([judged, judged]);
  const { body: history } = await test.call(
    'POST /exam/user_online_prac/history_answers',
    { exam_id: examId },
    { token: pupil(0).token },
  );
  expect(history.list[0]).toMatchObject({ answer_id, judged_count: judged });
});

it('marks from before are put right: whose they are, and those of papers that still wait', async () => {
  const [done, open] = [await handIn(0), await handIn(1)];
  await mark(done, 4);
  await mark(open, 6);
  await complete();
  // As the version before left them.
  await sql`update answer set given_by = null`.execute(test.db);
  await sql`update answer set self_score = null, is_right = null where attempt_id = ${open}`.execute(test.db);
  await sql`
    update attempt set awaits_marks = true, is_withheld = true, marked_at = null, self_score = 0, unmarked_count = 1
    where id = ${open}`.execute(test.db);
  const file = new URL('../../../platform/db/migrations/0064_given_marks.sql', import.meta.url);
  const statements = (await readFile(file, 'utf8'))
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((each) => each.trim());
  for (const each of statements.filter((text) => text.startsWith('update'))) await sql.raw(each).execute(test.db);
  const { rows } = await sql`
    select w.self_score, w.given_by, a.self_score as sum, a.unmarked_count from answer w join attempt a on a.id = w.attempt_id
    where a.id in (${done}, ${open}) and w.no = ${essay} order by a.id`.execute(test.db);
  expect(rows).toEqual([
    { self_score: 4, given_by: 'marker', sum: 4, unmarked_count: 0 },
    { self_score: 6, given_by: 'marker', sum: 6, unmarked_count: 0 },
  ]);
});
