import { defineFamily, staysInPlace } from '../family.ts';
import { gradeCorrection } from './grade.ts';
import { findCorrectionProblems } from './problems.ts';
import type { CorrectionAnswer, CorrectionQuestion, PublicCorrectionQuestion } from './schema.ts';

export const correction = defineFamily<CorrectionQuestion, CorrectionAnswer, PublicCorrectionQuestion>({
  ...staysInPlace,
  grade: gradeCorrection,
  isEmpty: (answer) => answer.every((text) => text.trim() === ''),
  hideKey: (question) => ({
    type: question.type,
    desc: question.desc,
    points: question.score,
    options: question.options,
  }),
  findProblems: findCorrectionProblems,
  create: (type) => ({
    type,
    desc: '',
    options: [''],
    correct_answer: [''],
    score: 1,
    item_scores: [1],
    explanation: '',
    difficulty: null,
  }),
});
