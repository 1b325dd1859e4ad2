import { defineFamily, staysInPlace } from '../family.ts';
import { gradeTrueFalse } from './grade.ts';
import { findTrueFalseProblems } from './problems.ts';
import type { PublicTrueFalseQuestion, TrueFalseAnswer, TrueFalseQuestion } from './schema.ts';

export const trueFalse = defineFamily<TrueFalseQuestion, TrueFalseAnswer, PublicTrueFalseQuestion>({
  ...staysInPlace,
  grade: gradeTrueFalse,
  isEmpty: () => false,
  hideKey: (question) => ({ type: question.type, desc: question.desc, points: question.score }),
  findProblems: findTrueFalseProblems,
  create: (type) => ({ type, desc: '', correct_answer: true, score: 1, explanation: '', difficulty: null }),
});
