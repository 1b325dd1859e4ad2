// What a person writes for the right options: `AC`, `a, c`, `Ａ、Ｃ`, `ア・ウ`, `①③`, `1,3`, `A. Paris`, or the option's own
// text.
import { letters } from '../letters.ts';

export interface ChosenOptions {
  /** In the order of the alphabet, each once; possibly beyond the options there are. */
  letters: string[];
  /** The cell could also have been the text of another option. */
  isDoubtful: boolean;
}

const letterList = /^[A-T](?:[\s,;、.。・/|&+^·()[\]【】]*[A-T])*[\s,;、.。)\]】]*$/u;
const conjunction = /(?<=[A-Ta-t][).]?)(?:\s+(?:and|y|e|or|o|u)\s+|\s*[和与及與と]\s*)(?=[([]?[A-Ta-t])/gu;
const numberList = /^[([]?\d{1,2}(?:[\s,;、.。/|&+^·()[\]]+\d{1,2})*[\s,;、.。)\]]*$/u;
const introduction =
  /^(?:(?:正确|参考|标准)?答案(?:为|是)?|正解|故?选项?|应选|選択肢|(?:answers?|ans|key|options?|choices?|respuestas?|opci[oó]n(?:es)?|respostas?|letras?|alternativas?|op[cç](?:[aã]o|[oõ]es))(?!\p{L}))\s*[:：.]?\s*/iu;
const textSeparators = ['$;$', '^^', '\n', '||', '|', ';', '；', '、', ',', '，'] as const;

/** The letters of an answer that is nothing but letters, with the usual separators; null for anything else. */
export function readLetterList(text: string): string[] | null {
  const plain = kanaToLetters(text.normalize('NFKC')).replace(conjunction, ',').trim().toUpperCase();
  if (!letterList.test(plain)) return null;
  return plain.match(/[A-T]/gu);
}

const kana = 'アイウエオカキクケコ';

/** Japanese papers count options in the order of the syllables; a word such as `アイス` counts nothing. */
function kanaToLetters(text: string): string {
  if (!/^[アイウエオカキクケコ\s,;、.。・/|と()]+$/u.test(text)) return text;
  return text.replace(/[アイウエオカキクケコ]/gu, (sign) => letters[kana.indexOf(sign)] ?? sign);
}

/** Which of `options` (as plain text) an answer names; null where it names none of them and is no letter either. */
export function readChosenOptions(
  answer: string,
  options: readonly string[],
  mayBeSeveral: boolean,
): ChosenOptions | null {
  const bare = dropIntroduction(answer);
  const byText = findOption(answer, options) ?? findOption(bare, options);
  const byLetter = readLabelled(bare, options) ?? readLetterList(bare);
  const found = sortLetters(byLetter ?? []);
  // `Paris` is made of letters up to T too: letters that no option has are none, where options say so in words.
  const isBeyond = found.some((letter) => letters.indexOf(letter) >= options.length);
  const byTexts = byLetter && !isBeyond ? null : findOptions(bare, options);
  if (byLetter && !(isBeyond && (byText ?? byTexts))) {
    const isDoubtful = byText !== null && (found.length > 1 || found[0] !== byText);
    if (isDoubtful && byText && found.length > 1 && !mayBeSeveral) return { letters: [byText], isDoubtful };
    return { letters: found, isDoubtful };
  }
  const byNumber = readNumbers(bare, options.length);
  if (byText) return { letters: [byText], isDoubtful: byNumber !== null && byNumber[0] !== byText };
  if (byNumber) return { letters: byNumber, isDoubtful: false };
  return byTexts && { letters: byTexts, isDoubtful: false };
}

const labelled = /^[([]?(?:([A-Ta-t]|[ア-コ])(?=[\s.、:)\]–-])|(\d{1,2})(?=[.、)\]])|([①-⑳]))[\s.、:)\]–-]*/u;

/** `A. Paris`, `A Paris`, `1) Paris`, `①Paris`, where Paris is the first option. */
function readLabelled(answer: string, options: readonly string[]): string[] | null {
  const plain = answer.trim().replace(/[Ａ-Ｚａ-ｚ０-９．（）：]/gu, (sign) => sign.normalize('NFKC'));
  const found = labelled.exec(plain);
  if (!found) return null;
  const sign = kanaToLetters((found[1] ?? found[2] ?? found[3] ?? '').normalize('NFKC')).toUpperCase();
  const letter = /^\d/u.test(sign) ? (letters[Number(sign) - 1] ?? '') : sign;
  const option = options[letters.indexOf(letter)];
  const rest = plain.slice(found[0].length);
  return letter !== '' && option !== undefined && rest !== '' && foldTight(rest) === foldTight(option)
    ? [letter]
    : null;
}

function readNumbers(answer: string, count: number): string[] | null {
  const plain = answer.normalize('NFKC').trim();
  if (circled.test(answer.trim())) {
    return numbersToLetters(
      Array.from(answer.matchAll(/[①-⑳]/gu), ([digit]) => digit.charCodeAt(0) - 0x245f),
      count,
    );
  }
  // As programs write a column of numbers that has gaps.
  const whole = /^(\d{1,2})\.0$/u.exec(plain);
  if (whole) return numbersToLetters([Number(whole[1])], count);
  if (!numberList.test(plain)) return null;
  const numbers = (plain.match(/\d+/gu) ?? []).map(Number);
  const [only] = numbers;
  if (numbers.length === 1 && only !== undefined && only > count) {
    return numbersToLetters(Array.from(String(only), Number), count);
  }
  return numbersToLetters(numbers, count);
}

const circled = /^[①-⑳](?:[\s,，;；、]*[①-⑳])*$/u;

function numbersToLetters(numbers: number[], count: number): string[] | null {
  if (numbers.length === 0 || numbers.some((number) => number < 1 || number > count)) return null;
  return sortLetters(numbers.map((number) => letters[number - 1] ?? ''));
}

function findOption(text: string, options: readonly string[]): string | null {
  const wanted = foldText(text);
  if (wanted === '') return null;
  // Folding changes the length of a text by little: most options need not be folded to be told apart.
  const index = options.findIndex((option) => option.length < wanted.length * 4 + 8 && foldText(option) === wanted);
  return letters[index] ?? null;
}

function findOptions(text: string, options: readonly string[]): string[] | null {
  for (const separator of textSeparators) {
    const parts = text.split(separator);
    if (parts.length < 2) continue;
    const found = parts.filter((part) => part.trim() !== '').map((part) => findOption(part, options));
    if (found.length > 0 && found.every((letter) => letter !== null)) return sortLetters(found);
  }
  return null;
}

function dropIntroduction(answer: string): string {
  const trimmed = answer.trim();
  const rest = trimmed.replace(introduction, '').trim();
  return rest === '' ? trimmed : unwrap(rest);
}

/** `（A）`, `[AB]`, `【C】`; in `(A) Paris (France)` the two brackets are not a pair. */
function unwrap(text: string): string {
  return /^[(（[【]([^()（）[\]【】]*)[)）\]】]$/u.exec(text)?.[1]?.trim() ?? text;
}

function sortLetters(found: readonly string[]): string[] {
  return [...new Set(found)].toSorted();
}

/** Beside its letter, white space makes no other option of a text. */
function foldTight(text: string): string {
  return foldText(text).replaceAll(' ', '');
}

/** Texts that a person would call the same. */
export function foldText(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
