import { findWidths, layOutLines, rowsBeforeLines } from './sheet-lines.ts';
import { sheetTexts } from './sheet-texts.ts';
import { listTemplateLines } from './template-lines.ts';
import type { Language } from '@tiku/questions/languages';
import { writeReadableSheets } from './spreadsheet.ts';

/** An .xlsx to start from: an example of every type, and a second sheet that explains the columns and marks. */
export async function writeTemplate(language: Language): Promise<Uint8Array> {
  const { words, template } = sheetTexts[language];
  const { notesSheet, title, description, notes } = template;
  const rows = layOutLines({ title, description, duration: '30' }, listTemplateLines(sheetTexts[language]), words);
  const noteRows = notes.map(({ where, meaning, example }) => [where, meaning, example]);
  return await writeReadableSheets([
    { name: words.sheet, rows, widths: findWidths(rows), frozenRows: rowsBeforeLines, pictures: [] },
    { name: notesSheet, rows: noteRows, widths: [28, 80, 28], frozenRows: 1, pictures: [] },
  ]);
}
