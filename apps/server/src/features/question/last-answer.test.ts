// What somebody answered last stands beside a marked question as long as its key may, and is nobody else's.
import { practiceTypes } from '@tiku/contract';
import { letters } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../testing/build-attempt.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { hoursFromNow } from '../../testing/build-homework.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let authorId: number;
let examId: number;
let accountId: number;
let token: string;
let me: ReturnType<typeof learner>;

const towns = {
  type: 1,
  desc: '<p>The capital of Peru?</p>',
  options: ['Lima', 'Cuzco', 'Quito', 'La Paz', 'Bogotá', 'Caracas'],
  correct_answer: ['A'],
  explanation: '',
  score: 1,
  partial_score: null,
  difficulty: null,
} satisfies Question;
const town = allFamilies.length + 1;
const [statement, blanks, essay] = [2, 3, 6];

beforeAll(async () => {
  authorId = await buildAccount(test.db);
  examId = await buildExam(test.db, authorId, { paper: paperOf([...allFamilies, towns]) });
});
beforeEach(async () => {
  accountId = await buildAccount(test.db);
  token = await test.tokenFor(accountId);
  me = learner(test, token);
});

async function wrongOnes(as = token, exam_id = examId) {
  return (await test.call('POST /app/user/exam/questions/wrong', { exam_id }, { token: as })).body.list;
}

async function practise(no: number, answer: unknown): Promise<number> {
  const { answer_id } = await me.begin(examId, 2);
  await me.save(answer_id, { no, seq: 1, answer, check: true });
  return answer_id;
}

it('is the newest one, with what each part of it was worth', async () => {
  await practise(blanks, ['x', 'two']);
  expect(await wrongOnes()).toMatchObject([{ last_answer: { answer: ['x', 'two'], result: { earned: 1, total: 2 } } }]);
  await practise(blanks, ['y', 'z']);
  const [marked] = await wrongOnes();
  expect(marked).toMatchObject({
    mark: { wrong_count: 2, answered_count: 2 },
    last_answer: {
      answer: ['y', 'z'],
      result: { status: 'graded', is_right: false, parts: [{ right: false }, { right: false }] },
    },
  });
});

it('names the option that was chosen, whatever letter it has where it is listed', async () => {
  for (const wanted of towns.options.slice(1)) {
    const { answer_id } = await me.begin(examId, 2);
    const asked = (await me.questions(examId, answer_id)).body.list.find(({ no }) => no === town);
    const options = asked && 'options' in asked ? asked.options : [];
    await me.save(answer_id, { no: town, seq: 1, answer: [letters[options.indexOf(wanted)]], check: true });
    const [marked] = await wrongOnes();
    const listed = marked && 'options' in marked.question ? marked.question.options : [];
    const answer = marked?.last_answer?.answer;
    expect(Array.isArray(answer) && listed[letters.indexOf(String(answer[0]))]).toBe(wanted);
  }
});

it('stays when a key is only looked up, and comes for an open question once it is judged', async () => {
  await practise(statement, false);
  const looked = await me.begin(examId, 2);
  await me.details(looked.answer_id, [statement], true);
  expect(await wrongOnes()).toMatchObject([{ last_answer: { answer: false } }]);

  const answerId = await practise(essay, { text: 'Wet.', files: [] });
  const favorite = { exam_id: examId, no: essay, mode: 0 } as const;
  await test.call('POST /online/questions/favorite', favorite, { token });
  const kept = async () =>
    (await test.call('POST /app/user/exam/questions/favorited', { exam_id: examId }, { token })).body.list;
  expect(await kept()).toMatchObject([{ with_key: true, last_answer: null }]);
  const judged = { answer_id: answerId, answer_states: [{ no: essay, self_score: 4 }] };
  await test.call('POST /exam/user_online_prac/answer_states', judged, { token });
  expect(await kept()).toMatchObject([
    { last_answer: { answer: { text: 'Wet.' }, self_score: 4, result: { status: 'needs-person', earned: 4 } } },
  ]);
});

it('is told to nobody else, and no longer once its attempt is deleted or its answer taken back', async () => {
  const answerId = await practise(statement, false);
  const otherToken = await test.tokenFor(await buildAccount(test.db));
  const other = learner(test, otherToken);
  const { answer_id } = await other.begin(examId, 2);
  await other.save(answer_id, { no: blanks, seq: 1, answer: ['mine', 'alone'], check: true });
  expect(JSON.stringify(await wrongOnes())).not.toContain('alone');
  await other.handIn(answer_id);

  await test.call('POST /exam/user_online_prac/clear_answer_details', { answer_id: answerId, mode: 0 }, { token });
  expect(await wrongOnes()).toMatchObject([{ question: { no: statement }, last_answer: null }]);
  await me.save(answerId, { no: statement, seq: 2, answer: false, check: true });
  expect(await wrongOnes()).toMatchObject([{ last_answer: { answer: false } }]);
  await me.handIn(answerId);
  const deleted = await test.call(
    'DELETE /exam/user_online_prac/history_answers',
    { exam_id: examId, answer_ids: [answerId] },
    { token },
  );
  expect(deleted.status).toBe(200);
  expect(await wrongOnes()).toMatchObject([{ question: { no: statement }, last_answer: null }]);
});

it('waits while a test with the question runs, and for its result', async () => {
  await practise(statement, false);
  const { answer_id } = await me.begin(examId, 3);
  await me.save(answer_id, { no: statement, seq: 1, answer: true });
  expect(await wrongOnes()).toMatchObject([{ with_key: false, last_answer: null }]);
  await me.handIn(answer_id);
  const kept = await test.call(
    'POST /app/user/exam/questions/wrong',
    { exam_id: examId, noes: [statement] },
    { token },
  );
  expect(kept.body.list).toMatchObject([{ with_key: true, last_answer: { answer: true } }]);
});

it('is not told of homework that never shows its answers', async () => {
  const groupId = await buildGroup(test.db, authorId, { members: [accountId] });
  const homework = { group_id: groupId, title: 'Hidden', end_time: hoursFromNow(1), hide_answer: true };
  const { body } = await test.call(
    'PUT /mymanaged/group/homework',
    { homework, exams: [{ exam_id: examId, sel_qs: [statement] }] },
    { token: await test.tokenFor(authorId) },
  );
  const { exam_id: paper } = body.homework;
  const { answer_id } = await me.begin(paper, practiceTypes.homework);
  await me.save(answer_id, { no: 1, seq: 1, answer: false });
  await me.handIn(answer_id);
  const list = await wrongOnes(token, paper);
  expect(list).toMatchObject([{ with_key: false, last_answer: null }]);
});
