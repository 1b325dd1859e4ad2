// What a person writes for the right options: `AC`, `a, c`, `Ａ、Ｃ`, `①③`, `1,3`, `A. Paris`, or the option's own text.
import { letters } from './question.ts';

export interface ChosenOptions {
  /** In the order of the alphabet, each once; possibly beyond the options there are. */
  letters: string[];
  /** The cell could also have been the text of another option. */
  isDoubtful: boolean;
}

const letterList = /^[A-T](?:[\s,;、.。/|&+^·()[\]【】]*[A-T])*[\s,;、.。)\]】]*$/u;
const conjunction = /(?<=[A-Ta-t])(?:\s+(?:and|y|e|or|o|u)\s+|\s*[和与及與と]\s*)(?=[A-Ta-t])/gu;
const numberList = /^\d{1,2}(?:[\s,;、.。/|&+^·]+\d{1,2})*[\s,;、.。]*$/u;
const introduction =
  /^(?:(?:正确|参考|标准)?答案(?:为|是)?|正解|故?选|应选|answer|ans|key|respuesta|resposta)\s*[:：]?\s*/iu;
const textSeparators = ['$;$', '^^', '\n', '||', '|', ';', '；', '、', ',', '，'] as const;

/** The letters of an answer that is nothing but letters, with the usual separators; null for anything else. */
export function readLetterList(text: string): string[] | null {
  const plain = text.normalize('NFKC').replace(conjunction, ',').trim().toUpperCase();
  if (!letterList.test(plain)) return null;
  return plain.match(/[A-T]/gu);
}

/** Which of `options` (as plain text) an answer names; null where it names none of them and is no letter either. */
export function readChosenOptions(
  answer: string,
  options: readonly string[],
  mayBeSeveral: boolean,
): ChosenOptions | null {
  const bare = dropIntroduction(answer);
  const byText = findOption(answer, options) ?? findOption(bare, options);
  const byLetter = readLetterList(bare) ?? readLabelled(bare, options);
  if (byLetter) {
    const found = sortLetters(byLetter);
    const isDoubtful = byText !== null && (found.length > 1 || found[0] !== byText);
    if (isDoubtful && byText && found.length > 1 && !mayBeSeveral) return { letters: [byText], isDoubtful };
    return { letters: found, isDoubtful };
  }
  const byNumber = readNumbers(bare, options.length);
  if (byText) return { letters: [byText], isDoubtful: byNumber !== null && byNumber[0] !== byText };
  if (byNumber) return { letters: byNumber, isDoubtful: false };
  const byTexts = findOptions(bare, options);
  return byTexts && { letters: byTexts, isDoubtful: false };
}

/** `A. Paris` or `A Paris`, where Paris is option A. */
function readLabelled(answer: string, options: readonly string[]): string[] | null {
  const plain = answer.normalize('NFKC').trim();
  const letter = plain.charAt(0).toUpperCase();
  const option = options[letters.indexOf(letter)];
  if (letter === '' || option === undefined || plain.length < 2) return null;
  const rest = plain.slice(1).replace(/^[\s.、:)\]]+/u, '');
  return rest !== '' && rest !== plain.slice(1) && foldText(rest) === foldText(option) ? [letter] : null;
}

function readNumbers(answer: string, count: number): string[] | null {
  const plain = answer.normalize('NFKC').trim();
  if (circled.test(answer.trim())) {
    return numbersToLetters(
      Array.from(answer.matchAll(/[①-⑳]/gu), ([digit]) => digit.charCodeAt(0) - 0x245f),
      count,
    );
  }
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

/** `（A）`, `[AB]`, `【C】`. */
function unwrap(text: string): string {
  const inside = text.slice(1, -1);
  return '(（[【'.includes(text.charAt(0)) && ')）]】'.includes(text.charAt(text.length - 1)) ? inside.trim() : text;
}

function sortLetters(found: readonly string[]): string[] {
  return [...new Set(found)].toSorted();
}

function foldText(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
