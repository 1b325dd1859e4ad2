import { describe, expect, it } from 'vitest';
import type { PaperPart } from '../import-paper.ts';
import { buildXlsx, zip } from '../testing/office-files.ts';
import { type RawEntry, rawZip } from '../testing/raw-zip.ts';
import { samplePaper } from '../testing/sample-paper.ts';
import { UnreadableFile } from '../workbook.ts';
import { writePaper } from '../write/write-paper.ts';
import { readPaperSafely, readSheetsSafely, readWorkbookSafely } from './read-safely.ts';
import type { ChildLimits } from './run-in-child.ts';

const MB = 1024 * 1024;

async function faultOf(bytes: Uint8Array, limits: Partial<ChildLimits> = {}): Promise<string> {
  return readSheetsSafely(bytes, 'a.xlsx', limits).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableFile ? error.fault : String(error)),
  );
}

const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a child', () => {
  it('lists the sheets, or reads them, or makes an exam of them', async () => {
    const header = text('A1', '题干') + text('B1', '选择项1') + text('C1', '选择项2') + text('D1', '答案');
    const question = text('A3', '首都？') + text('B3', '北京') + text('C3', '上海') + text('D3', 'A');
    const book = buildXlsx(`<row r="1">${header}</row><row r="3">${question}</row>`);
    expect(await readSheetsSafely(book, 'a.xlsx')).toEqual([{ sheet_no: 0, name: 'One', rows: 2 }]);
    const { sheets, files } = await readWorkbookSafely(
      zip({ 'a.xlsx': book, 'x/fig.mp3': new Uint8Array([7]) }),
      'a.zip',
    );
    expect(sheets[0]!.rows[2]).toEqual(['首都？', '北京', '上海', 'A']);
    expect(files.get('fig.mp3')).toEqual(Buffer.from([7]));
    const { paper } = await readPaperSafely(book, 'a.xlsx', { sheets: [0] });
    expect(paper.items.map(({ question: { desc } }) => desc)).toEqual([expect.stringContaining('首都')]);
  }, 60_000);

  it('hands questions over while it reads on, until they are refused', async () => {
    const { bytes } = await writePaper(samplePaper(250), 'en');
    const { paper, origins, rowsRead } = await readPaperSafely(bytes, 'a.xlsx');
    const parts: PaperPart[] = [];
    const rows: number[] = [];
    const rest = await readPaperSafely(bytes, 'a.xlsx', {
      takePart: (part, { done, total }) => {
        parts.push(part);
        rows.push(done);
        expect(total).toBe(rowsRead);
      },
    });
    expect(rows.at(-1)).toBe(rowsRead);
    expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
    expect(rest.paper).toEqual({ ...paper, items: [] });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flatMap((part) => part.items)).toEqual(paper.items);
    expect(parts.flatMap((part) => part.origins)).toEqual(origins);
    expect(paper.items).toHaveLength(250);
    const refusal = new Error('no more');
    const refuse = () => {
      throw refusal;
    };
    await expect(readPaperSafely(bytes, 'a.xlsx', { takePart: refuse })).rejects.toBe(refusal);
  }, 60_000);

  it('that takes too long or too much memory is ended, and the next file is read', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, at) => `<row r="${at + 1}">${text(`A${at + 1}`, 'x'.repeat(2000))}</row>`,
    );
    const heavy = buildXlsx(rows.join(''));
    const [slow, late, large, next] = await Promise.all([
      faultOf(heavy, { cpuMs: 50 }),
      faultOf(heavy, { timeoutMs: 50 }),
      faultOf(heavy, { memoryMb: 90 }),
      faultOf(buildXlsx('<row/>')),
    ]);
    expect({ slow, late, large, next }).toEqual({
      slow: 'too-slow',
      late: 'too-slow',
      large: 'too-slow',
      next: 'read',
    });
  }, 60_000);
});

/** Each must be refused with its reason within these limits, or read within them. */
const LIMITS = { cpuMs: 6000 };

describe('hostile files', () => {
  const bombs = Array.from({ length: 200 }, (_, at): RawEntry => ({
    name: `xl/media/${at}.xml`,
    ...(at === 0 ? { bytes: new Uint8Array(20 * MB) } : { sharesData: true }),
  }));
  const entries = Array.from({ length: 100_000 }, (_, at): RawEntry => ({ name: `e${at}`, sharesData: at > 0 }));
  const strings = Array.from({ length: 300_000 }, (_, at) => `<si><t>text number ${at}</t></si>`);
  const merges = Array.from({ length: 200_000 }, (_, at) => `<mergeCell ref="A${at + 1}:XFD${at + 1}"/>`);
  const emptyRows = Array.from({ length: 1_048_576 }, (_, at) => `<row r="${at + 1}"/>`);
  const wide = Array.from({ length: 1000 }, (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`);
  const many = Array.from({ length: 10 }, (_, at) => `<row r="${at + 1}">${'<c><v>1</v></c>'.repeat(16_384)}</row>`);

  it.each([
    ['a flat zip bomb', 'inflates-too-much', () => rawZip(bombs)],
    ['a zip bomb in a zip', 'no-workbook', () => rawZip([{ name: 'inner.zip', bytes: rawZip(bombs) }])],
    ['100,000 entries', 'too-many-entries', () => rawZip(entries)],
    ['a wide sheet of far corners', 'too-many-cells', () => buildXlsx(wide.join(''))],
    ['1,048,576 empty rows', 'read', () => buildXlsx(emptyRows.join(''))],
    ['16,384 columns', 'read', () => buildXlsx(many.join(''))],
    [
      '300,000 shared strings',
      'read',
      () => buildXlsx('<row/>', { 'xl/sharedStrings.xml': `<sst>${strings.join('')}</sst>` }),
    ],
    [
      'a flood of merged cells',
      'read',
      () => buildXlsx(`<row/></sheetData><mergeCells>${merges.join('')}</mergeCells><sheetData>`),
    ],
    [
      'entities',
      'unsafe-xml',
      () => buildXlsx('<row/>', { 'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "b">]><sst/>' }),
    ],
    ['a program', 'unknown-format', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['nothing', 'empty', () => new Uint8Array()],
    ['20 MB and one byte', 'too-large', () => new Uint8Array(20 * MB + 1)],
  ])(
    '%s: %s',
    async (_, fault, build) => {
      expect(await faultOf(build(), LIMITS)).toBe(fault);
    },
    60_000,
  );
});
