// How a column of answers points at the options, decided over all of its rows.
import { letters } from '@tiku/questions';
import type { SaidForm } from '@tiku/questions/file-reading';
import { foldText } from '@tiku/questions/sheets';

export interface AnswerForm {
  /** What each row is read as by itself, where the column has no form of its own. */
  kind: 'any' | 'numbers' | 'texts';
  /** Of numbers: what the first option is counted as. */
  base: 0 | 1;
  /** Both 0 and 1 could be the first. */
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

export function findAnswerForm(rows: Iterable<Answered>): AnswerForm {
  let [asked, numbers, texts] = [0, 0, 0];
  let [hasZero, hasLast, isBeyond, isCircled] = [false, false, false, false];
  for (const { answer, options } of rows) {
    if (answer === '' || options.length < fewest) continue;
    asked += 1;
    if (findText(answer, options) >= 0) texts += 1;
    const found = listNumbers(answer, options.length);
    if (!found) continue;
    numbers += 1;
    isCircled ||= /[①-⑳]/u.test(answer);
    hasZero ||= found.includes(0);
    hasLast ||= found.includes(options.length);
    isBeyond ||= found.some((number) => number > options.length);
  }
  if (asked === 0) return anyForm;
  if (texts >= asked * 0.95) return { ...anyForm, kind: 'texts' };
  if (numbers < asked * 0.9 || isBeyond || (hasZero && hasLast)) return anyForm;
  return { kind: 'numbers', base: hasZero ? 0 : 1, isUnsure: !hasZero && !hasLast && !isCircled, isSaid: false };
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
  if (!places || places.some((place) => place < 0 || place >= options.length)) return answer;
  return places.map((place) => letters[place] ?? '').join('');
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
