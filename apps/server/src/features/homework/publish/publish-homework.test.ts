import { practiceTypes } from '@tiku/contract';
import type { RequestOf } from '@tiku/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { hoursFromNow } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { usePerson } from '../../../testing/use-person.ts';

type Put = RequestOf<'PUT /mymanaged/group/homework'>;

const test = useTestApp({ TIKU_HOMEWORK_QUESTIONS: '5' });
const owner = usePerson(test, { name: 'Owner' });
const member = usePerson(test, { name: 'Member' });
let group_id: number;
let source: number;

beforeAll(async () => {
  group_id = await buildGroup(test.db, owner.id, { members: [member.id] });
  source = await buildExam(test.db, owner.id, { title: 'Source' });
});

const put = (request: Put, token = owner.token) => test.call('PUT /mymanaged/group/homework', request, { token });
const info = (more: Partial<Put['homework']> = {}) => ({
  group_id,
  title: 'Week 1',
  end_time: hoursFromNow(1),
  ...more,
});
const change = (homework_id: number, more: Partial<Put['homework']>, exams?: Put['exams']) =>
  put({ homework: { ...info(more), homework_id, group_id: undefined }, ...(exams ? { exams } : {}) });
const whole = () => [{ exam_id: source, sel_qs: [1, 2, 3] }];
/** Contents that no other homework asks: one that runs withholds what another tells of them. */
async function fresh() {
  const exam_id = await buildExam(test.db, owner.id, { paper: paperOf(statements(2)) });
  return [{ exam_id, sel_qs: [1, 2] }];
}

const detail = (homework_id: number) =>
  test.call('GET /mymanaged/group/homework/detail', { homework_id }, { token: owner.token });

