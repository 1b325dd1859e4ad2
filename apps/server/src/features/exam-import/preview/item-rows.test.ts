import { expect, it } from 'vitest';
import { writeRows } from './item-rows.ts';
import type { NewItem } from './item-rows.ts';

const item: NewItem = {
  no: 1,
  sheet_no: 0,
  row: 2,
  last_row: 2,
  section_no: null,
  material_no: 3,
  type: 7,
  score: 2.5,
  difficulty: null,
  content: JSON.stringify({ desc: 'a\tb\n"\\frac"' }),
  content_hash: 'ab01',
  stem_hash: 'cd02',
  search: "'a' 'b'",
};

function read(...items: NewItem[]): string[][] {
  const text = new TextDecoder().decode(writeRows(9, items));
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t').map((cell) => (cell === '\\N' ? 'null' : cell.replaceAll('\\\\', '\\'))));
}

it('writes a line for each question, whatever its texts hold', () => {
  const rows = read(item, { ...item, no: 2 });
  expect(rows).toHaveLength(2);
  expect(rows[0]?.slice(0, 10)).toEqual(['9', '1', '0', '2', '2', 'null', '3', '7', '2.5', 'null']);
  expect(rows[0]?.slice(10)).toEqual([item.content, String.raw`\xab01`, String.raw`\xcd02`, item.search]);
});

it('takes nothing but numbers for a number', () => {
  const forged = '1\n10\t1' as unknown as number;
  expect(() => writeRows(9, [{ ...item, row: forged }])).toThrow('something else for a number');
  expect(() => writeRows(9, [{ ...item, score: Number.NaN }])).toThrow('something else for a number');
});
