// Grading against the least that anybody has to do with questions first: reading them.
import { gradeQuestion } from '@tiku/questions';
import type { Answer, Question } from '@tiku/questions';
import { median } from '../../figures.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { buildMixedQuestions } from './mixed-questions.ts';

const count = 100_000;
const rounds = 7;

/** What this thread itself computed: others use the machine too. */
function readCpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function time(work: () => void): number {
  const started = readCpu();
  work();
  return readCpu() - started;
}

/** In turn and in one run, so that other load on the machine hits both. */
function measure(): Finding {
  const { questions: built, answers } = buildMixedQuestions(count);
  const json = JSON.stringify(built);
  const questions = parseAll(json);
  const pairs = Array.from({ length: rounds + 1 }, () => ({
    parsing: time(() => parseAll(json)),
    grading: time(() => gradeAll(questions, answers)),
  })).slice(1);
  const ratio = median(pairs.map(({ parsing, grading }) => grading / parsing));
  const milliseconds = (side: 'parsing' | 'grading') => median(pairs.map((pair) => pair[side])).toFixed(0);
  return {
    isReached: ratio < 1,
    figures: [{ name: 'part of reading them', value: ratio, unit: '×', better: 'less', goal: 1 }],
    text:
      `Grading ${count.toLocaleString('en')} mixed questions of all types takes ${ratio.toFixed(2)} of the time of ` +
      `reading them with JSON.parse, less than 1 wanted: ${milliseconds('grading')} ms against ${milliseconds('parsing')} ms.`,
  };
}

export const grading: Inquiry = { name: 'grading', inquire: async () => measure() };

function parseAll(json: string): Question[] {
  const questions: Question[] = JSON.parse(json);
  if (questions.length !== count) throw new Error(`${questions.length} of ${count} were read`);
  return questions;
}

function gradeAll(questions: readonly Question[], answers: readonly Answer[]): void {
  let graded = 0;
  for (const [no, question] of questions.entries()) {
    if (gradeQuestion(question, answers[no] ?? null).status !== 'unanswered') graded++;
  }
  if (graded !== count) throw new Error(`${graded} of ${count} were graded`);
}