describe('PUT /mymanaged/group/homework', () => {
  it('makes a paper of its own: its numbers, its scores, the same contents, with sections and materials', async () => {
    const other = await buildExam(test.db, owner.id, { paper: paperOf(statements(2)) });
    const exams = [
      { exam_id: other, sel_qs: [2] },
      { exam_id: source, sel_qs: [3, 1] },
    ];
    const scores = [{ exam_id: source, no: 3, score: 7.5 }];
    const { status, body } = await put({ homework: info({ scores }), exams });
    expect(status).toBe(200);
    expect(body.homework).toMatchObject({ title: 'Week 1', questions_count: 3, full_score: 10.5, time_status: 1 });
    const { exam_id, homework_id } = body.homework;
    const questions = await test.call('POST /app/user/exam/questions', { exam_id }, { token: owner.token });
    expect(questions.body.list.map(({ desc, main, section_no }) => [desc, main, section_no])).toEqual([
      ['<p>Statement 2 of many</p>', null, null],
      ['<p>At sea level water boils at 90 degrees.</p>', '<p>Water boils at 100 degrees.</p>', 1],
      ['<p>Which colour is grass?</p>', null, 2],
    ]);
    const sections = await test.call('GET /app/user/exam/sections', { exam_id }, { token: owner.token });
    expect(sections.body.list.map(({ title, first_no }) => [title, first_no])).toEqual([
      ['Facts', 2],
      ['Colours', 3],
    ]);
    const { body: shown } = await detail(homework_id);
    expect(shown).toMatchObject({
      exams: [
        { exam_id: other, title: 'Exam', sel_qs: [2] },
        { exam_id: source, title: 'Source', sel_qs: [3, 1] },
      ],
      scores: [1, 7.5, 2],
      is_editable: true,
    });
  });

  it('sets one for each group at once, and none twice with the same key', async () => {
    const second = await buildGroup(test.db, owner.id);
    const request = {
      homework: { ...info({ title: 'Both' }), group_id: undefined, group_ids: [group_id, second] },
      exams: whole(),
      request_key: crypto.randomUUID(),
    };
    const [first, again] = [await put(request), await put(request)];
    expect(first.body.list.map(({ group }) => group.group_id)).toEqual([group_id, second]);
    expect(again.body.list.map(({ homework_id }) => homework_id)).toEqual(
      first.body.list.map(({ homework_id }) => homework_id),
    );
    const groups = await test.call('GET /mymanaged/group/detail', { group_id: second }, { token: owner.token });
    expect(groups.body.group.homework_count).toBe(1);
  });

  it('tells members what its setter wants them to know, until that is changed', async () => {
    const instructions = 'Bring a ruler.\n<b>Show</b> your work.';
    const { homework_id } = (await put({ homework: info({ instructions }), exams: await fresh() })).body.homework;
    const told = async () =>
      (await test.call('GET /joined/group/homework/detail', { homework_id }, { token: member.token })).body
        .instructions;
    expect(await told()).toBe(instructions);
    await change(homework_id, { title: 'Another' });
    expect([await told(), (await detail(homework_id)).body.instructions]).toEqual([instructions, instructions]);
    await change(homework_id, { instructions: '' });
    expect(await told()).toBe('');
    expect((await change(homework_id, { instructions: 'x'.repeat(3_001) })).status).toBe(400);
  });

  it('is set in none of the groups where one is not theirs', async () => {
    const foreign = await buildGroup(test.db, await buildAccount(test.db));
    const homework = { ...info(), group_id: undefined, group_ids: [group_id, foreign] };
    const before = await test.call('GET /mymanaged/group/detail', { group_id }, { token: owner.token });
    expect((await put({ homework, exams: whole() })).status).toBe(404);
    const after = await test.call('GET /mymanaged/group/detail', { group_id }, { token: owner.token });
    expect(after.body.group.homework_count).toBe(before.body.group.homework_count);
  });

  it.each<[string, number, Partial<Put['homework']>, () => Put['exams']]>([
    ['without a question', 400, {}, () => []],
    ['without one in its exams', 400, {}, () => [{ exam_id: source, sel_qs: [] }]],
    ['with a question twice', 400, {}, () => [{ exam_id: source, sel_qs: [1, 1] }]],
    ['with a question that is not there', 400, {}, () => [{ exam_id: source, sel_qs: [1, 4] }]],
    ['that ends before it starts', 400, { start_time: hoursFromNow(2) }, whole],
    ['that has ended', 400, { start_time: hoursFromNow(-3), end_time: hoursFromNow(-2) }, whole],
    ['with a score in hundredths', 400, { scores: [{ exam_id: 1, no: 1, score: 1.25 }] }, whole],
  ])('refuses one %s', async (_what, status, more, exams) => {
    expect((await put({ homework: info(more), exams: exams() })).status).toBe(status);
  });

  it('says how many questions it may have', async () => {
    const long = await buildExam(test.db, owner.id, { paper: paperOf(statements(6)) });
    const { status, body } = await put({ homework: info(), exams: [{ exam_id: long, sel_qs: [1, 2, 3, 4, 5, 6] }] });
    expect([status, body]).toMatchObject([
      400,
      { message: 'The number of questions in the homework cannot exceed 5.' },
    ]);
  });

  it("knows nothing of somebody else's private exam", async () => {
    const foreign = await buildExam(test.db, member.id, { isprivate: true });
    const { status } = await put({ homework: info(), exams: [{ exam_id: foreign, sel_qs: [1] }] });
    expect(status).toBe(404);
  });

  it('is set in no group that has ended', async () => {
    const ended = await buildGroup(test.db, owner.id, { status: 9 });
    expect((await put({ homework: info({ group_id: ended }), exams: whole() })).body).toMatchObject({
      error_code: 6003,
    });
  });
});

