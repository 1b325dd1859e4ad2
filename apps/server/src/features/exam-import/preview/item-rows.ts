// Questions of an import as COPY reads them.
import type { DescribedQuestion } from '../../question-text/question-text.ts';

/** A question as it was read, ready to be placed in an exam. */
export interface NewItem extends DescribedQuestion {
  no: number;
  sheet_no: number;
  row: number;
  last_row: number;
  section_no: number | null;
  material_no: number | null;
}

export const itemColumns = [
  'import_id',
  'no',
  'sheet_no',
  'row',
  'last_row',
  'section_no',
  'material_no',
  'type',
  'score',
  'difficulty',
  'content',
  'content_hash',
  'stem_hash',
  'search',
] as const;

const encoder = new TextEncoder();

export function writeRows(importId: number, items: readonly NewItem[]): Uint8Array<ArrayBuffer> {
  return encoder.encode(items.map((item) => writeRow(importId, item)).join(''));
}

function writeRow(importId: number, item: NewItem): string {
  const cells = itemColumns.map((name) => {
    if (name === 'import_id') return importId;
    // Tokens of letters and digits in single quotes: nothing that would have to be escaped.
    if (name === 'search') return item.search;
    if (name === 'content') return escape(item.content);
    if (name === 'content_hash' || name === 'stem_hash') return `\\\\x${item[name]}`;
    return writeNumber(item[name]);
  });
  return `${cells.join('\t')}\n`;
}

/** JSON has escapes of its own for what ends a column or a row. */
function escape(json: string): string {
  return json.replaceAll('\\', '\\\\');
}

/** They come from the reader of a stranger's file. A text in their place could begin a row of somebody else's import. */
function writeNumber(value: number | null): string {
  if (value === null) return '\\N';
  if (!Number.isFinite(value)) throw new TypeError('The reader gave something else for a number.');
  return String(value);
}
