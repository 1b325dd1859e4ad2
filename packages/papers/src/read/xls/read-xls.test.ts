import { CFB, utils, write } from '@e965/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { PNG } from '../../testing/office-files.ts';
import type { UnreadableFile } from '../../workbook.ts';
import { readWorkbook } from '../read-workbook.ts';

function buildXls(bookType: 'biff8' | 'biff5' | 'xlsb' = 'biff8'): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ['题干', 'x\r\ny', 2, true],
    [0.5, 45_658, 0.1 + 0.2, null, 'far'],
  ]);
  sheet['A2'].z = '0%';
  sheet['B2'].z = 'yyyy-mm-dd';
  const book = utils.book_new(sheet, 'One');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['secret']]), 'Two');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  return write(book, { type: 'buffer', bookType }) as Uint8Array;
}

function container(name: string): Uint8Array {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, `/${name}`, Buffer.alloc(5000));
  return CFB.write(file, { type: 'buffer' }) as Uint8Array;
}

async function faultOf(bytes: Uint8Array): Promise<string> {
  return readWorkbook(bytes, 'a.xls').then(
    () => 'read',
    (error: UnreadableFile) => error.fault ?? String(error),
  );
}

describe('a binary workbook', () => {
  it.each(['biff8', 'xlsb'] as const)('tells of merged cells and errors (%s)', async (kind) => {
    const sheet = utils.aoa_to_sheet([['a', ''], ['b']]);
    sheet['B2'] = { t: 'e', v: 0x2a };
    sheet['!ref'] = 'A1:B2';
    sheet['!merges'] = [utils.decode_range('A1:B1')];
    const bytes = write(utils.book_new(sheet, 'One'), { type: 'buffer', bookType: kind }) as Uint8Array;
    const [read] = (await readWorkbook(bytes, 'a.xls')).sheets;
    expect(read?.rows).toEqual([['a'], ['b']]);
    expect(read?.spans).toEqual([{ row: 0, column: 0, lastRow: 0, lastColumn: 1 }]);
    expect(read?.notes).toEqual([{ row: 1, column: 1, code: 'formula-without-value' }]);
  });

  it.each(['biff8', 'xlsb'] as const)('shows its cells as the program did (%s)', async (kind) => {
    const { sheets, notes } = await readWorkbook(buildXls(kind), 'a.xls');
    expect(sheets.map(({ name, rows }) => ({ name, rows }))).toEqual([
      {
        name: 'One',
        rows: [
          ['题干', 'x\ny', '2', 'TRUE'],
          ['50%', '2025-01-01', '0.3', '', 'far'],
        ],
      },
    ]);
    expect(notes).toEqual([{ code: 'hidden-sheet', name: 'Two' }]);
  });

  it('is read under the name of an .xlsx, and the other way round', async () => {
    expect((await readWorkbook(buildXls(), 'a.xlsx')).format).toBe('xls');
  });

  it('says what it is where it is none', async () => {
    expect(await faultOf(container('EncryptedPackage'))).toBe('encrypted');
    expect(await faultOf(container('WordDocument'))).toBe('unknown-format');
    expect(await faultOf(buildXls().subarray(0, 1500))).toBe('damaged');
  });
});

describe('texts', () => {
  it('go on from one record into the next, in one byte a character or two', async () => {
    const texts = Array.from({ length: 3000 }, (_, at) =>
      at % 3 === 0 ? `plain ${at}` : `第${at}题 ${'ünï'.repeat(at % 7)}`,
    );
    const book = utils.book_new(utils.aoa_to_sheet(texts.map((text) => [text])), 'S');
    const bytes = write(book, { type: 'buffer', bookType: 'biff8', bookSST: true }) as Uint8Array;
    const { sheets } = await readWorkbook(bytes, 'a.xls');
    expect(sheets[0]!.rows.map(([text]) => text)).toEqual(texts);
  });
});

