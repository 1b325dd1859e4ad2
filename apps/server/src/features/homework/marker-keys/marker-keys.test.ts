// What a homework may be made of, and what the person who sets and marks it sees of keys that are not theirs.
import { examKinds, practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { learner, paperOf } from '../../../testing/build-attempt.ts';
import { banker, statement } from '../../../testing/build-bank.ts';
import { buildCompanyUser } from '../../../testing/build-company-user.ts';
import { buildExam, choiceQuestion } from '../../../testing/build-exam.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { hoursFromNow } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let authorId: number;
let markerId: number;
let marker: string;
let groupId: number;
let pupilId: number;
let pupil: ReturnType<typeof learner>;

const colours = ['Red', 'Green', 'Blue', 'Black', 'White', 'Brown'];
const paper = paperOf([choiceQuestion('<p>Which colour has grass?</p>', colours), statement('Ice floats.')]);

beforeAll(async () => {
  authorId = await buildAccount(test.db);
  markerId = await buildAccount(test.db);
  marker = await test.tokenFor(markerId);
  pupilId = await buildAccount(test.db);
  pupil = learner(test, await test.tokenFor(pupilId));
  groupId = await buildGroup(test.db, markerId, { members: [pupilId] });
});

interface Setting {
  token?: string;
  group_id?: number;
  companyId?: number;
}

const set = (exam_id: number, sel_qs: number[], { token = marker, group_id = groupId, companyId }: Setting = {}) =>
  test.call(
    'PUT /mymanaged/group/homework',
    { homework: { group_id, title: 'Colours', end_time: hoursFromNow(1) }, exams: [{ exam_id, sel_qs }] },
    { token, ...(companyId ? { companyId } : {}) },
  );

async function setFrom(exam_id: number, sel_qs = [1, 2]): Promise<{ homework_id: number; exam_id: number }> {
  const { status, body } = await set(exam_id, sel_qs);
  expect(status).toBe(200);
  return body.homework;
}

const question = async (homework_id: number, no = 1) =>
  (await test.call('GET /mymanaged/group/homework/question', { homework_id, no }, { token: marker })).body;
const stats = async (homework_id: number) =>
  (await test.call('GET /group/homework/question/stats', { homework_id }, { token: marker })).body.list;

async function handIn(exam_id: number, colour: string): Promise<number> {
  const { answer_id } = await pupil.begin(exam_id, practiceTypes.homework);
  const { body } = await pupil.questions(exam_id, answer_id);
  const options = body.list[0] && 'options' in body.list[0] ? body.list[0].options : [];
  const letter = 'ABCDEF'[options.findIndex((option) => option.includes(colour))] ?? '';
  await pupil.save(answer_id, { no: 1, seq: 1, answer: [letter] }, { no: 2, seq: 1, answer: true });
  await pupil.handIn(answer_id);
  return answer_id;
}

describe('a homework is made of', () => {
  it('own exams, the own bank and public exams', async () => {
    const bank = await banker(test, markerId);
    await bank.add(statement('Snow is white.'));
    const own = await buildExam(test.db, markerId, { isprivate: true });
    const banks = test.db.selectFrom('exam').select('id').where('account_id', '=', markerId);
    const { id: bankId } = await banks.where('kind', '=', examKinds.bank).executeTakeFirstOrThrow();
    for (const id of [own, bankId, await buildExam(test.db, authorId)]) expect((await set(id, [1])).status).toBe(200);
  });

  it('nothing that was only shared, with a group or by link', async () => {
    const shared = await buildExam(test.db, authorId, { isprivate: true, paper });
    const circle = await buildGroup(test.db, authorId, { members: [markerId] });
    await sql`insert into group_share (group_id, exam_id, account_id) values (${circle}, ${shared}, ${authorId})`.execute(
      test.db,
    );
    const linked = await buildExam(test.db, authorId, { isprivate: true, paper });
    await sql`
      insert into exam_guest (account_id, exam_id, share_token) select ${markerId}, id, share_token from exam
      where id = ${linked}`.execute(test.db);
    for (const id of [shared, linked]) {
      const opened = await test.call('POST /app/user/exam/questions', { exam_id: id }, { token: marker });
      expect(opened.status).toBe(200);
      expect((await set(id, [1])).status).toBe(404);
    }
  });

  it('no paper of somebody else’s homework, even one that they have begun', async () => {
    const teacher = await test.tokenFor(authorId);
    const group_id = await buildGroup(test.db, authorId, { members: [markerId], administrators: [pupilId] });
    const source = await buildExam(test.db, authorId, { paper });
    const { body } = await set(source, [1], { token: teacher, group_id });
    await learner(test, marker).begin(body.homework.exam_id, practiceTypes.homework);
    expect((await set(body.homework.exam_id, [1])).status).toBe(404);
    const elsewhere = await buildGroup(test.db, pupilId);
    const token = await test.tokenFor(pupilId);
    expect((await set(body.homework.exam_id, [1], { token, group_id: elsewhere })).status).toBe(404);
  });

  it('exams of the company, where somebody acts for it, whose keys they see', async () => {
    const companyId = await buildCompany(test.db, authorId);
    await buildCompanyUser(test.db, companyId, { accountId: markerId });
    const exam = await buildExam(test.db, authorId, { company_id: companyId, paper });
    const group_id = await buildGroup(test.db, markerId, { company_id: companyId });
    const { status, body } = await set(exam, [1], { group_id, companyId });
    expect(status).toBe(200);
    const request = { homework_id: body.homework.homework_id, no: 1 };
    const seen = await test.call('GET /mymanaged/group/homework/question', request, { token: marker, companyId });
    expect(seen.body).toMatchObject({ hidden_key: null, question: { explanation: 'Because of Green.' } });
  });
});

describe('somebody who marks questions of others', () => {
  it('sees no key until it has been shown to them', async () => {
    const source = await buildExam(test.db, authorId, { paper });
    const { homework_id } = await setFrom(source);
    const before = await question(homework_id);
    expect(before.hidden_key).toEqual({ reason: 'unseen', exam_id: source });
    expect(Object.keys(before.question)).not.toContain('correct_answer');
    expect(JSON.stringify(before)).not.toContain('Because');
    const me = learner(test, marker);
    const { answer_id } = await me.begin(source, practiceTypes.sequential);
    await me.save(answer_id, { no: 1, seq: 1, answer: ['A'], check: true });
    expect((await question(homework_id)).hidden_key).toBeNull();
    expect((await question(homework_id)).question).toHaveProperty('correct_answer');
    expect((await question(homework_id, 2)).hidden_key).toMatchObject({ reason: 'unseen' });
  });

  it('sees none that they are being tested on, whatever they have seen before', async () => {
    const source = await buildExam(test.db, authorId, { paper });
    const { homework_id } = await setFrom(source);
    const me = learner(test, marker);
    const practice = await me.begin(source, practiceTypes.sequential);
    await me.details(practice.answer_id, [1, 2], true);
    expect((await question(homework_id)).hidden_key).toBeNull();
    const { answer_id } = await me.begin(source, practiceTypes.test);
    expect((await question(homework_id)).hidden_key).toEqual({ reason: 'withheld', exam_id: null });
    await me.handIn(answer_id);
    expect((await question(homework_id)).hidden_key).toBeNull();
  });

  it('sees none that they are being tested on either after they have re-graded it', async () => {
    const source = await buildExam(test.db, authorId, { paper });
    const { homework_id } = await setFrom(source);
    const me = learner(test, marker);
    const practice = await me.begin(source, practiceTypes.sequential);
    await me.details(practice.answer_id, [1, 2], true);
    const regrade = { homework_id, no: 1, correct_answer: ['A'] };
    await test.call('POST /mymanaged/group/homework/regrade', regrade, { token: marker });
    expect((await question(homework_id)).hidden_key).toBeNull();
    await me.begin(source, practiceTypes.test);
    expect((await question(homework_id)).hidden_key).toEqual({ reason: 'withheld', exam_id: null });
  });

  it('sees the answers and the sums, and nowhere which of them are right', async () => {
    const source = await buildExam(test.db, authorId, { paper });
    const { homework_id, exam_id } = await setFrom(source);
    const answer_id = await handIn(exam_id, 'Green');
    const [first] = await stats(homework_id);
    expect(first).toMatchObject({ right_share: null, score_share: null, discrimination: null, reasons: [] });
    expect(first?.options.map(({ is_correct }) => is_correct)).toEqual(colours.map(() => null));
    expect(first?.options.map(({ count }) => count).toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
    const as = { token: marker };
    const scores = await test.call(
      'POST /group/homework/member/question/scores',
      { homework_id, user_id: pupilId },
      as,
    );
    expect(scores.body).toMatchObject({ score: 3, list: [{ earned: null, is_right: null }, { earned: null }] });
    const report = await test.call('GET /exam/user_online_prac/answer_results', { answer_id }, as);
    expect(report.body).toMatchObject({ report: { score: 3, sections: [], types: [] } });
    expect(report.body.list).toMatchObject([{ state: 'answered', earned: null }, { state: 'answered' }]);
    const states = await test.call('POST /exam/user_online_prac/get/answer_details', { answer_id, noes: [1, 2] }, as);
    expect(states.body.list[0]).toMatchObject({ hidden_key: { reason: 'unseen', exam_id: source } });
    expect(Object.keys(states.body.list[0] ?? {})).not.toContain('result');
    const sheet = await test.call('GET /exam/user_online_prac/noes', { answer_id }, as);
    expect(sheet.body.states.map(({ state }) => state)).toEqual(['answered', 'answered']);
    const asked = await test.call('POST /app/user/exam/questions', { exam_id }, as);
    expect(asked.body.with_keys).toBe(false);
    expect(JSON.stringify(asked.body)).not.toContain('Because');
  });

  it('re-grades by the letters they see, and is not told who was right', async () => {
    const source = await buildExam(test.db, authorId, { paper });
    const { homework_id, exam_id } = await setFrom(source);
    await handIn(exam_id, 'Black');
    const { question: shown } = await question(homework_id);
    const options = 'options' in shown ? shown.options : [];
    const letter = 'ABCDEF'[options.indexOf('Black')] ?? '';
    const counted = (await stats(homework_id))[0]?.options.find(({ count }) => count === 1);
    expect(counted?.option).toBe(letter);
    const request = { homework_id, no: 1, correct_answer: [letter] };
    const regrade = (preview: boolean) =>
      test.call('POST /mymanaged/group/homework/regrade', { ...request, preview }, { token: marker });
    expect((await regrade(true)).body).toEqual({
      list: [],
      papers_count: 1,
      hidden_key: { reason: 'unseen', exam_id: source },
    });
    expect((await regrade(false)).status).toBe(200);
    const { body } = await test.call(
      'POST /group/homework/member/question/scores',
      { homework_id, user_id: pupilId },
      { token: marker },
    );
    expect(body.score).toBe(3);
    expect((await question(homework_id)).hidden_key).toMatchObject({ reason: 'unseen' });
  });
});

describe('somebody who marks questions of their own', () => {
  it('sees their keys, re-graded, rewritten and thrown away since', async () => {
    const own = await buildExam(test.db, markerId, { isprivate: true, paper });
    const { homework_id } = await setFrom(own);
    expect(await question(homework_id)).toMatchObject({ hidden_key: null, question: { correct_answer: ['B'] } });
    const request = { homework_id, no: 1, correct_answer: ['A'] };
    await test.call('POST /mymanaged/group/homework/regrade', request, { token: marker });
    expect(await question(homework_id)).toMatchObject({ hidden_key: null, question: { correct_answer: ['A'] } });

    const bank = await banker(test, markerId);
    const no = await bank.add(statement('Rain is wet.'));
    const banks = test.db.selectFrom('exam').select('id').where('account_id', '=', markerId);
    const { id: bankId } = await banks.where('kind', '=', examKinds.bank).executeTakeFirstOrThrow();
    const { homework_id: second } = await setFrom(bankId, [no]);
    await bank.write({ ...statement('Rain is very wet.'), question_id: no });
    expect((await question(second)).hidden_key).toBeNull();
    await test.call('DELETE /user_qdb/question', { question_ids: [no] }, { token: marker });
    expect((await question(second)).hidden_key).toBeNull();
  });
});
