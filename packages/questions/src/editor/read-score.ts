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
  const rounded = Math.round(Number(ascii) * 10) / 10;
  return Math.min(Math.max(rounded, min), max);
}
