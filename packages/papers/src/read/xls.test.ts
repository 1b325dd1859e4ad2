import { CFB, utils, write } from '@e965/xlsx';
import { describe, expect, it, vi } from 'vitest';
import type { UnreadableFile } from '../workbook.ts';
import { readWorkbook } from './read-workbook.ts';

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

async function faultOf(bytes: Uint8Array): Promise<string> {
  return readWorkbook(bytes, 'a.xls').then(
    () => 'read',
    (error: UnreadableFile) => error.fault ?? String(error),
  );
}

describe('a binary workbook', () => {
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
    const container = (name: string) => {
      const file = CFB.utils.cfb_new();
      CFB.utils.cfb_add(file, `/${name}`, Buffer.alloc(5000));
      return CFB.write(file, { type: 'buffer' }) as Uint8Array;
    };
    expect(await faultOf(container('EncryptedPackage'))).toBe('encrypted');
    expect(await faultOf(container('WordDocument'))).toBe('unknown-format');
    expect(await faultOf(buildXls().subarray(0, 1500))).toBe('damaged');
  });
});

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
