// Questions of an import as COPY reads them.
import type { DescribedQuestion } from '../question-text/question-text.ts';

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
    if (name === 'content') return escape(item.content);
    // Digits, and tokens of letters and digits in single quotes: nothing that would have to be escaped.
    if (name === 'content_hash' || name === 'stem_hash') return `\\\\x${item[name]}`;
    return item[name] ?? '\\N';
  });
  return `${cells.join('\t')}\n`;
}

/** JSON has escapes of its own for what ends a column or a row. */
function escape(json: string): string {
  return json.replaceAll('\\', '\\\\');
}
