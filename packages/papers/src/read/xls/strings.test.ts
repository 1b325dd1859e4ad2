import { expect, it } from 'vitest';
import { readFont, readStrings } from './strings.ts';

const record = (...bytes: number[]) => ({ id: 0, offset: 0, blocks: [Uint8Array.from(bytes)] });
const font = (align: number, underline: number) => readFont(record(200, 0, 0, 0, 8, 0, 144, 1, align, 0, underline, 0));
const plain = font(0, 0);
const counts = [4, 0, 0, 0, 4, 0, 0, 0];

/** Characters of one byte each, with the fonts that begin inside. */
function rich(text: string, ...changes: [at: number, font: number][]): number[] {
  const runs = changes.flatMap(([at, number]) => [at, 0, number, 0]);
  return [text.length, 0, 8, changes.length, 0, ...Buffer.from(text, 'latin1'), ...runs];
}

it('keeps raised and lowered signs, underlined gaps and underlined words', () => {
  const fonts = [plain, plain, plain, plain, font(1, 0), font(2, 0), font(0, 1)];
  const sst = record(
    ...counts,
    ...rich('m2', [1, 5]),
    ...rich('H2O', [1, 6], [2, 0]),
    ...rich('a    b', [1, 7], [5, 0]),
    ...rich('the big dog', [4, 7], [7, 0]),
  );
  const { texts, underlined } = readStrings(sst, fonts);
  expect(texts).toEqual(['m²', 'H₂O', 'a____b', 'the big dog']);
  expect(underlined).toEqual(new Map([[3, 'the <u>big</u> dog']]));
});
