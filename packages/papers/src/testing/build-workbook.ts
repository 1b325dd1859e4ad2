import { isOf } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { importPaper } from '../import-paper.ts';
import type { ImportResult } from '../import-paper.ts';
import type { AnchoredPicture, Sheet, Span, Workbook } from '../workbook.ts';

/** A workbook as the readers give it, from its rows. */
export function buildWorkbook(sheets: Record<string, string[][]>, more: Partial<Workbook> = {}): Workbook {
  return {
    format: 'xlsx',
    sheets: Object.entries(sheets).map(([name, rows], no) => buildSheet(no, name, rows)),
    files: new Map(),
    notes: [],
    ...more,
  };
}

export function buildSheet(no: number, name: string, rows: string[][], pictures: AnchoredPicture[] = []): Sheet {
  return { no, name, rows, spans: [], pictures, notes: [] };
}

export function importRows(rows: string[][], spans: Span[] = [], name = 'Sheet1'): ImportResult {
  const workbook = buildWorkbook({ [name]: rows });
  for (const sheet of workbook.sheets) sheet.spans = spans;
  return importPaper(workbook);
}

/** The questions in short: type, stem, options and key. */
export function listQuestions({ paper }: ImportResult): unknown[] {
  return paper.items.map(({ question }) => summarise(question));
}

function summarise(question: Question): unknown[] {
  const options = 'options' in question ? [question.options.join('|')] : [];
  const key = question.correct_answer;
  const isLetters = Array.isArray(key) && 'options' in question && !isOf(question, 'correction');
  return [question.type, question.desc, ...options, isLetters ? key.join('') : key];
}

/** The problems in short: severity, cell and code. */
export function listProblems({ problems }: ImportResult): string[] {
  return problems.map(({ severity, cell, code }) => `${severity === 'error' ? '!' : '?'} ${cell} ${code}`);
}
