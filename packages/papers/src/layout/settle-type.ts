import { familyNameOf, questionTypes } from '@tiku/questions';
import type { QuestionType } from '@tiku/questions';
import { countBlanks, readChosenOptions, readLetterList, readTruthWord } from '@tiku/questions/sheets';
import type { TypeMeaning } from './type-words.ts';

export type KnownMeaning = Exclude<TypeMeaning, 'unsupported'>;

export interface TypeClues {
  stem: string;
  /** As plain text; a picture alone is ''. */
  options: readonly string[];
  hasMatchings: boolean;
  /** The answer cells that hold anything. */
  answers: readonly string[];
  /** What the answers of the whole sheet are: words for true and false, letters of options. */
  asksTruth: boolean;
  hasKeys: boolean;
}

/** From the word to the type; how many options are right decides where the word leaves it open. */
export function settleType(meaning: KnownMeaning, clues: TypeClues): QuestionType {
  if (meaning !== 'choice' && meaning !== 'ordered-choice') return meaning;
  const isSeveral = countRight(clues) > 1;
  const { singleChoice, multipleChoice, orderedSingleChoice, orderedMultipleChoice } = questionTypes;
  if (meaning === 'choice') return isSeveral ? multipleChoice : singleChoice;
  return isSeveral ? orderedMultipleChoice : orderedSingleChoice;
}

/** From a title such as `单选题`, if the row can be one. */
export function settleHint(hint: KnownMeaning, clues: TypeClues): QuestionType | null {
  const type = settleType(hint, clues);
  const family = familyNameOf(type);
  if (clues.hasMatchings) return family === 'matching' ? type : null;
  if (clues.options.length > 1) return ['choice', 'true-false', 'correction'].includes(family) ? type : null;
  return family === 'choice' ? null : type;
}

/** From the row alone; null where there is nothing to go by. */
export function inferType(clues: TypeClues): QuestionType | null {
  const { options, answers, stem } = clues;
  const [answer = ''] = answers;
  if (clues.hasMatchings) return questionTypes.matching;
  if (options.length > 1) {
    if (options.length === 2 && isTruthPair(options)) return questionTypes.trueFalse;
    return settleType('choice', clues);
  }
  if (answers.length === 0) return null;
  const hasBlanks = countBlanks(stem) > 0;
  if (answers.length === 1 && isTruth(answer, clues) && !(hasBlanks && /^[\d\s]+$/u.test(answer)))
    return questionTypes.trueFalse;
  if (answers.length === 1 && isLostKey(answer, clues.hasKeys)) return questionTypes.singleChoice;
  if (hasBlanks || answers.length > 1 || /\^\^|\|\|/u.test(answer) || isValue(answer)) return questionTypes.blank;
  return questionTypes.shortAnswer;
}

/** 对 and 错, in either order. Single letters and digits are such words only in pairs: `x` and `y` are names. */
function isTruthPair(options: readonly string[]): boolean {
  const signs = options
    .map((option) => option.normalize('NFKC').trim().toLowerCase())
    .filter((text) => /^[a-z\d]$/u.test(text));
  if (signs.length > 0 && !['ft', 'ny', 'fv'].includes(signs.toSorted().join(''))) return false;
  const meanings = new Set(options.map(readTruthWord));
  return meanings.has(true) && meanings.has(false);
}

/** `1 0 N F Y T` are words for true and false only where the column holds nothing else. */
function isTruth(answer: string, { asksTruth }: TypeClues): boolean {
  return readTruthWord(answer) !== null && (asksTruth || answer.trim().length > 1 || /^[^A-Za-z0-9]$/u.test(answer));
}

/** The letters of options that are not there: never the text of a blank. Small ones may be words, unless all are such. */
export function isLostKey(answer: string, hasKeys: boolean): boolean {
  const found = answer.length > 12 ? [] : (readLetterList(answer) ?? []);
  const isInOrder = found.every((letter, at) => letter <= 'H' && (at === 0 || letter > (found[at - 1] ?? '')));
  return found.length > 0 && isInOrder && (hasKeys || answer === answer.toUpperCase());
}

/** A number or a formula: what nobody would write an essay about. */
function isValue(answer: string): boolean {
  const text = answer.normalize('NFKC').trim();
  return /^[+-]?\d+(?:[.,/]\d+)?%?$/u.test(text) || /^\$[^$]+\$$/u.test(text);
}

function countRight({ answers, options }: TypeClues): number {
  const right = new Set(answers.flatMap((answer) => readChosenOptions(answer, options, true)?.letters ?? []));
  return right.size;
}
