// A proposal is tried on the first rows by the same code that reads all of them: answers must point at options, options must
// differ, and a row that cannot be read counts against it.
import { countBlanks, richToPlain } from '@tiku/questions/sheets';
import { isOf } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import type { ImportProblemCode } from '../import-problem.ts';
import { startDraft } from '../layout/draft.ts';
import type { Draft } from '../layout/draft.ts';
import type { Header } from '../layout/find-header.ts';
import { readTable } from '../layout/read-table.ts';
import type { Sheet } from '../workbook.ts';

const rowsToTry = 120;

/** Says nothing against the columns. */
function isHarmless(code: ImportProblemCode): boolean {
  return code === 'missing-file' || code === 'labels-reordered';
}

/** From 0, where nothing can be read, to about 1, where every row is a question that proves itself. */
export function tryReading(sheet: Sheet, header: Header): number {
  const rows = sheet.rows.slice(0, header.lastRow + 1 + rowsToTry);
  const draft = startDraft({ format: 'xlsx', sheets: [], files: new Map(), notes: [] });
  const tried: Sheet = { ...sheet, rows, pictures: [] };
  for (const _ of readTable(tried, header, draft));
  const doubtful = new Set(draft.problems.filter(({ code }) => !isHarmless(code)).map(({ row }) => row));
  const hasTypes = header.columns.some(({ role }) => role === 'type');
  let proof = 0;
  for (const [at, { question }] of draft.paper.items.entries()) {
    const { row = 0, last_row: lastRow = 0 } = draft.origins[at] ?? {};
    proof += prove(question, hasTypes) * (doubtful.has(row) ? 0.6 : 1) * (lastRow - row + 1);
  }
  const { question, rejected } = draft.rows;
  return question + rejected === 0 ? 0 : (proof / (question + rejected)) * countDistinct(draft);
}

/** Questions that repeat one another are rows of the same question, each with one of its options. */
function countDistinct({ paper: { items } }: Draft): number {
  const stems = new Set(items.map(({ question, material }) => `${material} ${question.desc}`));
  return items.length === 0 ? 1 : Math.min(1, (stems.size / items.length) * 1.4);
}

/** The evidence for a reading: a key that fits its options counts most, a text beside another text counts little. */
function prove(question: Question, hasTypes: boolean): number {
  if ('options' in question && !isOf(question, 'correction')) return question.options.length > 2 ? 1 : 0.96;
  if (isOf(question, 'true-false') || hasTypes) return 0.95;
  return !isOf(question, 'open') && countBlanks(richToPlain(question.desc)) > 0 ? 0.9 : 0.4;
}
