import { describe, expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import type { Workbook } from '../workbook.ts';
import { languages } from '@tiku/questions/languages';
import { type ExplainedRow, writeRejectedRows } from './write-rejected-rows.ts';

const header = ['Question', 'Type', 'Option1', 'Option2', 'Answer', 'Score'];
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

function bookOf(rows: string[][]): Workbook {
  const pictures = [{ row: 2, column: 0, extension: 'png' as const, bytes: new Uint8Array(png) }];
  return {
    format: 'xlsx',
    sheets: [{ no: 0, name: 'S', rows, spans: [], pictures, notes: [] }],
    files: new Map(),
    notes: [],
  };
}

const book = bookOf([
  header,
  ['Fine?', 'Single choice', 'yes', 'no', 'A', '1'],
  ['=1+1 is?', 'Single choice', '2', '3', 'E', '1'],
]);

function refuse(): ExplainedRow {
  const [row, ...others] = importPaper(book).rejected;
  if (!row || others.length > 0) throw new Error('one row should be refused');
  return { ...row, reason: 'There is no option E.' };
}

describe('writeRejectedRows', () => {
  it.each(languages)('gives back what was refused, with its pictures and the reason in %s', async (language) => {
    const bytes = await writeRejectedRows([refuse()], language);
    const [sheet] = (await readWorkbook(bytes, 'rejected.xlsx')).sheets;
    expect(sheet?.rows[0]?.slice(0, -1)).toEqual(header);
    expect(sheet?.rows[1]).toEqual(['=1+1 is?', 'Single choice', '2', '3', 'E', '1', 'There is no option E.']);
    expect(sheet?.pictures).toMatchObject([{ row: 1, column: 0, extension: 'png', bytes: { length: png.length } }]);
  });

  it.each(languages)('can be imported once it is mended, in %s', async (language) => {
    const mended = await readWorkbook(await writeRejectedRows([refuse()], language), 'rejected.xlsx');
    const row = mended.sheets[0]?.rows[1];
    if (row) row[4] = 'A';
    const { paper, problems } = importPaper(mended);
    expect(problems).toEqual([]);
    expect(paper.items[0]?.question).toMatchObject({ type: 1, correct_answer: ['A'], explanation: '' });
  });

  it('keeps rows of different headers on sheets of their own', async () => {
    const rows = [
      { sheet_no: 0, row: 2, header: ['Question', 'Answer'], cells: ['a'], pictures: [], reason: 'r' },
      { sheet_no: 1, row: 5, header: ['题干', '答案'], cells: ['b'], pictures: [], reason: 'r' },
    ];
    const { sheets } = await readWorkbook(await writeRejectedRows(rows, 'zh-CN'), 'rejected.xlsx');
    expect(sheets.map(({ rows: [names] }) => names?.[0])).toEqual(['Question', '题干']);
  });
});
