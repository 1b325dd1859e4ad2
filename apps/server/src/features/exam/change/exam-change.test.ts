import { errors, examStatus } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { usePerson, useNewPerson } from '../../../testing/use-person.ts';
import { purgeExams } from '../purge-exams.ts';

const test = useTestApp({ TIKU_REVIEW_EXAMS: '1' });
const operator = usePerson(test, { is_operator: true });
const author = useNewPerson(test);
const learner = useNewPerson(test);
let id: number;

beforeEach(async () => {
  id = await buildExam(test.db, author.id, { title: 'Colours' });
});

const question = (desc: string) => ({
  type: 2 as const,
  desc: `<p>${desc}</p>`,
  options: ['<p>yes</p>', '<p>no</p>'],
  correct_answer: ['A'],
  explanation: '',
  score: 1,
  difficulty: null,
});
const edit = (exam: object, more: object = {}, token = author.token) =>
  test.call('PUT /app/exam/detail', { exam: { id, ...exam }, ...more }, { token });
const detail = async (token = author.token, exam_id = id) =>
  (await test.call('GET /app/user/exam/detail2', { exam_id }, { token })).body.exam;
const replace = (no: number, desc: string) =>
  test.call(
    'PUT /exam/live_update/question',
    { exam_id: id, question: { no, ...question(desc) } },
    { token: author.token },
  );
const stems = async (token = learner.token, exam_id = id) => {
  const { body } = await test.call('POST /app/user/exam/questions', { exam_id, start: 0, limit: 100 }, { token });
  return body.list.map(({ desc }) => desc.replaceAll(/<[^>]+>/g, ''));
};
const review = async () =>
  (await test.call('GET /operator/review', { kind: 'exam', id }, { token: operator.token })).body;
const decide = (is_approved: boolean, more: { reason?: string; seen_at?: string } = {}) =>
  test.call('POST /operator/review/decide', { kind: 'exam', id, is_approved, ...more }, { token: operator.token });
const waiting = async () => {
  const { body } = await test.call('POST /operator/reviews', { kind: 'exam', limit: 100 }, { token: operator.token });
  return body.list.filter((each) => each.id === id);
};
const notices = async () => (await test.call('GET /web/user/notices', {}, { token: author.token })).body.list;

