// A question that a phone has no room for, on every page that draws questions.
import { paperOf } from '../../apps/server/src/testing/build-attempt.ts';
import { buildExam } from '../../apps/server/src/testing/build-exam.ts';
import { foundGroup, hours, join, sit } from './homework.ts';
import type { Homework } from './homework.ts';
import { serverOf } from './servers.ts';
import { ask } from './visitor.ts';
import type { Visitor } from './visitor.ts';

const sum = Array.from({ length: 24 }, (_, at) => `x_{${at}}`).join('+');
const inLine = String.raw`\(\frac{${sum}}{${sum}}\)`;
const alone = String.raw`$$\sqrt{${sum}}$$`;
const stem = `<p>Longformula ${inLine}</p><p>${alone}</p><ul><li>${inLine}</li></ul>`;

/** One to choose from and one to write about, long wherever an author can write. */
const questions: Parameters<typeof paperOf>[0] = [
  {
    // Its options keep their places, so that the first is wrong.
    type: 8,
    desc: stem,
    options: [inLine, `No. ${inLine}`, alone],
    correct_answer: ['B'],
    explanation: `<p>Because of ${inLine}</p>${alone}`,
    score: 2,
    partial_score: null,
    difficulty: 1,
  },
  { type: 0, desc: stem, correct_answer: `<p>${inLine}</p>`, explanation: stem, score: 3, difficulty: null },
];

interface Attempt {
  answer_id: number;
}

/** Seen by its author, who has answered it, marked it, taken it into their bank and set it as homework that somebody did. */
export async function pagesWithLongFormula(author: Visitor, username: string, pupil: string): Promise<string[]> {
  const { page } = author;
  const { db } = (await serverOf('A')).database;
  const { id } = await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  const exam_id = await buildExam(db, id, { title: 'Long formulas', paper: paperOf(questions) });
  const begin = () =>
    ask<Attempt>(page, 'POST /exam/user_online_prac/create_answer', { exam_id, prac_type: 2, sel_qs_json: '{}' });
  const { answer_id: handedIn } = await begin();
  const answer_details = [{ no: 1, seq: 1, answer: ['A'] }];
  await ask(page, 'POST /exam/user_online_prac/handin_answer', { answer_id: handedIn, answer_details });
  await ask(page, 'POST /online/questions/favorite', { exam_id, no: 1, mode: 0 });
  await ask(page, 'POST /online/questions/note', { exam_id, no: 1, note: 'Long', mode: 0 });
  await ask(page, 'POST /user_qdb/question/fromexam', { exam_id, noes: [1, 2] });
  const group = await foundGroup(author);
  const homework = { group_id: group.group_id, title: 'Long', end_time: hours(2) };
  const set = await ask<{ homework: Homework }>(page, 'PUT /mymanaged/group/homework', {
    homework,
    exams: [{ exam_id, sel_qs: [1, 2] }],
  });
  const { homework_id } = set.homework;
  await sit(await join(pupil, group), set.homework, [['A'], { text: 'Long', files: [] }]);
  const { answer_id } = await begin();
  const [inExam, ofAttempt] = [`exam_id=${exam_id}`, `/exam/detail/practice?answer_id=`];
  return [
    `/exam/questions?${inExam}`,
    `/exam/search-questions?${inExam}&q=longformula`,
    `/exam/edit-one-exam-question?${inExam}&no=1`,
    `${ofAttempt}${answer_id}`,
    `${ofAttempt}${handedIn}`,
    `${ofAttempt}${handedIn}&view=report`,
    `/question/exam-wrong-questions?${inExam}`,
    `/question/exam-favorited-questions?${inExam}`,
    `/question/exam-noted-questions?${inExam}`,
    '/question/search-questions?q=longformula',
    '/user-question-db/question-manager',
    '/user-question-db/edit-one-udb-question?question_id=1',
    `/group/homework-question-marks?homework_id=${homework_id}&no=2`,
    `/group/homework-regrade?homework_id=${homework_id}&no=1`,
  ];
}
