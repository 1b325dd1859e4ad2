import type { RequestOf } from '@tiku/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { paperOf, statements } from '../../../testing/build-attempt.ts';
import { banker, statement } from '../../../testing/build-bank.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { hoursFromNow } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { usePerson } from '../../../testing/use-person.ts';

type Request = RequestOf<'POST /mymanaged/group/homework/offered'>;

const test = useTestApp();
const teacher = usePerson(test, { name: 'Teacher' });
const stranger = usePerson(test, { name: 'Stranger' });
let group_id: number;
let exam_id: number;

beforeAll(async () => {
  group_id = await buildGroup(test.db, teacher.id, { members: [stranger.id] });
  exam_id = await buildExam(test.db, teacher.id, { title: 'Source' });
});

const ask = (request: Partial<Request> = {}, token = teacher.token) =>
  test.call('POST /mymanaged/group/homework/offered', { exam_id, ...request }, { token });
const noes = async (request: Partial<Request>) => (await ask(request)).body.list.map(({ no }) => no);

describe('what a homework can be put together from', () => {
  it('is rows with the beginning of each stem, and no key', async () => {
    const { body } = await ask({ req_total: 1 });
    expect(body).toMatchObject({ exam: { title: 'Source', questions_count: 3 }, types: [1, 3, 4], total: 3 });
    expect(body.list[0]).toEqual({
      no: 1,
      type: 1,
      score: 2,
      section_no: 1,
      difficulty: 1,
      stem: 'Which colour is grass?',
      is_used: false,
    });
    expect(JSON.stringify(body)).not.toMatch(/snow-white|Because|correct/);
  });

  it('cuts a long stem between characters', async () => {
    const { list } = (
      await banker(test, teacher.id).then(async (me) => {
        await me.add(statement('🌧️ '.repeat(200)));
        return ask({ exam_id: (await me.summary()).exam_id });
      })
    ).body;
    expect(list[0]?.stem).toMatch(/…$/);
    expect(Array.from(list[0]?.stem ?? '').length).toBeLessThanOrEqual(100);
    expect(list[0]?.stem).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });

  it('is narrowed by type, section, difficulty, words and number', async () => {
    expect(await noes({ type: 4 })).toEqual([3]);
    expect(await noes({ section_noes: [1] })).toEqual([1, 2]);
    expect(await noes({ difficulty: 0 })).toEqual([3]);
    expect(await noes({ query_string: 'snow' })).toEqual([2]);
    expect(await noes({ query_string: '?!' })).toEqual([]);
    expect(await noes({ noes: [3, 1, 9] })).toEqual([1, 3]);
    expect(await noes({ start: 1, limit: 10 })).toEqual([2, 3]);
  });

  it('is picked many at once, also by chance, without what was chosen', async () => {
    const many = await buildExam(test.db, teacher.id, { paper: paperOf(statements(30)) });
    expect(await noes({ exam_id: many, pick: { count: 200 } })).toHaveLength(30);
    const drawn = await noes({ exam_id: many, pick: { count: 10, by_chance: true }, except: [1, 2, 3] });
    expect(new Set(drawn).size).toBe(10);
    expect(drawn.filter((no) => no <= 3)).toEqual([]);
    expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
  });

  it('says what the group was asked before, as long as that homework is there', async () => {
    const set = await test.call(
      'PUT /mymanaged/group/homework',
      {
        homework: { group_id, title: 'Week 1', end_time: hoursFromNow(1) },
        exams: [{ exam_id, sel_qs: [2] }],
      },
      { token: teacher.token },
    );
    expect((await ask({ group_id })).body.list.map(({ is_used }) => is_used)).toEqual([false, true, false]);
    expect(await noes({ group_id, unused: true })).toEqual([1, 3]);
    const other = await buildGroup(test.db, teacher.id);
    expect(await noes({ group_id: other, unused: true })).toEqual([1, 2, 3]);
    const homework_ids = [set.body.homework.homework_id];
    await test.call('DELETE /mymanaged/group/homeworks', { group_id, homework_ids }, { token: teacher.token });
    expect(await noes({ group_id, unused: true })).toEqual([1, 2, 3]);
  });

  it('shows nobody the exams, banks and groups of others', async () => {
    const closed = await buildExam(test.db, teacher.id, { isprivate: true });
    const bank = await banker(test, teacher.id);
    await bank.add(statement('mine alone'));
    const { exam_id: bankId } = await bank.summary();
    for (const id of [closed, bankId]) expect((await ask({ exam_id: id }, stranger.token)).status).toBe(404);
    // Of a group that they are only in.
    const own = await buildExam(test.db, stranger.id);
    expect((await ask({ exam_id: own, group_id }, stranger.token)).status).toBe(404);
    expect((await ask({ exam_id: own }, stranger.token)).status).toBe(200);
  });
});

describe('a homework of several sources', () => {
  it('asks in the order chosen, also where an exam comes again', async () => {
    const other = await buildExam(test.db, teacher.id, { paper: paperOf(statements(2)) });
    const exams = [
      { exam_id, sel_qs: [2] },
      { exam_id: other, sel_qs: [1] },
      { exam_id, sel_qs: [1, 3] },
    ];
    const { body } = await test.call(
      'PUT /mymanaged/group/homework',
      { homework: { group_id, title: 'Mixed', end_time: hoursFromNow(1) }, exams },
      { token: teacher.token },
    );
    const { exam_id: paper, homework_id } = body.homework;
    const asked = (await ask({ exam_id: paper })).body.list;
    expect(asked.map(({ stem, section_no }) => [stem, section_no])).toEqual([
      ['Snow is ____.', 1],
      ['Statement 1 of many', null],
      ['Which colour is grass?', 2],
      ['At sea level water boils at 90 degrees.', 3],
    ]);
    const { body: shown } = await test.call(
      'GET /mymanaged/group/homework/detail',
      { homework_id },
      { token: teacher.token },
    );
    expect(shown.exams.map(({ exam_id: id, sel_qs }) => ({ exam_id: id, sel_qs }))).toEqual(exams);
  });
});