describe('pictures', () => {
  it('come from the store of the workbook to the cells of their shapes', async () => {
    const stored = shape(0xf007, 2, [new Uint8Array(36), shape(0xf01e, 0x6e0 << 4, [new Uint8Array(17), PNG])]);
    const metafile = shape(0xf007, 2, [
      new Uint8Array(36),
      shape(0xf01a, 0x3d4 << 4, [new Uint8Array(17), Buffer.from('emf')]),
    ]);
    const store = shape(0xf000, 0xf, [shape(0xf001, 0xf, [stored, metafile])]);
    const drawing = shape(0xf002, 0xf, [
      shape(0xf003, 0xf, [
        shape(0xf004, 0xf, []),
        placed(1, 3, 2),
        shape(0xf003, 0xf, [placed(0, 5, 1), placed(1)]),
        placed(2, 8, 0),
      ]),
    ]);
    const { sheets } = await readWorkbook(buildBiff8(record(0xeb, store), record(0xec, drawing)), 'a.xls');
    expect(sheets[0]!.pictures).toEqual([
      { row: 3, column: 2, extension: 'png', bytes: Buffer.from(PNG) },
      { row: 5, column: 1, extension: 'png', bytes: Buffer.from(PNG) },
    ]);
    expect(sheets[0]!.notes).toEqual([{ row: 8, column: 0, code: 'picture-format' }]);
  });
});

function record(id: number, data: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

function shape(type: number, head: number, parts: Uint8Array[]): Buffer {
  const data = Buffer.concat(parts);
  const start = Buffer.alloc(8);
  start.writeUInt16LE(head, 0);
  start.writeUInt16LE(type, 2);
  start.writeUInt32LE(data.length, 4);
  return Buffer.concat([start, data]);
}

/** Shows picture `number` of the store, or none; without a place of its own it stands in a group. */
function placed(number: number, row?: number, column?: number): Buffer {
  const option = Buffer.alloc(6);
  option.writeUInt16LE(0x4104, 0);
  option.writeUInt32LE(number, 2);
  const anchor = Buffer.alloc(18);
  anchor.writeUInt16LE(column ?? 0, 2);
  anchor.writeUInt16LE(row ?? 0, 6);
  return shape(0xf004, 0xf, [
    shape(0xf00b, (1 << 4) | 3, [option]),
    ...(row === undefined ? [] : [shape(0xf010, 0, [anchor])]),
  ]);
}

function buildBiff8(inGlobals: Buffer, inSheet: Buffer): Uint8Array {
  const begin = record(0x809, Buffer.from([0x00, 0x06, 0x05, 0x00]));
  const end = record(0x0a, Buffer.alloc(0));
  const listed = (offset: number) => {
    const data = Buffer.from([0, 0, 0, 0, 0, 0, 1, 0, 0x53]);
    data.writeUInt32LE(offset, 0);
    return record(0x85, data);
  };
  const before = begin.length + listed(0).length + inGlobals.length + end.length;
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(
    file,
    '/Workbook',
    Buffer.concat([begin, listed(before), inGlobals, end, begin, inSheet, end, Buffer.alloc(5000)]),
  );
  return CFB.write(file, { type: 'buffer' }) as Uint8Array;
}

describe('a binary workbook with random damage', () => {
  it('is read or refused, never anything else', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const good = buildXls();
    const outcomes = new Set<string>();
    for (let seed = 1; seed <= 300; seed += 1) outcomes.add(await faultOf(damage(good, seed)));
    const known = new Set(['read', 'damaged', 'encrypted', 'unknown-format', 'too-many-cells']);
    expect(outcomes.difference(known)).toEqual(new Set());
    expect(outcomes.has('damaged')).toBe(true);
  });
});

/** Always the same for a seed. */
function damage(good: Uint8Array, seed: number): Uint8Array {
  const bytes = Uint8Array.from(good);
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  for (let times = 1 + next(40); times > 0; times -= 1) bytes[next(bytes.length)] = next(256);
  return bytes;
}
