import { findWidths, layOutLines, rowsBeforeLines } from './sheet-lines.ts';
import { type PaperLanguage, sheetWords } from './sheet-words.ts';
import { writeReadableSheets } from './spreadsheet.ts';
import { en } from './template/en.ts';
import { es } from './template/es.ts';
import { ja } from './template/ja.ts';
import { pt } from './template/pt.ts';
import type { Template } from './template/template.ts';
import { zhCn } from './template/zh-cn.ts';

const templates: Record<PaperLanguage, Template> = { en, 'zh-CN': zhCn, ja, es, pt };

/** An .xlsx to start from: an example of every type, and a second sheet that explains the columns and marks. */
export async function writeTemplate(language: PaperLanguage): Promise<Uint8Array> {
  const { notesSheet, title, description, lines, notes } = templates[language];
  const words = sheetWords[language];
  const rows = layOutLines({ title, description, duration: '30' }, lines, words);
  return await writeReadableSheets([
    { name: words.sheet, rows, widths: findWidths(rows), frozenRows: rowsBeforeLines, pictures: [] },
    { name: notesSheet, rows: notes, widths: [28, 80, 28], frozenRows: 1, pictures: [] },
  ]);
}
