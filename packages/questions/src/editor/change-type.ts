// Another type for the same question. What the new type has no place for is kept aside, and is there again when
// the author changes back.
import { hasOneRightOption } from '../choice/grade.ts';
import { createQuestion } from '../index.ts';
import { letters } from '../letters.ts';
import type { Letter } from '../letters.ts';
import type { Question, QuestionType, RichText } from '../question.ts';
import { spreadScore } from './spread-score.ts';
import { sumScores } from '../grade/score.ts';
import { followItems } from './follow-items.ts';

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

export function keep(kept: Kept, question: Question): Kept {
  switch (question.type) {
    case 0:
    case 7:
      return { ...kept, reference: question.correct_answer };
    case 4:
      return { ...kept, truth: question.correct_answer };
    case 3:
    case 6:
    case 10:
    case 11:
      return { ...kept, blanks: question.correct_answer, blankScores: question.item_scores };
    case 5: {
      const { options, matchings, correct_answer: pairs, item_scores: pairScores } = question;
      return { ...kept, options, matchings, pairs: { letters: pairs, among: options }, pairScores };
    }
    case 14: {
      const { options, correct_answer: texts, item_scores: sentenceScores } = question;
      return { ...kept, options, corrected: { texts, among: options }, sentenceScores };
    }
    case 1:
    case 8: {
      const { options, correct_answer: chosen } = question;
      const earlier = rightAmong(options, kept);
      // A type with one right answer shows the first of several; all of them stay unless another was chosen since.
      const several = earlier[0] === chosen[0] ? earlier : chosen;
      return { ...kept, options, right: { letters: several, among: options } };
    }
    default: {
      const { options, correct_answer: chosen, partial_score: partial } = question;
      return { ...kept, options, right: { letters: chosen, among: options }, partial };
    }
  }
}

/** `kept` holds what earlier types of this question left behind, the present one included. */
export function changeType(question: Question, type: QuestionType, kept: Kept = keep(nothingKept, question)): Question {
  const fresh = createQuestion(type);
  const { desc, explanation, difficulty, score } = question;
  const shared = { desc, explanation, difficulty, score };
  switch (fresh.type) {
    case 0:
    case 7:
      return { ...fresh, ...shared, correct_answer: kept.reference };
    case 4:
      return { ...fresh, ...shared, correct_answer: kept.truth };
    case 3:
    case 6:
    case 10:
    case 11: {
      const blanks = orFresh(kept.blanks, fresh.correct_answer);
      return {
        ...fresh,
        ...shared,
        correct_answer: blanks,
        item_scores: fitScores(kept.blankScores, blanks.length, score),
      };
    }
    case 5: {
      const options = orFresh(kept.options, fresh.options);
      const from = followItems(kept.pairs.among, options);
      return {
        ...fresh,
        ...shared,
        options,
        matchings: orFresh(kept.matchings, fresh.matchings),
        correct_answer: options.map((_, place) => kept.pairs.letters[from.indexOf(place)] ?? ''),
        item_scores: kept.pairScores && fitScores(kept.pairScores, options.length, score),
      };
    }
    case 14: {
      const options = orFresh(kept.options, fresh.options);
      const from = followItems(kept.corrected.among, options);
      return {
        ...fresh,
        ...shared,
        options,
        correct_answer: options.map((_, place) => kept.corrected.texts[from.indexOf(place)] ?? ''),
        item_scores: fitScores(kept.sentenceScores, options.length, score),
      };
    }
    default: {
      const options = orFresh(kept.options, fresh.options);
      const right = rightAmong(options, kept);
      const one = hasOneRightOption(fresh.type);
      return {
        ...fresh,
        ...shared,
        options,
        correct_answer: one ? right.slice(0, 1) : right,
        partial_score: one ? null : kept.partial,
      };
    }
  }
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
