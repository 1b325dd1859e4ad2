import type { SheetLine } from '../sheet-lines.ts';

/** What the import template says in one language. */
export interface Template {
  notesSheet: string;
  title: string;
  description: string;
  lines: SheetLine[];
  /** Where, what it holds, an example; the first row names these columns. */
  notes: [where: string, meaning: string, example: string][];
}
