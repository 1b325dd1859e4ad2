// What no single question shows: one answer to many of them, or questions in a text that should describe the exam.
import { isOf, questionTypes } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { richToPlain } from '@tiku/questions/sheets';
import type { ImportProblem, Origin } from '../import-problem.ts';
import type { Paper } from '../paper.ts';
import { countSeries } from './contradictions.ts';

const fewest = 5;
const leastShare = 0.25;
/** Shorter ones may well be the answer to many questions. */
const shortest = 6;

/** Of the questions whose answer is written. */
export function findSameAnswer(questions: readonly Question[], origins: readonly Origin[]): ImportProblem[] {
  const counts = new Map<string, { count: number; first: number }>();
  let written = 0;
  for (const [at, question] of questions.entries()) {
    const text = readAnswer(question);
    if (text === null) continue;
    written += 1;
    const known = counts.get(text) ?? { count: 0, first: at };
    counts.set(text, { ...known, count: known.count + 1 });
  }
  return [...counts].flatMap(([text, { count, first }]) => {
    const origin = origins[first];
    const isDoubtful = text.length >= shortest && count >= fewest && count >= written * leastShare;
    if (!isDoubtful || !origin) return [];
    const { sheet_no, row } = origin;
    return [{ severity: 'warning', sheet_no, row, cell: `A${row}`, code: 'same-answer', values: { count, text } }];
  });
}

const fewestAlike = 8;

/** Every question that allows several answers has the same ones, and most of them: what counts as right was hardly read. */
export function findSameKeys(questions: readonly Question[], origins: readonly Origin[]): ImportProblem[] {
  const keys = questions.flatMap((question, at) =>
    question.type === questionTypes.multipleChoice ? [{ key: question.correct_answer.join(''), at }] : [],
  );
  const [first] = keys;
  const key = first?.key ?? '';
  const alike = keys.filter((each) => each.key === key).length;
  const origin = origins[first?.at ?? 0];
  if (key.length < 3 || !origin || alike < fewestAlike || alike < keys.length * 0.95) return [];
  const { sheet_no, row } = origin;
  const values = { count: alike, text: key };
  return [{ severity: 'warning', sheet_no, row, cell: `A${row}`, code: 'same-answer', values }];
}

const fewestClashes = 3;
const leastClashing = 0.1;

/** The same questions with different keys: what tells them apart was not read. A few of a large bank are slips of its author. */
export function findClashes(questions: readonly Question[], origins: readonly Origin[]): ImportProblem[] {
  const asked = new Map<string, { keys: Set<string>; count: number; first: number }>();
  for (const [at, question] of questions.entries()) {
    if (!isOf(question, 'choice') && !isOf(question, 'true-false')) continue;
    const options = 'options' in question ? question.options : [];
    const known = asked.get([question.desc, ...options].join('\n')) ?? { keys: new Set(), count: 0, first: at };
    known.keys.add(JSON.stringify(question.correct_answer));
    asked.set([question.desc, ...options].join('\n'), { ...known, count: known.count + 1 });
  }
  const clashing = [...asked.values()].filter(({ keys }) => keys.size > 1);
  const count = clashing.reduce((sum, each) => sum + each.count, 0);
  const [first] = clashing;
  const origin = origins[first?.first ?? 0];
  if (!first || !origin || count < fewestClashes || count < questions.length * leastClashing) return [];
  const { sheet_no, row } = origin;
  const values = { count: first.count, row };
  return [{ severity: 'warning', sheet_no, row, cell: `A${row}`, code: 'keys-clash', values }];
}

function readAnswer(question: Question): string | null {
  if (isOf(question, 'open')) return richToPlain(question.correct_answer).trim();
  return isOf(question, 'blank') ? question.correct_answer.flat().join(' ').trim() : null;
}

/** Fewer may be a list of sources below the questions. */
const manyRefused = 10;

/** Half of the rows gave no question: what was made of the others is hardly right. */
export function findMostlyRefused(questions: number, refused: number): ImportProblem[] {
  if (questions === 0 || refused < manyRefused || refused < questions) return [];
  const values = { count: questions, total: questions + refused };
  return [{ severity: 'warning', sheet_no: 0, row: 1, cell: 'A1', code: 'mostly-refused', values }];
}

const fewestMismatches = 5;
const leastMismatched = 0.15;

/** Many questions have more answers, or fewer, than blanks: those of one may be several that are all asked for. */
export function findMismatches(problems: readonly ImportProblem[], questions: number): ImportProblem[] {
  const found = problems.filter(({ code }) => code === 'blank-count-mismatch');
  const [first] = found;
  if (!first || found.length < fewestMismatches || found.length < questions * leastMismatched) return [];
  const { sheet_no, row, cell } = first;
  const name = /^[A-Z]+/u.exec(cell)?.[0] ?? '';
  return [{ severity: 'warning', sheet_no, row, cell, code: 'answers-or-options', values: { name } }];
}

const answer = /(?:^|\n)\s*(?:答案|正确答案|正解|answer|respuesta|resposta)\s*[:：]/iu;

/** Of a document, where what stands before the first number belongs to no question. */
export function findLostQuestions({ description, sections }: Pick<Paper, 'description' | 'sections'>): ImportProblem[] {
  const texts = [description, ...sections.map((section) => richToPlain(section.description))];
  const isLost = texts.some((text) => countSeries(text) > 0 || answer.test(text));
  return isLost ? [{ severity: 'warning', sheet_no: 0, row: 1, cell: 'A1', code: 'questions-in-heading' }] : [];
}
