import { completions, errors, practiceTypes } from '@tiku/contract';
import type { RequestOf } from '@tiku/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import type { HomeworkTraits } from '../../../testing/build-homework.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { usePerson } from '../../../testing/use-person.ts';

/** The essay is worth ten points. */
const essay = 6;

const test = useTestApp();
const owner = usePerson(test, { name: 'Ms Owen' });
const helper = usePerson(test, { name: 'Mr Help' });
const pupils = ['Ada', 'Ben', 'Cai'].map((name) => usePerson(test, { name }));
let group_id: number;
let homework_id: number;
let exam_id: number;

beforeAll(async () => {
  const members = pupils.map(({ id }) => id);
  group_id = await buildGroup(test.db, owner.id, { administrators: [helper.id], members });
});
beforeEach(async () => {
  ({ homework_id, exam_id } = await set());
});

const set = (traits: HomeworkTraits = {}) =>
  buildHomework(test.db, group_id, owner.id, { paper: paperOf(allFamilies), needs_marking: true, ...traits });

function pupil(at: number) {
  const found = pupils[at];
  if (!found) throw new Error('no such pupil');
  return found;
}

/** One statement right, and an essay. */
async function handIn(at: number, text: string, examId = exam_id): Promise<number> {
  const they = learner(test, pupil(at).token);
  const { answer_id } = await they.begin(examId, practiceTypes.homework);
  const answers = [
    { no: 2, seq: 1, answer: true },
    { no: essay, seq: 1, answer: { text, files: [] } },
  ];
  await they.handIn(answer_id, { answer_details: answers });
  return answer_id;
}

type Marks = RequestOf<'PUT /group/homework/member/question/mark'>['marks'];

const papers = async () =>
  (
    await test.call(
      'POST /mymanaged/group/homework/member_marks',
      { homework_id, req_total: 1 },
      { token: owner.token },
    )
  ).body;
const answersTo = async (no: number) =>
  (
    await test.call(
      'POST /group/homework/member/question/marks',
      { homework_id, no, req_total: 1 },
      { token: owner.token },
    )
  ).body;
const mark = (user_id: number, marks: Marks, token = owner.token) =>
  test.call('PUT /group/homework/member/question/mark', { homework_id, user_id, marks }, { token });
const complete = (token = owner.token) =>
  test.call('PUT /group/homework/question/mark/complete', { homework_id }, { token });
const detail = async (at: number) =>
  (await test.call('GET /joined/group/homework/detail', { homework_id }, { token: pupil(at).token })).body.homework;

/** What follows the answers of this paper. */
const after = async (answer_id: number, more: object = {}) => {
  const wanted = { homework_id, answer_id, is_unmarked: true, req_total: 1 as const, ...more };
  return (await test.call('POST /group/homework/member/question/marks', wanted, { token: owner.token })).body;
};

