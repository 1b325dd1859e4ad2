// Grading against the least that anybody has to do with questions first: reading them.
import { gradeQuestion } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { median } from './figures.ts';
import { buildMixedQuestions } from './mixed-questions.ts';
import type { Finding } from './scenarios/scenario.ts';

const count = 100_000;
const rounds = 7;

function time(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** In turn and in one run, so that whatever else the machine does hits both. */
export function measureGrading(): Finding {
  const { questions, answers } = buildMixedQuestions(count);
  const json = JSON.stringify(questions);
  const pairs = Array.from({ length: rounds + 1 }, () => {
    let parsed: Question[] = [];
    const parsing = time(() => (parsed = JSON.parse(json)));
    let graded = 0;
    const grading = time(() => {
      for (const [no, question] of parsed.entries()) {
        if (gradeQuestion(question, answers[no] ?? null).status !== 'unanswered') graded++;
      }
    });
    if (graded !== count) throw new Error(`${graded} of ${count} were graded`);
    return { parsing, grading };
  }).slice(1);
  const ratio = median(pairs.map(({ parsing, grading }) => grading / parsing));
  const milliseconds = (side: 'parsing' | 'grading') => median(pairs.map((pair) => pair[side])).toFixed(0);
  return {
    isReached: ratio < 1,
    text:
      `Grading ${count.toLocaleString('en')} mixed questions of all types takes ${ratio.toFixed(2)} of the time of ` +
      `reading them with JSON.parse, less than 1 wanted: ${milliseconds('grading')} ms against ${milliseconds('parsing')} ms.`,
  };
}
