import { moveExplanation, moveTexts, shuffleTexts, toAuthorLetter, toShownLetter } from '../show/arrange.ts';
import { defineFamily } from '../family.ts';
import { gradeChoice } from './grade.ts';
import { findChoiceProblems } from './problems.ts';
import type { ChoiceAnswer, ChoiceQuestion, PublicChoiceQuestion } from './schema.ts';
import { traitsOf } from '../types.ts';

export const choice = defineFamily<ChoiceQuestion, ChoiceAnswer, PublicChoiceQuestion>({
  grade: gradeChoice,
  isEmpty: (answer) => answer.length === 0,

  hideKey: (question) => ({
    type: question.type,
    desc: question.desc,
    points: question.score,
    options: question.options,
  }),

  arrange(question, seed) {
    const order = traitsOf(question.type).keepsOrder ? null : shuffleTexts(question, question.options, seed);
    return order ? { options: order } : {};
  },
  show(question, { options: order }) {
    if (!order) return question;
    return {
      ...question,
      options: moveTexts(question.options, order),
      correct_answer: question.correct_answer.map((letter) => toShownLetter(letter, order)).toSorted(),
      explanation: moveExplanation(question, order),
    };
  },
  fromShown: (answer, { options: order }) =>
    order ? answer.map((letter) => toAuthorLetter(letter, order)).toSorted() : answer,
  toShown: (answer, { options: order }) =>
    order ? answer.map((letter) => toShownLetter(letter, order)).toSorted() : answer,

  findProblems: findChoiceProblems,
  create: (type) => ({
    type,
    desc: '',
    options: ['', '', '', ''],
    correct_answer: [],
    score: 1,
    partial_score: null,
    explanation: '',
    difficulty: null,
  }),
});
