// Short questions of the demo, written down in a line or two.
import type { Question } from '@tiku/questions';

export function choice(desc: string, options: string[], right: string[], explanation: string): Question {
  const points = { score: 2, partial_score: null, difficulty: 2 } as const;
  return { type: right.length > 1 ? 2 : 1, desc, options, correct_answer: right, explanation, ...points };
}

export function statement(desc: string, correct_answer: boolean, explanation: string): Question {
  return { type: 4, desc, correct_answer, explanation, score: 1, difficulty: 1 };
}

export function short(desc: string, correct_answer: string): Question {
  return { type: 0, desc, correct_answer, explanation: '', score: 5, difficulty: 3 };
}
