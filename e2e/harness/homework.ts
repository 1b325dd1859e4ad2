// What journeys through homework do again and again.
import { articleOf, answerIdOf, findExam, science } from './practice.ts';
import { ask, signedIn } from './visitor.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';

export interface Group {
  group_id: number;
  public_id: string;
}

export interface Homework {
  homework_id: number;
  exam_id: number;
}

export async function foundGroup({ page }: Visitor): Promise<Group> {
  return (await ask<{ group: Group }>(page, 'POST /mycreated/group', { name: 'Class 7B' })).group;
}

export async function join(username: string, { public_id }: Group, options: VisitorOptions = {}): Promise<Visitor> {
  const member = await signedIn(username, options);
  await ask(member.page, 'POST /mtgroup/member', { public_id });
  return member;
}

export function hours(count: number): string {
  return new Date(Date.now() + count * 3_600_000).toISOString();
}

/** By the API: the first three questions of the science exam, unless others are named; each of this score. */
export async function setHomework(
  { page }: Visitor,
  { group_id }: Group,
  { noes = [1, 2, 3], score, ...rules }: { noes?: number[]; score?: number; [rule: string]: unknown } = {},
): Promise<Homework> {
  const exam_id = await findExam(page, science);
  const scores = score === undefined ? [] : noes.map((no) => ({ exam_id, no, score }));
  const homework = { group_id, title: 'Week 1', end_time: hours(2), scores, ...rules };
  const exams = [{ exam_id, sel_qs: noes }];
  return (await ask<{ homework: Homework }>(page, 'PUT /mymanaged/group/homework', { homework, exams })).homework;
}

/** The first question of the science exam that is of one of these types. */
export async function findQuestion({ page }: Visitor, types: readonly number[]): Promise<number> {
  const exam_id = await findExam(page, science);
  const { list } = await ask<{ list: { no: number; type: number }[] }>(page, 'POST /app/user/exam/questions', {
    exam_id,
    limit: 100,
  });
  return list.find(({ type }) => types.includes(type))?.no ?? 0;
}

/** By the API: begun, answered and handed in. */
export async function sit({ page }: Visitor, { exam_id }: Homework, answers: readonly unknown[]): Promise<void> {
  const { answer_id } = await ask<{ answer_id: number }>(page, 'POST /exam/user_online_prac/create_answer', {
    exam_id,
    prac_type: 21,
  });
  const answer_details = answers.flatMap((answer, at) => (answer === null ? [] : [{ no: at + 1, seq: 1, answer }]));
  await ask(page, 'POST /exam/user_online_prac/handin_answer', { answer_id, answer_details });
}

export async function beginHomework({ page, open }: Visitor, homework: Homework, action = 'Begin'): Promise<number> {
  await open(`/group/joined-homework?homework_id=${homework.homework_id}`);
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.waitForURL('**answer_id=**');
  await articleOf(page).locator('fieldset, ul, ol, textarea').first().waitFor();
  return answerIdOf(page);
}
