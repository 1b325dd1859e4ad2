import type { ResponseOf } from '@tiku/contract';

export type SheetEntry = ResponseOf<'PUT /read/excel/sheets'>['list'][number];

/** Sheets that explain a template rather than ask anything, in the languages we speak. */
const guides =
  /^(?:说明|填写说明|使用说明|填表说明|导入说明|须知|注意事项|説明|記入例|使い方|はじめに|read ?me|notes?|guide|help|instructions?|notas?|instrucciones|instruções|instrucoes|ajuda|ayuda|guía|guia)$/i;

/** A header needs a row below it before it asks anything. */
function looksLikeQuestions({ name, rows }: SheetEntry): boolean {
  return rows > 1 && !guides.test(name.trim());
}

/** Which sheets are ticked at first: those that look like questions, or else all that are not empty. */
export function suggestSheets(sheets: readonly SheetEntry[]): number[] {
  const likely = sheets.filter(looksLikeQuestions);
  const suggested = likely.length > 0 ? likely : sheets.filter(({ rows }) => rows > 0);
  return suggested.map(({ sheet_no }) => sheet_no);
}

/** The one sheet there is no choice about: all others are empty. Null where somebody has to choose. */
export function findOnlySheet(sheets: readonly SheetEntry[]): number | null {
  const filled = sheets.filter(({ rows }) => rows > 0);
  if (filled.length > 1) return null;
  return (filled[0] ?? sheets[0])?.sheet_no ?? null;
}
