import { expect, it } from 'vitest';
import { readWorkbook } from '../read/read-workbook.ts';
import { PNG } from '../testing/office-files.ts';
import { writeReadSheet } from './write-read-sheet.ts';

it('gives back what was read, with its pictures over their cells', async () => {
  const rows = [['题干', '答案'], ['=1+1?', '2'], [], ['x'.repeat(100)]];
  const pictures = [{ row: 1, column: 0, extension: 'png' as const, bytes: PNG }];
  const { bytes, extension } = await writeReadSheet({ no: 0, name: '试卷', rows, pictures, notes: [] });
  expect(extension).toBe('xlsx');
  const [sheet] = (await readWorkbook(bytes, 'a.xlsx')).sheets;
  expect(sheet).toMatchObject({ name: '试卷', rows, pictures: [{ row: 1, column: 0, extension: 'png' }] });
});

it('keeps what is longer than a cell beside the sheet', async () => {
  const long = 'y'.repeat(40_000);
  const { bytes, extension } = await writeReadSheet({ no: 0, name: '', rows: [[long]], pictures: [], notes: [] });
  expect(extension).toBe('zip');
  const [sheet] = (await readWorkbook(bytes, 'a.zip')).sheets;
  expect(sheet?.rows).toEqual([[long]]);
});