describe('a homework that is changed', () => {
  it('may get other questions until somebody has begun, and other times and rules at any time', async () => {
    const { homework_id, exam_id } = (await put({ homework: info(), exams: whole() })).body.homework;
    const shorter = await change(homework_id, { title: 'Shorter' }, [{ exam_id: source, sel_qs: [2] }]);
    expect(shorter.body.homework).toMatchObject({ title: 'Shorter', questions_count: 1, exam_id });
    const me = learner(test, member.token);
    const { answer_id, deadline } = await me.begin(exam_id, practiceTypes.homework);
    expect(deadline).toBe(shorter.body.homework.end_time);
    expect((await change(homework_id, {}, whole())).body).toMatchObject({ error_code: 6103 });
    const sooner = hoursFromNow(0.5);
    expect((await change(homework_id, { end_time: sooner, title: 'Sooner' })).status).toBe(200);
    expect((await me.sheet(answer_id)).body.deadline).toBe(sooner);
    await change(homework_id, { end_time: hoursFromNow(2), duration: 30 });
    const { body } = await me.sheet(answer_id);
    expect(Date.parse(body.deadline ?? '') - Date.parse(body.started_at)).toBe(30 * 60_000);
  });

  it('keeps what was saved when its deadline comes sooner', async () => {
    const { homework_id, exam_id } = (await put({ homework: info({ result_time: 1 }), exams: await fresh() })).body
      .homework;
    const me = learner(test, member.token);
    const { answer_id } = await me.begin(exam_id, practiceTypes.homework);
    await me.save(answer_id, { no: 2, seq: 1, answer: true });
    // Later than the change arrives on a busy machine: a deadline lies ahead.
    const end_time = new Date(Date.now() + 3_000).toISOString();
    expect((await change(homework_id, { end_time, result_time: 0 })).status).toBe(200);
    const isOver = async () => {
      const { deadline, server_time } = (await me.sheet(answer_id)).body;
      return server_time > (deadline ?? '');
    };
    await expect.poll(isOver).toBe(true);
    expect((await me.handIn(answer_id)).body).toMatchObject({ is_timed_out: true, answered_count: 1, score: 1 });
  });

  it('is changed by nobody but those who manage its group', async () => {
    const { homework_id } = (await put({ homework: info(), exams: whole() })).body.homework;
    const request = { homework: { ...info(), homework_id, group_id: undefined } };
    expect((await put(request, member.token)).status).toBe(404);
  });
});

describe('a homework that is deleted', () => {
  it('comes back with what was handed in', async () => {
    const { homework_id, exam_id } = (await put({ homework: info(), exams: await fresh() })).body.homework;
    const me = learner(test, member.token);
    const { answer_id } = await me.begin(exam_id, practiceTypes.homework);
    await me.save(answer_id, { no: 2, seq: 1, answer: true });
    await me.handIn(answer_id);
    const ranks = async () => {
      const { body } = await test.call('POST /joined/group/member/ranks', { group_id }, { token: member.token });
      return body.mine?.points ?? 0;
    };
    const points = await ranks();
    const wanted = { group_id, homework_ids: [homework_id] };
    expect((await test.call('DELETE /mymanaged/group/homeworks', wanted, { token: owner.token })).status).toBe(200);
    expect((await detail(homework_id)).status).toBe(404);
    expect((await me.report(answer_id)).status).toBe(404);
    expect((await me.handIn(answer_id)).body).toMatchObject({ error_code: 6110 });
    expect(await ranks()).toBe(points - 1);
    const { body } = await test.call('PUT /mymanaged/group/homeworks/recover', wanted, { token: owner.token });
    expect(body.list).toMatchObject([{ homework_id, handed_in_count: 1 }]);
    expect((await me.report(answer_id)).body.report).toMatchObject({ score: 1 });
    expect(await ranks()).toBe(points);
  });
});

describe('what is put together of a homework', () => {
  it('is kept for the person who does it, in that group, until it is given up', async () => {
    const call = { group_id };
    const draft = JSON.stringify({ step: 2, exams: whole(), title: 'Half' });
    const answer = await test.call('PUT /mymanaged/group/homework/draft', { ...call, draft }, { token: owner.token });
    expect(answer.status).toBe(200);
    const kept = () => test.call('GET /mymanaged/group/homework/draft', call, { token: owner.token });
    expect((await kept()).body.draft).toEqual(draft);
    expect((await test.call('GET /mymanaged/group/homework/draft', call, { token: member.token })).status).toBe(404);
    await test.call('DELETE /mymanaged/group/homework/draft', call, { token: owner.token });
    expect((await kept()).body.draft).toBe(null);
  });
});
