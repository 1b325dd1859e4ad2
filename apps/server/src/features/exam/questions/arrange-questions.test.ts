import { examStatus, practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam, choiceQuestion } from '../../../testing/build-exam.ts';
import { usePeople } from '../../../testing/use-people.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
const people = usePeople(test);

const item = (name: string, section: number, material: number | null) => ({
  question: choiceQuestion(`<p>${name}</p>`),
  section,
  material,
});

/** Two sections with three and two questions, the last two about one material. */
async function buildFive() {
  return buildExam(test.db, people.authorId, {
    paper: {
      sections: [
        { title: 'First', description: '' },
        { title: 'Second', description: '' },
      ],
      materials: ['<p>A text.</p>'],
      items: [item('a', 0, null), item('b', 0, null), item('c', 0, null), item('d', 1, 0), item('e', 1, 0)],
    },
  });
}

async function detailOf(exam_id: number) {
  return (await test.call('GET /app/user/exam/detail2', { exam_id }, { token: people.author })).body.exam;
}

/** As `1a`: section and stem. */
async function orderOf(exam_id: number) {
  const { list } = (await test.call('POST /app/user/exam/questions', { exam_id, limit: 20 }, { token: people.author }))
    .body;
  expect(list.map(({ no }) => no)).toEqual(list.map((_, at) => at + 1));
  return list.map(({ section_no, desc }) => `${section_no ?? '-'}${desc.replace(/<[^>]+>/g, '')}`).join(' ');
}

async function move(
  exam_id: number,
  request: { no: number; to_no?: number; section_no?: number | null },
  token = people.author,
) {
  const { updated_at } = await detailOf(exam_id);
  return test.call('PUT /exam/live_update/place', { exam_id, updated_at, ...request }, { token });
}

async function remove(exam_id: number, noes: number[]) {
  const { updated_at } = await detailOf(exam_id);
  return test.call('DELETE /exam/live_update/questions', { exam_id, noes, updated_at }, { token: people.author });
}

const add = (exam_id: number, question: object, token = people.author) =>
  test.call('POST /exam/live_update/question', { exam_id, question: question as never }, { token });

const update = (exam_id: number, question: object, updated_at?: string) =>
  test.call(
    'PUT /exam/live_update/question',
    { exam_id, question: question as never, ...(updated_at !== undefined && { updated_at }) },
    { token: people.author },
  );

const favor = (exam_id: number, no: number) =>
  test.call('POST /online/questions/favorite', { exam_id, no, mode: 0 }, { token: people.reader });
const favored = async (exam_id: number) =>
  (await test.call('POST /app/user/exam/questions/favorited', { exam_id }, { token: people.reader })).body.list.map(
    ({ question }) => question.desc.replace(/<[^>]+>/g, ''),
  );

const questionAt = async (exam_id: number, no: number) => {
  const { list } = (await test.call('POST /app/user/exam/questions', { exam_id, noes: [no] }, { token: people.author }))
    .body;
  return list[0];
};

const write = (exam_id: number, section: { no: number; title: string }) =>
  test.call('PUT /exam/live_update/section', { exam_id, ...section }, { token: people.author });
const drop = (exam_id: number, no: number) =>
  test.call('DELETE /exam/live_update/section', { exam_id, no }, { token: people.author });

