// Questions as running text, each line in a cell of its own below the one before.
import { noteRepeated, readTypedLines } from '../docx/read-typed.ts';
import { holdsAnything } from '../layout/read-heading.ts';
import type { Sheet } from '../workbook.ts';
import { shapeSheet } from './shaped-sheet.ts';
import type { ShapedSheet } from './shaped-sheet.ts';

/** Null where most rows have several cells. */
export function layOutCellLines(sheet: Sheet): ShapedSheet | null {
  const filled = sheet.rows.filter(holdsAnything);
  const single = filled.filter((cells) => cells.filter((cell) => cell.trim() !== '').length === 1);
  if (filled.length < 3 || single.length < filled.length * 0.8) return null;
  const lines = sheet.rows.map((cells) => cells.filter((cell) => cell.trim() !== '').join('\t'));
  const typed = readTypedLines(lines);
  if (!typed) return null;
  const shaped = shapeSheet(sheet, typed.rows, typed.rowsOf);
  return { ...shaped, sheet: { ...shaped.sheet, notes: [...sheet.notes, ...noteRepeated(typed.left)] } };
}
