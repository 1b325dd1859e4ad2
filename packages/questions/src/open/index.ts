import { defineFamily, staysInPlace } from '../family.ts';
import { gradeOpen } from './grade.ts';
import { findOpenProblems } from './problems.ts';
import type { OpenAnswer, OpenQuestion, PublicOpenQuestion } from './schema.ts';

export const open = defineFamily<OpenQuestion, OpenAnswer, PublicOpenQuestion>({
  ...staysInPlace,
  grade: gradeOpen,
  isEmpty: ({ text, files }) => text.trim() === '' && files.length === 0,
  hideKey: (question) => ({ type: question.type, desc: question.desc, points: question.score }),
  findProblems: findOpenProblems,
  create: (type) => ({ type, desc: '', correct_answer: '', score: 1, explanation: '', difficulty: null }),
});
