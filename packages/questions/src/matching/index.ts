import { moveExplanation, moveTexts, shuffleTexts, toAuthorLetter, toShownLetter } from '../show/arrange.ts';
import { defineFamily } from '../family.ts';
import { gradeMatching } from './grade.ts';
import { findMatchingProblems } from './problems.ts';
import type { MatchingAnswer, MatchingQuestion, PublicMatchingQuestion } from './schema.ts';

export const matching = defineFamily<MatchingQuestion, MatchingAnswer, PublicMatchingQuestion>({
  grade: gradeMatching,
  isEmpty: (answer) => answer.every((letter) => letter === null),

  hideKey: (question) => ({
    type: question.type,
    desc: question.desc,
    points: question.score,
    options: question.options,
    matchings: question.matchings,
  }),

  arrange(question, seed) {
    const order = shuffleTexts(question, question.matchings, seed);
    return order ? { matchings: order } : {};
  },
  show(question, { matchings: order }) {
    if (!order) return question;
    return {
      ...question,
      matchings: moveTexts(question.matchings, order),
      correct_answer: question.correct_answer.map((letter) => toShownLetter(letter, order)),
      explanation: moveExplanation(question, order),
    };
  },
  fromShown: (answer, { matchings: order }) =>
    order ? answer.map((letter) => letter && toAuthorLetter(letter, order)) : answer,
  toShown: (answer, { matchings: order }) =>
    order ? answer.map((letter) => letter && toShownLetter(letter, order)) : answer,

  findProblems: findMatchingProblems,
  create: (type) => ({
    type,
    desc: '',
    options: ['', '', ''],
    matchings: ['', '', ''],
    correct_answer: ['', '', ''],
    score: 1,
    item_scores: null,
    explanation: '',
    difficulty: null,
  }),
});
