import { importStatus, rules } from '@tiku/contract';
import type { ImportView, Language, RejectedRowEntry, SheetColumnsEntry } from '@tiku/contract';
import { cellAddress } from '@tiku/papers';
import { sumScores } from '@tiku/questions';
import type { Db } from '../../../platform/db/database.ts';
import { holdsOf, selectSums } from '../exam-import.store.ts';
import type { ImportRow, ImportSummary, ImportSums, StoredColumns } from '../exam-import.store.ts';
import { describeFault, describeProblem } from './import-words.ts';
import type { RejectedItem } from './preview.store.ts';

/** The rest is asked for page by page. */
const problemsShown = 100;

export async function presentImport(db: Db, row: ImportRow, language: Language): Promise<ImportView> {
  const [view] = await presentImports(db, [row], language);
  if (!view) throw new Error('an import that was given is presented');
  return view;
}

export async function presentImports(db: Db, rows: readonly ImportRow[], language: Language): Promise<ImportView[]> {
  const read = rows.filter(({ result }) => result !== null).map(({ id }) => id);
  const sums = read.length === 0 ? new Map<number, ImportSums>() : await selectSums(db, read, problemsShown);
  return rows.map((row) => describeImport(row, sums.get(row.id), language));
}

function describeImport(row: ImportRow, sums: ImportSums | undefined, language: Language): ImportView {
  const view: ImportView = {
    import_id: row.id,
    status: importStatus[row.status],
    file_name: row.file_name,
    created_at: row.created_at.toISOString(),
    exam_id: row.kept_exam_id ?? row.exam_id,
    ...(row.fault === null ? {} : { message: describeFault(row.fault, language) }),
    ...(row.progress === null ? {} : { progress: row.progress }),
  };
  const { result } = row;
  if (!result || !sums) return view;
  const bySection = new Map(sums.sections.map((section) => [section.section_no, section.questions_count]));
  return {
    ...view,
    layout: result.layout,
    exam: { title: result.title, description: result.description, duration: result.duration },
    questions_count: sums.types.reduce((sum, { questions_count }) => sum + questions_count, 0),
    counts: Object.fromEntries(sums.types.map(({ type, questions_count }) => [type, questions_count])),
    full_score: sumScores(sums.types.map(({ full_score }) => full_score)),
    sections_count: result.sections.length,
    sections: result.sections.map(({ title }, at) => ({ title, questions_count: bySection.get(at + 1) ?? 0 })),
    materials_count: sums.materials_count,
    files_count: sums.files_count,
    rejected_count: sums.rejected_count,
    problems: sums.problems.map((problem) => describeProblem(problem, language)),
    problems_count: sums.problems_count,
    is_held: holdsOf(result).length > 0,
    samples_count: result.samples?.length ?? 0,
    held_by: holdsOf(result),
    kept_count: result.kept_count ?? 0,
    waiting_count: row.mended.length,
    ...(sums.undo && { undo: sums.undo }),
    ...(sums.redo && { redo: sums.redo }),
    // Without its file, it cannot be read anew.
    ...(row.file_key === null ? {} : presentReading(result)),
  };
}

function presentReading({ columns = [], rivals = [], sheets = [], text = null }: ImportSummary) {
  return { columns: columns.map(presentColumns), rivals, sheets, ...(text && { text }) };
}

/** Of what was read before more than columns could be said, less is known. */
export function presentColumns(read: StoredColumns): SheetColumnsEntry {
  const { sheet_no, columns, first_option, answer_form = null, header_row = 1, first_rows = [], said = {} } = read;
  return { sheet_no, columns, first_option, answer_form, header_row, first_rows, said };
}

/** What an exam is called, and how long it takes, unless its author says otherwise. */
export function defaultInfo({ result, file_name }: ImportRow) {
  const { title, description, duration } = result ?? { title: '', description: '', duration: 0 };
  const dot = file_name.lastIndexOf('.');
  const { titleMax, descriptionMax, durationMax } = rules.exam;
  return {
    title: toLine(title).slice(0, titleMax) || toLine(file_name.slice(0, dot)).slice(0, titleMax) || '-',
    description: description.slice(0, descriptionMax),
    duration: Math.min(duration, durationMax),
  };
}

function toLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

export function presentRejected(row: RejectedItem, language: Language): RejectedRowEntry {
  return {
    rejected_no: row.no,
    sheet_no: row.sheet_no,
    row: row.row,
    cells: row.cells.flatMap((value, column) =>
      value === '' ? [] : [{ cell: cellAddress(row.row - 1, column), name: row.header[column] ?? '', value }],
    ),
    pictures: row.pictures.map(({ name }) => name),
    problems: row.problems.map((problem) => describeProblem(problem, language)),
    is_mended: row.mended_no !== null,
    understood: row.understood,
  };
}