describe('a change of a reviewed exam', () => {
  it('is read by its author beside what others see, listed nowhere, and withdrawn without a trace', async () => {
    const { body } = await edit({ title: 'Colours and shapes' });
    expect(body.exam).toMatchObject({ id, title: 'Colours', status: examStatus.normal, change_of: null });
    expect(body.exam.change).toMatchObject({ title: 'Colours and shapes', reason: null });
    const changeId = body.exam.change?.exam_id ?? 0;
    expect(await detail(author.token, changeId)).toMatchObject({ title: 'Colours and shapes', change_of: id });
    expect((await stems(author.token, changeId)).length).toBe(3);
    expect(
      (await test.call('GET /app/user/exam/detail2', { exam_id: changeId }, { token: learner.token })).status,
    ).toBe(404);
    expect((await detail(learner.token)).change).toBeNull();
    const own = await test.call('POST /uploadedexams', { req_total: 1 }, { token: author.token });
    expect(own.body).toMatchObject({ total: 1, list: [{ id }] });
    const start = { exam_id: changeId, prac_type: 1 as const };
    expect((await test.call('POST /exam/user_online_prac/create_answer', start, { token: author.token })).status).toBe(
      404,
    );
    expect((await test.call('POST /favoritedexam', { exam_id: changeId }, { token: author.token })).status).toBe(404);
    const byItself = { exam: { id: changeId, title: 'Shapes' } };
    const edited = await test.call('PUT /app/exam/detail', byItself, { token: author.token });
    expect(edited.body.exam).toMatchObject({ id, title: 'Colours', change: { exam_id: changeId, title: 'Shapes' } });
    expect((await test.call('PUT /app/exam/detail', byItself, { token: learner.token })).status).toBe(404);
    const withdraw = (token = author.token) => test.call('DELETE /exam/change', { exam_id: id }, { token });
    expect((await withdraw(learner.token)).status).toBe(404);
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).body).toMatchObject({ error_code: errors.nothing_to_review.code });
    expect(await detail()).toMatchObject({ title: 'Colours', change: null });
    expect(await waiting()).toEqual([]);
    await purgeExams(test.db, test.services.files);
    const { rows } = await sql`select from exam where id = ${changeId}`.execute(test.db);
    expect(rows).toEqual([]);
  });

  it('is none where nothing is different, or only when the exam closes', async () => {
    expect((await edit({ title: 'Colours', description: '' })).body.exam.change).toBeNull();
    const expires_at = '2040-01-01T00:00:00.000Z';
    expect((await edit({ expires_at })).body.exam).toMatchObject({ change: null, expires_at });
    expect((await detail(learner.token)).expires_at).toBe(expires_at);
    expect(await waiting()).toEqual([]);
  });

  it('is seen by operators side by side, approved as they saw it, and then by everybody, with their marks', async () => {
    const mark = (no: number, note: string) =>
      test.db.insertInto('question_mark').values({ account_id: learner.id, exam_id: id, no, note }).execute();
    await mark(1, 'first');
    await mark(3, 'third');
    const [first = '', , third = ''] = await stems();
    const taken = await test.call(
      'POST /exam/user_online_prac/create_answer',
      { exam_id: id, prac_type: 1 },
      { token: learner.token },
    );
    await replace(1, 'Another wording');
    const added = await test.call(
      'POST /exam/live_update/question',
      { exam_id: id, question: { no: 1, ...question('New one') } },
      { token: author.token },
    );
    expect(added.status).toBe(200);
    const gone = { exam_id: id, noes: [3], updated_at: added.body.updated_at };
    expect((await test.call('DELETE /exam/live_update/questions', gone, { token: author.token })).status).toBe(200);
    expect(await waiting()).toMatchObject([{ id, is_change: true, parts_count: 3 }]);
    const shown = await review();
    expect(shown.exam_change).toMatchObject({ added_count: 1, removed_count: 1, changed_count: 1, unchanged_count: 1 });
    const { body } = await test.call('POST /operator/review/changes', { exam_id: id }, { token: operator.token });
    expect(body.list).toMatchObject([
      { what: 'added', before: null, after: { desc: '<p>New one</p>', correct_answer: ['A'] } },
      { what: 'removed', before: { no: 2 }, after: null },
      { what: 'changed', before: { no: 1 }, after: { no: 2, desc: '<p>Another wording</p>' } },
    ]);
    expect(await stems()).toContain(first);

    expect((await decide(true, { seen_at: shown.seen_at })).status).toBe(200);
    expect((await decide(true)).status).toBe(409);
    expect(await stems()).toEqual(['New one', 'Another wording', third]);
    expect(await detail()).toMatchObject({ change: null, version: 2, questions_count: 3 });
    const { rows } = await sql<{ no: number; note: string }>`
      select no, note from question_mark where exam_id = ${id} order by no`.execute(test.db);
    expect(rows).toEqual([
      { no: 2, note: 'first' },
      { no: 3, note: 'third' },
    ]);
    const asked = await test.call(
      'POST /app/user/exam/questions',
      { exam_id: id, answer_id: taken.body.answer_id, noes: [1] },
      { token: learner.token },
    );
    expect(asked.body.list[0]?.desc).toContain(first);
    expect(await notices()).toMatchObject([
      { title: 'The change of “Colours” is published', path: `/exam/detail?exam_id=${id}` },
    ]);
    const found = await test.call('POST /question/search', { query_string: 'wording' }, { token: learner.token });
    expect(found.body.list.map(({ exam }) => exam.id)).toContain(id);
  });

  it('that is edited while an operator looks at it is not approved unseen', async () => {
    await edit({ title: 'Colours, again' });
    const { seen_at } = await review();
    await replace(2, 'Something else');
    expect(await decide(true, { seen_at })).toMatchObject({
      status: 409,
      body: { error_code: errors.review_changed.code },
    });
    expect(await stems()).not.toContain('Something else');
    expect((await decide(true, { seen_at: (await review()).seen_at })).status).toBe(200);
    expect(await stems()).toContain('Something else');
    // The same before a first review, where the author may go on as well.
    await sql`update exam set status = 3 where id = ${id}`.execute(test.db);
    const first = await review();
    await edit({ description: 'Not seen.' });
    expect((await decide(true, { seen_at: first.seen_at })).status).toBe(409);
  });

  it('that is refused stays with its author, who reads why, and waits again once it is mended', async () => {
    await replace(1, 'Wrong');
    expect((await decide(false, { reason: 'Question 1 is wrong' })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await decide(true)).status).toBe(409);
    const { change } = await detail();
    expect(change).toMatchObject({ waiting_since: null, reason: 'Question 1 is wrong' });
    expect(await stems(author.token, change?.exam_id)).toContain('Wrong');
    expect(await stems()).not.toContain('Wrong');
    expect(await notices()).toMatchObject([{ content: expect.stringContaining('Question 1 is wrong') as string }]);
    await replace(1, 'Right');
    expect((await detail()).change).toMatchObject({ reason: null, waiting_since: expect.any(String) as string });
    expect(await waiting()).toMatchObject([{ id }]);
  });

  it('becomes part of an exam that its author makes private, which waits as a whole before it is public again', async () => {
    await replace(1, 'Mine');
    expect((await edit({ isprivate: true })).body.exam).toMatchObject({ isprivate: true, change: null });
    expect(await stems(author.token)).toContain('Mine');
    expect((await edit({ isprivate: false })).body.exam.status).toBe(examStatus.reviewing);
    expect((await test.call('GET /app/user/exam/detail2', { exam_id: id }, { token: learner.token })).status).toBe(404);
  });

  it('stays beside an exam that is deleted and recovered, or suspended and restored', async () => {
    await replace(1, 'Hidden');
    await test.call('DELETE /app/exams', { exam_ids: [id] }, { token: author.token });
    expect(await waiting()).toEqual([]);
    await test.call('PUT /app/exams/recover', { exam_ids: [id] }, { token: author.token });
    expect(await waiting()).toMatchObject([{ id }]);
    await test.call('POST /operator/suspend', { kind: 'exam', id, reason: 'Copied' }, { token: operator.token });
    await replace(2, 'Hidden as well');
    await test.call('POST /operator/restore', { kind: 'exam', id }, { token: operator.token });
    expect((await stems()).filter((stem) => stem.startsWith('Hidden'))).toEqual([]);
    expect(await detail()).toMatchObject({ status: examStatus.normal, change: { reason: null } });
  });

  it('goes with an exam that is gone for good', async () => {
    await replace(1, 'Gone');
    const changeId = (await detail()).change?.exam_id;
    await test.call('DELETE /app/exams', { exam_ids: [id] }, { token: author.token });
    await sql`update exam set deleted_at = now() - interval '40 days' where id = ${id}`.execute(test.db);
    await purgeExams(test.db, test.services.files);
    const { rows } = await sql`select from exam where id in (${id}, ${changeId})`.execute(test.db);
    expect(rows).toEqual([]);
  });
});

it('a draft, a private exam and one that waits for its first review are changed at once', async () => {
  for (const traits of [{ status: examStatus.draft }, { isprivate: true }, { status: examStatus.reviewing }]) {
    id = await buildExam(test.db, author.id, traits);
    await replace(1, 'At once');
    expect(await stems(author.token)).toContain('At once');
    expect((await detail()).change).toBeNull();
  }
});

it('without review, changes are seen at once, and what waited before goes on waiting', async () => {
  await replace(1, 'Still waits');
  const { config } = test.services;
  const asks = config.reviewsExams;
  Object.assign(config, { reviewsExams: false });
  try {
    await replace(2, 'Waits with it');
    expect(await stems()).not.toContain('Waits with it');
    id = await buildExam(test.db, author.id);
    await replace(1, 'Seen');
    expect(await stems()).toContain('Seen');
  } finally {
    Object.assign(config, { reviewsExams: asks });
  }
});
