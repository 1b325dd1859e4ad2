// Another type for the same question. What the new type has no place for is kept aside, and is there again when
// the author changes back.
import { hasOneRightOption } from '../choice/grade.ts';
import { createQuestion } from '../index.ts';
import { letters } from '../letters.ts';
import type { Letter } from '../letters.ts';
import type { Question, RichText, Shapes } from '../question.ts';
import { spreadScore } from './spread-score.ts';
import { sumScores } from '../grade/score.ts';
import { followItems } from './follow-items.ts';
import { familyNameOf } from '../types.ts';
import type { FamilyName, QuestionType } from '../types.ts';

/** Everything the question has been so far, whatever its type. */
export interface Kept {
  options: RichText[];
  matchings: RichText[];
  /** Letters of right options, and the options as they were then. */
  right: { letters: Letter[]; among: RichText[] };
  /** Per item on the left the letter of its match, and the items as they were then. */
  pairs: { letters: Letter[]; among: RichText[] };
  corrected: { texts: string[]; among: RichText[] };
  blanks: string[][];
  truth: boolean;
  reference: RichText;
  partial: number | null;
  /** Per blank, per sentence and per pair; no scores per pair where all pairs earn one together. */
  blankScores: number[];
  sentenceScores: number[];
  pairScores: number[] | null;
}

export const nothingKept: Kept = {
  options: [],
  matchings: [],
  right: { letters: [], among: [] },
  pairs: { letters: [], among: [] },
  corrected: { texts: [], among: [] },
  blanks: [],
  truth: true,
  reference: '',
  partial: null,
  blankScores: [],
  sentenceScores: [],
  pairScores: null,
};

interface Form<Q> {
  /** What the question holds beside what every question has. */
  keep(question: Q, kept: Kept): Partial<Kept>;
  /** The new question with as much as there is a place for. */
  restore(fresh: Q, kept: Kept): Q;
}

/** One that is missing does not compile. */
const forms: { [Name in FamilyName]: Form<Shapes[Name]['question']> } = {
  choice: {
    keep({ type, options, correct_answer: chosen, partial_score: partial }, kept) {
      if (!hasOneRightOption(type)) return { options, right: { letters: chosen, among: options }, partial };
      const earlier = rightAmong(options, kept);
      // A type with one right answer shows the first of several; all of them stay unless another was chosen since.
      return { options, right: { letters: earlier[0] === chosen[0] ? earlier : chosen, among: options } };
    },
    restore(fresh, kept) {
      const options = orFresh(kept.options, fresh.options);
      const right = rightAmong(options, kept);
      return hasOneRightOption(fresh.type)
        ? { ...fresh, options, correct_answer: right.slice(0, 1), partial_score: null }
        : { ...fresh, options, correct_answer: right, partial_score: kept.partial };
    },
  },
  'true-false': {
    keep: ({ correct_answer: truth }) => ({ truth }),
    restore: (fresh, { truth }) => ({ ...fresh, correct_answer: truth }),
  },
  blank: {
    keep: ({ correct_answer: blanks, item_scores: blankScores }) => ({ blanks, blankScores }),
    restore(fresh, kept) {
      const correct_answer = orFresh(kept.blanks, fresh.correct_answer);
      return { ...fresh, correct_answer, item_scores: fitScores(kept.blankScores, correct_answer.length, fresh.score) };
    },
  },
  matching: {
    keep: ({ options, matchings, correct_answer, item_scores: pairScores }) => ({
      options,
      matchings,
      pairs: { letters: correct_answer, among: options },
      pairScores,
    }),
    restore(fresh, kept) {
      const options = orFresh(kept.options, fresh.options);
      const from = followItems(kept.pairs.among, options);
      return {
        ...fresh,
        options,
        matchings: orFresh(kept.matchings, fresh.matchings),
        correct_answer: options.map((_, place) => kept.pairs.letters[from.indexOf(place)] ?? ''),
        item_scores: kept.pairScores && fitScores(kept.pairScores, options.length, fresh.score),
      };
    },
  },
  correction: {
    keep: ({ options, correct_answer: texts, item_scores: sentenceScores }) => ({
      options,
      corrected: { texts, among: options },
      sentenceScores,
    }),
    restore(fresh, kept) {
      const options = orFresh(kept.options, fresh.options);
      const from = followItems(kept.corrected.among, options);
      return {
        ...fresh,
        options,
        correct_answer: options.map((_, place) => kept.corrected.texts[from.indexOf(place)] ?? ''),
        item_scores: fitScores(kept.sentenceScores, options.length, fresh.score),
      };
    },
  },
  open: {
    keep: ({ correct_answer: reference }) => ({ reference }),
    restore: (fresh, { reference }) => ({ ...fresh, correct_answer: reference }),
  },
};

/** Its methods take questions of the family; a caller who asks by type has one. */
function formOf(type: QuestionType): Form<Question> {
  return forms[familyNameOf(type)];
}

export function keep(kept: Kept, question: Question): Kept {
  return { ...kept, ...formOf(question.type).keep(question, kept) };
}

/** `kept` holds what earlier types of this question left behind, the present one included. */
export function changeType(question: Question, type: QuestionType, kept: Kept = keep(nothingKept, question)): Question {
  const { desc, explanation, difficulty, score } = question;
  return formOf(type).restore({ ...createQuestion(type), desc, explanation, difficulty, score }, kept);
}

/** Whether the new type has no place for something the author gave. */
export function leavesSomething(question: Question, type: QuestionType): boolean {
  const there = changeType(question, type);
  const back = changeType(there, question.type);
  return JSON.stringify(back) !== JSON.stringify(changeType(question, question.type));
}

function orFresh<T>(kept: T[], fresh: T[]): T[] {
  return kept.length > 0 ? kept : fresh;
}

function rightAmong(options: RichText[], { right }: Kept): Letter[] {
  const places = followItems(right.among, options);
  return right.letters
    .map((letter) => letters[places[letters.indexOf(letter)] ?? -1])
    .filter((letter) => letter !== undefined)
    .toSorted();
}

/** The scores that were given, as long as they still are one for each item and make up the total. */
function fitScores(scores: number[], count: number, total: number): number[] {
  // Not `===`: a score that is still missing makes the total NaN.
  const fits = scores.length === count && Object.is(sumScores(scores), total);
  return fits ? scores : spreadScore(total, count);
}
