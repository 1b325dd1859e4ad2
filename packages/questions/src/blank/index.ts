import { defineFamily, staysInPlace } from '../family.ts';
import { gradeBlank } from './grade.ts';
import { findBlankProblems } from './problems.ts';
import type { BlankAnswer, BlankQuestion, PublicBlankQuestion } from './schema.ts';

export const blank = defineFamily<BlankQuestion, BlankAnswer, PublicBlankQuestion>({
  ...staysInPlace,
  grade: gradeBlank,
  isEmpty: (answer) => answer.every((text) => text.trim() === ''),
  hideKey: (question) => ({
    type: question.type,
    desc: question.desc,
    points: question.score,
    blanks: question.correct_answer.length,
  }),
  findProblems: findBlankProblems,
  create: (type) => ({
    type,
    desc: '',
    correct_answer: [['']],
    score: 1,
    item_scores: [1],
    explanation: '',
    difficulty: null,
  }),
});
