// The `A.`, `A、`, `(A)`, `①`, `1)`, `ア．` in front of an option as people type it.
import { letters } from '../letters.ts';

const label =
  /^\s*(?:[(（[【]\s*([A-Ta-tＡ-Ｔａ-ｔ])\s*[)）\]】]\s*[.．、:：]?|([A-Ta-tＡ-Ｔａ-ｔ])\s*[.．、:：)）。,，]|([A-TＡ-Ｔ])\s)\s*/u;
const numberLabel = /^\s*(?:([①-⑳])|[(（]\s*([\d０-９]{1,2})\s*[)）]|([\d０-９]{1,2})\s*(?:[.．](?!\d)|[、)）]))\s*/u;
const kanaLabel = /^\s*(?:[(（]\s*([ア-コ])\s*[)）]|([ア-コ])\s*(?:[.．、:：)）]|(?=\s)))\s*/u;
/** Each kind of label, and options that are nothing but such signs: `①②`, `②③`, `A、B`, `B、C` choose among statements. */
const shapes = [
  [label, /^[A-TＡ-Ｔ](?:\s?[、,，和与及]\s?[A-TＡ-Ｔ])+$/u],
  [numberLabel, /^[①-⑳\d０-９\s、,，.．)）]+$/u],
  [kanaLabel, /^[ア-コ](?:[\s、,，・と]*[ア-コ])+$/u],
] as const;

/**
 * Options without their labels, if every one carries the label of its own place; an option may be empty. One that really
 * starts with `A.`, such as `A. Lincoln` among names without labels, keeps it.
 */
export function stripLabels(options: readonly string[]): string[] {
  const filled = options.filter((option) => option.trim() !== '');
  if (filled.length < 2) return [...options];
  for (const [shape, combination] of shapes) {
    const stripped = stripAll(options, shape);
    // What is left must still tell them apart: `A 类`, `B 类` are names, not labels. A letter with a sign behind it is a label.
    if (!stripped || !(areDifferent(stripped) || filled.every((option) => signed.test(option)))) continue;
    if (!filled.every((option) => combination.test(option.trim()))) return stripped;
  }
  return [...options];
}

const signed = /^\s*(?:[(（[【]\s*[A-TＡ-Ｔ]\s*[)）\]】]|[A-TＡ-Ｔ]\s*[.．、:：)）])/u;

/** Null as soon as one has no such label. */
function stripAll(options: readonly string[], shape: RegExp): string[] | null {
  const stripped: string[] = [];
  for (const [index, option] of options.entries()) {
    const rest = option.trim() === '' ? option : stripLabel(option, index, shape);
    if (rest === null) return null;
    stripped.push(rest);
  }
  return stripped;
}

function areDifferent(options: readonly string[]): boolean {
  const filled = options.map((option) => option.trim()).filter((option) => option !== '');
  return new Set(filled).size === filled.length;
}

function stripLabel(option: string, index: number, shape: RegExp): string | null {
  const matched = shape.exec(option);
  const rest = matched && labelIndex(matched) === index ? option.slice(matched[0].length) : '';
  if (rest !== '') return rest;
  // The letter alone, of an option that nobody has written: behind others, it is none.
  return index > 1 && shape === label && option.trim().normalize('NFKC').replace(/\W/gu, '') === letters[index]
    ? ''
    : null;
}

const kana = 'アイウエオカキクケコ';

function labelIndex(matched: RegExpExecArray): number {
  const sign = (matched[1] ?? matched[2] ?? matched[3] ?? '').normalize('NFKC').toUpperCase();
  if (/^\d/u.test(sign)) return Number(sign) - 1;
  return kana.includes(sign) ? kana.indexOf(sign) : letters.indexOf(sign);
}

/** `A. x B. y C. z`, on one line or several: what stands before the first label, and the options. */
export function splitAtLabels(text: string): { before: string; options: string[] } | null {
  const starts: { at: number; end: number }[] = [];
  inlineLabel.lastIndex = 0;
  for (let found = inlineLabel.exec(text); found; found = inlineLabel.exec(text)) {
    const letter = (found[1] ?? found[2] ?? found[3] ?? '').normalize('NFKC').toUpperCase();
    // `…是(A)。 (A)x (B)y`: the A before B begins the options.
    if (letter === 'A' && starts.length === 1) starts.pop();
    if (letters.indexOf(letter) === starts.length) starts.push({ at: found.index, end: inlineLabel.lastIndex });
  }
  if (starts.length < 2) return null;
  const options = starts.map(({ end }, index) => text.slice(end, starts[index + 1]?.at).trim());
  const separated = options.map((option, index) => (index < options.length - 1 ? dropSeparator(option) : option));
  if (separated.some((option) => option === '')) return null;
  return { before: text.slice(0, starts[0]?.at).trimEnd(), options: separated };
}

/** A label starts a word: `vitaminA.` has none. */
const inlineLabel =
  /(?<![A-Za-z0-9Ａ-Ｚａ-ｚ])(?:[(（[【]\s?([A-Ta-tＡ-Ｔ])\s?[)）\]】][.．、:：]?|([A-TＡ-Ｔ])\s?[.．、:：)）]|([a-t])\))/gu;

function dropSeparator(option: string): string {
  let end = option.length;
  while (end > 0 && ' \t\r\n,，;；|$'.includes(option.charAt(end - 1))) end -= 1;
  return option.slice(0, end);
}
