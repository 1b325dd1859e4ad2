// A cell holds 32,767 characters; spreadsheet programs cut off the rest. Longer texts stand in files of their own beside
// the workbook, and the cell names the file: `[text:3.txt]`.
const longestCell = 32_767;
const reference = /^\[text:(\d{1,9}\.txt)\]$/u;

export function isLongText(path: string): boolean {
  return /(?:^|\/)\d{1,9}\.txt$/u.test(path);
}

export function moveLongCells(rows: readonly (readonly string[])[]): {
  rows: (readonly string[])[];
  texts: Map<string, Uint8Array>;
} {
  const texts = new Map<string, Uint8Array>();
  const move = (cell: string): string => {
    if (!mustMove(cell)) return cell;
    const name = `${texts.size + 1}.txt`;
    texts.set(name, new TextEncoder().encode(cell));
    return `[text:${name}]`;
  };
  return { rows: rows.map((row) => (row.some(mustMove) ? row.map(move) : row)), texts };
}

/** Also what only looks like the name of such a file. */
function mustMove(cell: string): boolean {
  return cell.length > longestCell || reference.test(cell);
}

/** Puts each text back into the first cell that names it, and takes it from `texts`: many cells cannot share a large one. */
export function restoreLongCells(rows: string[][], texts: Map<string, Uint8Array>): void {
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      const name = texts.size > 0 ? reference.exec(cell)?.[1] : undefined;
      const bytes = name === undefined ? undefined : texts.get(name);
      if (name === undefined || bytes === undefined) continue;
      row[column] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      texts.delete(name);
    }
  }
}