describe('marking', () => {
  it('shows who waits for it, and how far each question is', async () => {
    await handIn(0, 'Rain is wet.');
    await handIn(1, 'Snow.');
    await mark(pupil(0).id, [{ no: essay, m_s: 7.5, m_c: 'Good' }]);
    const body = await papers();
    expect(body).toMatchObject({
      total: 2,
      waiting_count: 2,
      completed_count: 0,
      unmarked_count: 1,
      questions: [{ no: essay, type: 7, score: 10, answers_count: 2, unmarked_count: 1 }],
    });
    expect(body.list).toMatchObject([
      { name: 'Ada', round: 1, is_completed: false, answers_count: 1, marked_count: 1, score: 8.5, full_score: 20 },
      { name: 'Ben', marked_count: 0, score: 1 },
    ]);
  });

  it('shows answers that are alike as one, and marks them with one request', async () => {
    await handIn(0, 'Rain  is wet.');
    await handIn(1, ' ＲＡＩＮ is\nWET. ');
    await handIn(2, 'Snow.');
    const { list, total, questions } = await answersTo(essay);
    expect([total, list.map(({ papers: same }) => same.map(({ name }) => name))]).toEqual([
      2,
      [['Ada', 'Ben'], ['Cai']],
    ]);
    expect(questions).toMatchObject([{ no: essay, correct_answer: '<p>secret-reference</p>' }]);
    const [first, ...others] = (list[0]?.papers ?? []).map(({ answer_id, version }) => ({ answer_id, version }));
    const { status } = await test.call(
      'PUT /group/homework/member/question/mark',
      { homework_id, marks: [{ no: essay, m_s: 4, ...first, others }] },
      { token: helper.token },
    );
    expect(status).toBe(200);
    const { list: marked } = await answersTo(essay);
    expect(marked[0]?.papers).toMatchObject([
      { m_s: 4, version: 1, marker: { name: 'Mr Help' } },
      { m_s: 4, version: 1 },
    ]);
    expect((await papers()).unmarked_count).toBe(1);
  });

  it('shows only what has no mark, each at the place that it keeps', async () => {
    for (const [at, text] of ['Rain.', 'Snow.', 'Hail.'].entries()) await handIn(at, text);
    const ask = async (more: object) => {
      const wanted = { homework_id, no: essay, is_unmarked: true, ...more };
      return (await test.call('POST /group/homework/member/question/marks', wanted, { token: owner.token })).body;
    };
    expect((await ask({ start: 0 })).list).toMatchObject([{ place: 1, answer: { text: 'Rain.' } }, {}, {}]);
    await mark(pupil(0).id, [{ no: essay, m_s: 5 }]);
    // Though the first is no longer among them, none is skipped.
    expect((await ask({ start: 1 })).list).toMatchObject([{ place: 2, answer: { text: 'Snow.' } }, { place: 3 }]);
    expect(await ask({ start: 0 })).toMatchObject({ list: [{ place: 2 }, { place: 3 }], next: null });
    expect((await ask({ start: 0, is_unmarked: false })).list).toHaveLength(3);
  });

  it('goes on with the next paper that waits', async () => {
    const [ada, ben] = [await handIn(0, 'Rain.'), await handIn(1, 'Snow.')];
    const cai = await handIn(2, 'Hail.');
    expect((await after(ada)).next).toEqual({ answer_id: ben, start: 0 });
    await mark(pupil(1).id, [{ no: essay, m_s: 5 }]);
    expect((await after(ada)).next).toEqual({ answer_id: cai, start: 0 });
    expect((await after(ada, { is_unmarked: false })).next).toEqual({ answer_id: ben, start: 0 });
    expect(await after(cai)).toMatchObject({ list: [{ place: 1, answer: { text: 'Hail.' } }], next: null });
    expect(await after(ben)).toMatchObject({ list: [], total: 1 });
  });

  it('tells nothing of whose papers they are to who marks without names', async () => {
    const ids = [await handIn(0, 'Rain.'), await handIn(1, 'Snow.'), await handIn(2, 'Hail.')];
    const wanted = { homework_id, names_hidden: true };
    const options = { token: owner.token };
    const [{ body: toQuestion }, { body: listed }] = await Promise.all([
      test.call('POST /group/homework/member/question/marks', { ...wanted, no: essay }, options),
      test.call('POST /mymanaged/group/homework/member_marks', wanted, options),
    ]);
    const ofPaper = await test.call(
      'POST /group/homework/member/question/marks',
      { ...wanted, answer_id: ids[0] ?? 0 },
      options,
    );
    for (const told of [toQuestion, listed, ofPaper.body]) {
      expect(JSON.stringify(told)).not.toMatch(/Ada|Ben|Cai/);
      for (const { id } of pupils) expect(JSON.stringify(told)).not.toContain(`"user_id":${id}`);
    }
    expect(listed.list[0]).toMatchObject({ name: '', user_id: null, handed_in_at: null, stay: null });
    // The order is one that only a digest knows, another for each question.
    const digests = await sql<{ id: number; of_list: string; of_question: string }>`
      select id, md5('0 ' || id) as of_list, md5(${essay}::text || ' ' || id) as of_question
      from attempt where id = any(${ids}::bigint[])`.execute(test.db);
    const sorted = (by: 'of_list' | 'of_question') =>
      digests.rows.toSorted((one, other) => (one[by] < other[by] ? -1 : 1)).map(({ id }) => id);
    expect(listed.list.map(({ answer_id }) => answer_id)).toEqual(sorted('of_list'));
    expect(toQuestion.list.map(({ papers: [paper] }) => paper?.answer_id)).toEqual(sorted('of_question'));
  });

  it('never overwrites unseen what another has given, and is harmless when repeated', async () => {
    await handIn(0, 'Rain is wet.');
    const { id } = pupil(0);
    expect((await mark(id, [{ no: essay, m_s: 5 }])).body.marks).toMatchObject([{ m_s: 5, version: 1 }]);
    const stale = await mark(id, [{ no: essay, m_s: 9, m_c: 'Great' }], helper.token);
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { error_code: errors.mark_changed.code, current: [{ m_s: 5, version: 1, marker: { name: 'Ms Owen' } }] },
    ]);
    expect((await mark(id, [{ no: essay, m_s: 5 }], helper.token)).body.marks).toMatchObject([
      { version: 1, marker: { name: 'Ms Owen' } },
    ]);
    expect((await mark(id, [{ no: essay, m_s: 9, version: 1 }], helper.token)).body.marks).toMatchObject([
      { version: 2 },
    ]);
    const both = await Promise.all([
      mark(id, [{ no: essay, m_s: 1, version: 2 }]),
      mark(id, [{ no: essay, m_s: 2, version: 2 }], helper.token),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('takes scores in tenths up to what the question is worth, for answers that people mark', async () => {
    await handIn(0, 'Rain is wet.');
    const { id } = pupil(0);
    const statuses = async (...marks: Marks) => {
      const answers = await Promise.all(marks.map((given) => mark(id, [given])));
      return answers.map(({ status }) => status);
    };
    expect(await statuses({ no: essay, m_s: 10.1 }, { no: essay, m_s: -1 }, { no: essay, m_s: 1.23 })).toEqual([
      400, 400, 400,
    ]);
    expect(await statuses({ no: 2, m_s: 0 }, { no: 99, m_s: 0 })).toEqual([404, 404]);
    expect((await mark(pupil(1).id, [{ no: essay, m_s: 1 }])).status).toBe(404);
    expect(
      (
        await mark(id, [
          { no: essay, m_s: 1 },
          { no: essay, m_s: 2 },
        ])
      ).status,
    ).toBe(400);
  });

  it('offers what somebody has written before', async () => {
    await handIn(0, 'Rain is wet.');
    await handIn(1, 'Snow.');
    for (const at of [0, 1]) await mark(pupil(at).id, [{ no: essay, m_s: 3, m_c: 'Say why' }]);
    const { comments } = await answersTo(essay);
    expect(comments[0]).toBe('Say why');
  });
});

describe('completing the marking', () => {
  it('waits for every mark, then brings the results out', async () => {
    const answerId = await handIn(0, 'Rain is wet.');
    expect(await detail(0)).toMatchObject({ completion: completions.beingMarked, score: null, mark_status: 1 });
    const early = await complete();
    expect([early.status, early.body]).toMatchObject([409, { message: '1 answers have no marks yet.' }]);
    await mark(pupil(0).id, [{ no: essay, m_s: 7.5, m_c: 'Say more' }]);
    const me = learner(test, pupil(0).token);
    const hidden = (await me.details(answerId, [essay])).body.list[0];
    expect(hidden).not.toHaveProperty('comment');
    expect((await complete()).body).toEqual({ completed_count: 1, left_count: 0 });
    expect(await detail(0)).toMatchObject({ completion: completions.completed, score: 8.5, mark_status: 2 });
    const { report } = (await me.report(answerId)).body;
    expect(report).toMatchObject({ score: 8.5, unmarked_count: 0 });
    const state = (await me.details(answerId, [essay])).body.list[0];
    expect(state).toMatchObject({ result: { earned: 7.5, is_right: false }, comment: 'Say more' });
    const scores = test.db.selectFrom('group_score').select('points').where('homework_id', '=', homework_id);
    expect(await scores.execute()).toEqual([{ points: 8.5 }]);
    const told = test.db.selectFrom('notice').select('title').where('account_id', '=', pupil(0).id);
    expect(await told.execute()).toMatchObject([{ title: { en: expect.stringContaining('has been marked') } }]);
    const { rows } = await sql`
      select from question_mark where account_id = ${pupil(0).id} and exam_id = ${exam_id} and no = ${essay}
        and wrong_at is not null`.execute(test.db);
    expect(rows).toHaveLength(1);
  });

  it('is the same twice at once, and no mark changes after it', async () => {
    await handIn(0, 'Rain is wet.');
    await mark(pupil(0).id, [{ no: essay, m_s: 7.5 }]);
    const answers = await Promise.all([complete(), complete(helper.token), complete()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.completed_count, 0)).toBe(1);
    expect((await mark(pupil(0).id, [{ no: essay, m_s: 1, version: 1 }])).body).toMatchObject({
      error_code: errors.homework_marked.code,
    });
  });

  it('keeps results for the deadline where they come then', async () => {
    ({ homework_id, exam_id } = await set({ result_time: 1 }));
    const answerId = await handIn(0, 'Rain is wet.');
    await mark(pupil(0).id, [{ no: essay, m_s: 7.5 }]);
    expect((await complete()).status).toBe(200);
    expect(await detail(0)).toMatchObject({ score: null });
    expect((await learner(test, pupil(0).token).report(answerId)).status).toBe(409);
  });

  it('lets somebody who failed do it again, who could not while it was being marked', async () => {
    ({ homework_id, exam_id } = await set({ redo_mode: 2, pass_percent: 50 }));
    await handIn(0, 'Rain is wet.');
    const again = () =>
      test.call(
        'POST /exam/user_online_prac/create_answer',
        { exam_id, prac_type: practiceTypes.homework },
        { token: pupil(0).token },
      );
    expect((await again()).body).toMatchObject({ error_code: errors.homework_marking.code });
    await mark(pupil(0).id, [{ no: essay, m_s: 2 }]);
    await complete();
    expect((await again()).status).toBe(200);
    await handIn(0, 'Rain is water that falls.');
    expect((await papers()).list).toMatchObject([
      { round: 2, is_completed: false },
      { round: 1, is_completed: true },
    ]);
    expect((await again()).body).toMatchObject({ error_code: errors.homework_marking.code });
    await mark(pupil(0).id, [{ no: essay, m_s: 10 }]);
    await complete();
    expect((await detail(0)).score).toBe(11);
    expect((await again()).status).toBe(409);
  });
});

describe('a file of an answer', () => {
  it('is for the learner who gave it and the people who mark it', async () => {
    const { id, token } = pupil(0);
    const they = learner(test, token);
    const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#abc' } })
      .png()
      .toBuffer();
    const query = { answer_id: String(answer_id), no: String(essay), type: '0', file_name: 'rain.png' };
    const sent = await sendFile(
      test,
      'POST /exam/user_online_prac/answer/file',
      { name: 'rain.png', bytes },
      { token, query },
    );
    const { name } = sent.body as { name: string };
    await they.handIn(answer_id, { answer_details: [{ no: essay, seq: 1, answer: { text: '', files: [name] } }] });
    const ask = (file_name: string, as: string, homeworkId = homework_id) =>
      test.call(
        'GET /group/homework/member/answer/file',
        { homework_id: homeworkId, user_id: id, no: essay, file_name },
        { token: as },
      );
    for (const as of [token, owner.token, helper.token]) {
      const { status, body } = await ask(name, as);
      expect(status).toBe(200);
      expect((await test.send({ url: body.url })).status).toBe(200);
    }
    const strangerId = await buildAccount(test.db);
    const stranger = await test.tokenFor(strangerId);
    const other = await buildHomework(test.db, await buildGroup(test.db, strangerId), strangerId);
    const refused = [
      await ask(name, pupil(1).token),
      await ask(name, stranger),
      await ask(name, stranger, other.homework_id),
      await ask('other.png', owner.token),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    for (const path of ['../../etc/passwd', '..\\secret', '.env', 'a/b.png']) {
      expect((await ask(path, owner.token)).status).toBe(400);
    }
    const { list, answer_files } = await answersTo(essay);
    expect(list[0]?.answer.files).toEqual([name]);
    expect((await test.send({ url: answer_files[name] ?? '' })).status).toBe(200);
  });
});
