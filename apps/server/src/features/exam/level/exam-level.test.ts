import { describe, expect, it } from 'vitest';
import { buildExam } from '../../../testing/build-exam.ts';
import { usePeople } from '../../../testing/use-people.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
const people = usePeople(test);

const detail = (exam_id: number, token: string) => test.call('GET /app/user/exam/detail2', { exam_id }, { token });

const write = (exam_id: number, no: number, title: string) =>
  test.call(
    'PUT /exam/level/rule',
    { exam_id, no, title, sel_q_c: 2, l_rule: { max_wrongs: 1 } },
    { token: people.author },
  );
const titles = async (exam_id: number) =>
  (await test.call('GET /exam/levels', { exam_id }, { token: people.reader })).body.list.map(({ no, title }) => [
    no,
    title,
  ]);

describe('levels', () => {
  it('are added one after another, rewritten and removed without gaps', async () => {
    const id = await buildExam(test.db, people.authorId);
    expect((await write(id, 2, 'Too high')).status).toBe(400);
    for (const [at, title] of ['One', 'Two', 'Three'].entries())
      expect((await write(id, at + 1, title)).status).toBe(200);
    const { body } = await write(id, 2, 'Second');
    expect(body.level).toEqual({
      no: 2,
      title: 'Second',
      sel_q_c: 2,
      sel_m: 0,
      ans_m: 0,
      rank_m: 0,
      l_du: 0,
      q_du: 0,
      l_rule: { max_wrongs: 1 },
    });
    await test.call('DELETE /exam/level', { exam_id: id, no: 1 }, { token: people.author });
    expect(await titles(id)).toEqual([
      [1, 'Second'],
      [2, 'Three'],
    ]);
    expect((await detail(id, people.author)).body.exam.levels_count).toBe(2);
    expect((await test.call('DELETE /exam/level', { exam_id: id, no: 3 }, { token: people.author })).status).toBe(404);
  });
});

describe('GET /exam/struct', () => {
  it('counts by section, type and difficulty', async () => {
    const exam_id = await buildExam(test.db, people.authorId);
    const { body } = await test.call('GET /exam/struct', { exam_id }, { token: people.reader });
    expect(body.struct).toEqual({
      questions_count: 3,
      full_score: 6.5,
      sections: [
        { no: 1, title: 'Colours', description: '', first_no: 1, questions_count: 2, full_score: 5.5 },
        { no: 2, title: 'Facts', description: '<p>True or false?</p>', first_no: 3, questions_count: 1, full_score: 1 },
      ],
      types: [
        { type: 1, questions_count: 1, full_score: 2 },
        { type: 3, questions_count: 1, full_score: 3.5 },
        { type: 4, questions_count: 1, full_score: 1 },
      ],
      difficulties: [
        { difficulty: 0, questions_count: 1 },
        { difficulty: 1, questions_count: 1 },
        { difficulty: null, questions_count: 1 },
      ],
    });
    const sections = await test.call('GET /app/user/exam/sections', { exam_id }, { token: people.reader });
    expect(sections.body.list).toEqual(body.struct.sections);
  });
});
