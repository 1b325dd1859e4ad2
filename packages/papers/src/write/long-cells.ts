// A cell holds 32,767 characters; Excel cuts off the rest. Longer texts stand in files of their own beside the workbook,
// and the cell names the file: `[text:3.txt]`.
import type { Row } from './spreadsheet.ts';

const longestCell = 32_767;
const reference = /^\[text:(\d{1,9}\.txt)\]$/u;

export function moveLongCells(rows: readonly Row[]): { rows: Row[]; texts: Map<string, Uint8Array> } {
  const texts = new Map<string, Uint8Array>();
  const short = rows.map((row) =>
    row.every((cell) => cell.length <= longestCell)
      ? row
      : row.map((cell) => {
          if (cell.length <= longestCell) return cell;
          const name = `${texts.size + 1}.txt`;
          texts.set(name, new TextEncoder().encode(cell));
          return `[text:${name}]`;
        }),
  );
  return { rows: short, texts };
}

/** The cell as it was before it was moved out; itself where it names no file. */
export function readLongCell(cell: string, texts: ReadonlyMap<string, Uint8Array>): string {
  const name = reference.exec(cell)?.[1];
  const bytes = name === undefined ? undefined : texts.get(name);
  return bytes ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : cell;
}