describe('moving a question', () => {
  it('gives every question one number and the moved one the section of the place it takes', async () => {
    const id = await buildFive();
    expect((await move(id, { no: 1, to_no: 3 })).body).toMatchObject({ no: 3 });
    expect(await orderOf(id)).toBe('1b 1c 1a 2d 2e');
    await move(id, { no: 5, to_no: 1 });
    expect(await orderOf(id)).toBe('1e 1b 1c 1a 2d');
    await move(id, { no: 1, to_no: 5, section_no: 2 });
    expect(await orderOf(id)).toBe('1b 1c 1a 2d 2e');
  });

  it('goes to the end of another section, and the sections know what they hold', async () => {
    const id = await buildFive();
    expect((await move(id, { no: 2, section_no: 2 })).body).toMatchObject({ no: 5 });
    expect(await orderOf(id)).toBe('1a 1c 2d 2e 2b');
    for (const no of [1, 1]) await move(id, { no, section_no: 2 });
    expect(await orderOf(id)).toBe('2d 2e 2b 2a 2c');
    const sections = async () =>
      (await test.call('GET /app/user/exam/sections', { exam_id: id }, { token: people.author })).body.list;
    expect(await sections()).toMatchObject([
      { first_no: null, questions_count: 0 },
      { first_no: 1, questions_count: 5 },
    ]);
    await move(id, { no: 3, section_no: 1 });
    expect(await orderOf(id)).toBe('1b 2d 2e 2a 2c');
    expect(await sections()).toMatchObject([{ first_no: 1 }, { first_no: 2, questions_count: 4 }]);
  });

  it("takes people's marks along, and leaves a running paper as it was", async () => {
    const id = await buildFive();
    await favor(id, 1);
    await favor(id, 4);
    const begun = await test.call(
      'POST /exam/user_online_prac/create_answer',
      { exam_id: id, prac_type: 1, sel_qs_json: '' },
      { token: people.reader },
    );
    await move(id, { no: 1, to_no: 5 });
    await remove(id, [1]);
    expect(await orderOf(id)).toBe('1c 2d 2e 2a');
    expect((await favored(id)).toSorted()).toEqual(['a', 'd']);
    const { answer_id } = begun.body;
    const asked = await test.call(
      'POST /app/user/exam/questions',
      { exam_id: id, answer_id, noes: [1, 2] },
      { token: people.reader },
    );
    expect(asked.body.list.map(({ desc }) => desc)).toEqual(['<p>a</p>', '<p>b</p>']);
  });

  it('lets marks that are made in a running paper find the question that was seen', async () => {
    const id = await buildFive();
    const { answer_id } = await learner(test, people.reader).begin(id, practiceTypes.test);
    await move(id, { no: 1, to_no: 5 });
    await remove(id, [4]);
    expect(await orderOf(id)).toBe('1b 1c 2d 2a');

    const mark = (no: number, more: object = {}) =>
      test.call('POST /online/questions/favorite', { exam_id: id, no, mode: 0, ...more }, { token: people.reader });
    expect((await mark(1, { answer_id })).status).toBe(200);
    expect((await mark(5, { answer_id })).status).toBe(404);
    expect((await mark(1, { answer_id: answer_id + 1_000 })).status).toBe(404);
    expect(await favored(id)).toEqual(['a']);
    const marks = await test.call(
      'POST /app/user/exam/questions/marks',
      { exam_id: id, noes: [1, 2, 5], answer_id },
      { token: people.reader },
    );
    expect(marks.body.list).toMatchObject([{ no: 1, favorited_at: expect.any(String) }]);
  });

  it('lets the results of a running paper find their questions, also where the author has mended one', async () => {
    const id = await buildExam(test.db, people.authorId, { paper: paperOf(statements(3)) });
    const me = learner(test, people.reader);
    const { answer_id } = await me.begin(id, practiceTypes.test);
    await me.save(answer_id, { no: 1, seq: 1, answer: false }, { no: 3, seq: 1, answer: false });
    await move(id, { no: 1, to_no: 2 });
    const [mended] = statements(1);
    await update(id, { ...mended, no: 2, explanation: '<p>Look closely.</p>' });
    await me.handIn(answer_id);
    const wrong = await test.call('POST /app/user/exam/questions/wrong', { exam_id: id }, { token: people.reader });
    expect(wrong.body.list.map(({ question }) => `${question.no} ${question.desc}`)).toEqual([
      '2 <p>Statement 1 of many</p>',
      '3 <p>Statement 3 of many</p>',
    ]);
  });

  it('is waited for by somebody who marks a question meanwhile', async () => {
    const id = await buildFive();
    const { answer_id } = await learner(test, people.reader).begin(id, practiceTypes.selection);
    const marking = await test.db.transaction().execute(async (tx) => {
      await sql`select from exam where id = ${id} for no key update`.execute(tx);
      await sql`update exam_question set no = no + 100 where exam_id = ${id}`.execute(tx);
      const request = { exam_id: id, no: 1, mode: 0, answer_id } as const;
      const sent = test.call('POST /online/questions/favorite', request, { token: people.reader });
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database() and query like '%for share%'`.execute(
          test.db,
        );
        expect(rows).toHaveLength(1);
      });
      return { sent };
    });
    expect((await marking.sent).status).toBe(200);
    const { body } = await test.call(
      'POST /app/user/exam/questions/favorited/noes',
      { exam_id: id },
      { token: people.reader },
    );
    expect(body.noes).toEqual([101]);
  });

  it('is refused where the exam has changed since, so that no number means another question', async () => {
    const id = await buildFive();
    const { updated_at } = await detailOf(id);
    const request = { exam_id: id, no: 1, to_no: 2, updated_at };
    expect((await test.call('PUT /exam/live_update/place', request, { token: people.author })).status).toBe(200);
    expect((await test.call('PUT /exam/live_update/place', request, { token: people.author })).body).toMatchObject({
      error_code: 3024,
    });
    const gone = { exam_id: id, noes: [1], updated_at };
    expect((await test.call('DELETE /exam/live_update/questions', gone, { token: people.author })).status).toBe(409);
    const late = await update(id, { no: 1, ...choiceQuestion('<p>late</p>') }, updated_at);
    expect(late.status).toBe(409);
    expect(await orderOf(id)).toBe('1b 1a 1c 2d 2e');
  });

  it('is for its author, and for numbers and sections that there are', async () => {
    const id = await buildFive();
    expect((await move(id, { no: 1, to_no: 2 }, people.reader)).status).toBe(404);
    expect((await move(id, { no: 6, to_no: 2 })).status).toBe(404);
    expect((await move(id, { no: 1, to_no: 6 })).status).toBe(400);
    expect((await move(id, { no: 1, section_no: 3 })).status).toBe(400);
    expect(await orderOf(id)).toBe('1a 1b 1c 2d 2e');
  });
});

describe('adding a question', () => {
  it('puts it at the end of its section or before a number, once', async () => {
    const id = await buildFive();
    await favor(id, 4);
    const question = { ...choiceQuestion('<p>new</p>'), section_no: 1 };
    const { body } = await add(id, question);
    expect(body.question).toMatchObject({ no: 4, section_no: 1, main: null });
    expect((await add(id, question)).body.question).toEqual(body.question);
    await add(id, { ...choiceQuestion('<p>top</p>'), section_no: 1, no: 1, main: '<p>A poem.</p>' });
    expect(await orderOf(id)).toBe('1top 1a 1b 1c 1new 2d 2e');
    expect(await favored(id)).toEqual(['d']);
    expect(await detailOf(id)).toMatchObject({ questions_count: 7, full_score: 14, materials_count: 2 });
    const found = await test.call(
      'POST /question/search',
      { exam_id: id, query_string: 'top' },
      { token: people.reader },
    );
    expect(found.body.list).toHaveLength(1);
  });

  it('begins a draft that has none, and refuses what is no question or has no place', async () => {
    const id = await buildExam(test.db, people.authorId, {
      status: examStatus.draft,
      paper: { sections: [], materials: [], items: [] },
    });
    expect((await add(id, choiceQuestion('<p>one</p>'))).body.question).toMatchObject({ no: 1, section_no: null });
    expect((await add(id, choiceQuestion(''))).body).toMatchObject({ error_code: 3005 });
    expect((await add(id, { ...choiceQuestion('<p>x</p>'), section_no: 1 })).status).toBe(400);
    expect((await add(id, { ...choiceQuestion('<p>x</p>'), no: 3 })).status).toBe(400);
    expect((await add(id, choiceQuestion('<p>x</p>'), people.reader)).status).toBe(404);
    expect(await orderOf(id)).toBe('-one');
  });
});

describe('deleting questions', () => {
  it('closes the gaps and keeps the marks of the others', async () => {
    const id = await buildFive();
    for (const no of [1, 2, 5]) await favor(id, no);
    expect((await remove(id, [2, 4, 2])).body).toMatchObject({ questions_count: 3 });
    expect(await orderOf(id)).toBe('1a 1c 2e');
    expect((await favored(id)).toSorted()).toEqual(['a', 'e']);
    expect(await detailOf(id)).toMatchObject({ questions_count: 3, full_score: 6 });
  });

  it('leaves one at least in what others can open', async () => {
    const id = await buildFive();
    expect((await remove(id, [1, 2, 3, 4, 5])).body).toMatchObject({ error_code: 3004 });
    expect((await remove(id, [6])).status).toBe(404);
    const draft = await buildExam(test.db, people.authorId, { status: examStatus.draft });
    expect((await remove(draft, [1, 2, 3])).body).toMatchObject({ questions_count: 0 });
  });
});

describe('the place of a question in a live edit', () => {
  it('rewrites the material for all that share it, and nothing that was asked', async () => {
    const id = await buildFive();
    const materials = () =>
      test.db
        .selectFrom('asked_material as a')
        .innerJoin('exam_material as m', 'm.id', 'a.material_id')
        .select(['m.id', 'm.content'])
        .where('a.exam_id', '=', id)
        .execute();
    const before = await materials();
    expect(before).toHaveLength(1);
    const question = await questionAt(id, 4);
    const { body } = await update(id, { ...question, main: '<p onclick="x()">Another text.</p>' });
    expect(body.question).toMatchObject({ no: 4, main: '<p>Another text.</p>' });
    expect(await questionAt(id, 5)).toMatchObject({ main: '<p>Another text.</p>', main_id: body.question.main_id });
    const after = await materials();
    expect(after).toHaveLength(2);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it('takes a question out of its material, into another, or gives it one of its own', async () => {
    const id = await buildFive();
    const { main_id: shared } = (await questionAt(id, 4)) ?? {};
    const five = await questionAt(id, 5);
    expect((await update(id, { ...five, main_id: null, main: null })).body.question).toMatchObject({ main: null });
    expect(await questionAt(id, 4)).toMatchObject({ main_id: shared });
    const one = await questionAt(id, 1);
    expect((await update(id, { ...one, main_id: shared, main: undefined })).body.question).toMatchObject({
      main: '<p>A text.</p>',
    });
    const own = (await update(id, { ...one, main_id: null, main: '<p>Mine.</p>' })).body.question;
    expect(own).toMatchObject({ main: '<p>Mine.</p>' });
    expect(await questionAt(id, 4)).toMatchObject({ main_id: shared, main: '<p>A text.</p>' });
    for (const place of [{ main_id: 999_999 }, { main_id: shared, main: null }, { main: '<p> </p>' }]) {
      expect((await update(id, { ...one, main: undefined, main_id: undefined, ...place })).status).toBe(400);
    }
  });

  it('moves a question to another section, or refuses one there is not', async () => {
    const id = await buildFive();
    const one = await questionAt(id, 1);
    expect((await update(id, { ...one, section_no: 2 })).body.question).toMatchObject({ no: 5, section_no: 2 });
    expect(await orderOf(id)).toBe('1b 1c 2d 2e 2a');
    const second = await questionAt(id, 2);
    expect((await update(id, { ...second, section_no: 7, desc: '<p>lost</p>' })).status).toBe(400);
    expect(await orderOf(id)).toBe('1b 1c 2d 2e 2a');
  });
});

describe('sections', () => {
  it('are renamed, added after the last, and removed when they are empty', async () => {
    const id = await buildFive();
    await write(id, { no: 1, title: 'Beginning' });
    await write(id, { no: 3, title: 'End' });
    expect((await write(id, { no: 5, title: 'Beyond' })).status).toBe(400);
    expect((await drop(id, 1)).body).toMatchObject({ error_code: 3025 });
    expect((await drop(id, 4)).status).toBe(404);
    for (const no of [1, 1, 1]) await move(id, { no, section_no: 3 });
    expect(await orderOf(id)).toBe('2d 2e 3a 3b 3c');
    expect((await drop(id, 1)).status).toBe(200);
    expect(await orderOf(id)).toBe('1d 1e 2a 2b 2c');
    const { list } = (await test.call('GET /app/user/exam/sections', { exam_id: id }, { token: people.reader })).body;
    expect(list).toMatchObject([
      { no: 1, title: 'Second', first_no: 1, questions_count: 2 },
      { no: 2, title: 'End', first_no: 3, questions_count: 3 },
    ]);
    expect(await detailOf(id)).toMatchObject({ sections_count: 2 });
  });
});
