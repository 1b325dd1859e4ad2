// How a column of answers points at the options, decided over all of its rows.
import { letters, questionTypes } from '@tiku/questions';
import type { QuestionType } from '@tiku/questions';
import type { SaidForm } from '@tiku/questions/file-reading';
import { foldText, readLetterList } from '@tiku/questions/sheets';

export interface AnswerForm {
  /** What each row is read as by itself, where the column has no form of its own. */
  kind: 'any' | 'numbers' | 'texts';
  /** Of numbers: what the first option is counted as. */
  base: 0 | 1;
  /** The rows bear out another form as well, or none whole: both 0 and 1 could be the first, or the text of an option. */
  isUnsure: boolean;
  /** Somebody has said it: it holds for two options as well. */
  isSaid: boolean;
}

export const anyForm: AnswerForm = { kind: 'any', base: 1, isUnsure: false, isSaid: false };

export interface Answered {
  answer: string;
  options: readonly string[];
}

/** Two options may be true and false, which 0 and 1 stand for themselves. */
const fewest = 3;

/** Of all rows: what a slip of the author may make of a sure form. */
const slips = 0.02;

export function findAnswerForm(rows: Iterable<Answered>): AnswerForm {
  let [asked, numbers, texts, zeros, lasts, beyond] = [0, 0, 0, 0, 0, 0];
  let [isCircled, isAmbiguous] = [false, false];
  for (const { answer, options } of rows) {
    if (answer === '' || options.length < fewest) continue;
    asked += 1;
    const place = findText(answer, options);
    if (place >= 0) texts += 1;
    const found = listNumbers(answer, options.length);
    if (!found) continue;
    numbers += 1;
    isCircled ||= /[①-⑳]/u.test(answer);
    if (found.includes(0)) zeros += 1;
    if (found.includes(options.length)) lasts += 1;
    if (found.some((number) => number > options.length)) beyond += 1;
    isAmbiguous ||= place >= 0 && (found.length > 1 || found[0] !== place + 1);
  }
  if (asked === 0) return anyForm;
  const isNumbers = numbers >= asked * 0.9 && beyond <= asked * slips;
  if (texts >= asked * 0.95) return { ...anyForm, kind: 'texts', isUnsure: isNumbers && isAmbiguous };
  if (!isNumbers) return { ...anyForm, isUnsure: zeros > asked * slips };
  const isOpen = zeros === 0 && lasts === 0 && !isCircled;
  const isBoth = Math.min(zeros, lasts) > asked * slips;
  return { kind: 'numbers', base: zeros > lasts ? 0 : 1, isUnsure: isOpen || isBoth, isSaid: false };
}

/** As somebody said it. Letters are what each row is read for in any case. */
export function sayForm(said: SaidForm, firstOption: 0 | 1 | undefined, rows: Iterable<Answered>): AnswerForm {
  if (said !== 'numbers') return { ...anyForm, kind: said === 'texts' ? said : 'any', isSaid: true };
  return { ...anyForm, kind: 'numbers', base: firstOption ?? findBase(rows), isSaid: true };
}

function findBase(rows: Iterable<Answered>): 0 | 1 {
  for (const { answer, options } of rows) if (listNumbers(answer, options.length)?.includes(0)) return 0;
  return 1;
}

/** The letters that the answer means; the answer itself where it does not fit the form of its column. */
export function spellAnswer(answer: string, options: readonly string[], { kind, base, isSaid }: AnswerForm): string {
  if (kind === 'any' || options.length < (isSaid ? 1 : fewest)) return answer;
  if (kind === 'texts') return letters[findText(answer, options)] ?? answer;
  const places = listNumbers(answer, options.length)?.map((number) => number - base);
  if (!places || places.some((place) => place < 0)) return answer;
  // A place behind the last option is refused as such; its number would be another option's if it were read alone.
  return places.map((place) => letters[place] ?? '').join('') || answer;
}

function findText(answer: string, options: readonly string[]): number {
  const wanted = foldText(answer);
  return wanted === '' ? -1 : options.findIndex((option) => foldText(option) === wanted);
}

/** `2`, `2.0`, `1, 3`, and `13` for the first and the third. */
function listNumbers(answer: string, count: number): number[] | null {
  const plain = answer.normalize('NFKC').trim().replace(/\.0$/u, '');
  if (!/^\d{1,8}(?:[\s,;、/&+]+\d{1,2})*$/u.test(plain)) return null;
  const numbers = (plain.match(/\d+/gu) ?? []).map(Number);
  const [only = 0] = numbers;
  if (numbers.length > 1 || only <= count) return numbers;
  const digits = Array.from(plain, Number);
  const isList = digits.every((digit, at) => digit <= count && (at === 0 || digit > (digits[at - 1] ?? 0)));
  return isList ? digits : numbers;
}

const asksOrder = /排序|排列|顺序|順序|順番|並べ|\border\b|\bsort\b|sequence|orden[ae]|sequência/iu;

/** All letters, not in the order of the alphabet, of a question that asks for their order. */
export function findOrder(stem: string, options: readonly string[], answers: readonly string[]): string | null {
  const [answer = '', ...more] = answers;
  const found = readLetterList(answer) ?? [];
  const isAll = found.length === options.length && new Set(found).size === found.length;
  const isSorted = found.every((letter, at) => at === 0 || letter > (found[at - 1] ?? ''));
  return isAll && found.length > 2 && !isSorted && more.length === 0 && asksOrder.test(stem) ? answer : null;
}

const anyKey = /^[A-H](?:\s*(?:\bor\b|\bou\b|\bo\b|或者?|または|\|\|)\s*[A-H])+$/iu;
const sharedKey = /^[A-H](?:\s*\/\s*[A-H])+$/iu;

/** In the order of the alphabet, as no word is. */
const severalKey = /^(?=(?:[^A-F]*[A-F]){2})A?[,、;\s]*B?[,、;\s]*C?[,、;\s]*D?[,、;\s]*E?[,、;\s]*F?$/u;

/** `A or B`, and `A/B` or `AB` where one answer is right: any of them, or both. */
export function mayMeanAny(key: string, type: QuestionType | null): boolean {
  if (anyKey.test(key)) return true;
  return type === questionTypes.singleChoice && (sharedKey.test(key) || severalKey.test(key));
}
