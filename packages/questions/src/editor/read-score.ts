import { roundScore } from '../grade/score.ts';

/** `１２，５` and `12,5` mean 12.5: input methods leave full-width figures behind, and half of Europe a comma. */
const asciiOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('０１２３４５６７８９', (digit, value) => [digit, String(value)])),
  '．': '.',
  '。': '.',
  ',': '.',
  '，': '.',
  '、': '.',
  '－': '-',
  '−': '-',
};

/** What was typed into a field for scores, within its limits and with one decimal; null if it is no number. */
export function readScore(typed: string, min: number, max: number): number | null {
  const ascii = Array.from(typed.trim(), (char) => asciiOf[char] ?? char).join('');
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(ascii)) return null;
  return Math.min(Math.max(roundScore(Number(ascii)), min), max);
}
