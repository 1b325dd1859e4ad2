// What the author looks at before anything is stored: questions as they will look, with what is doubtful about them.
import type { ExamQuestion, RejectedRowEntry, ResponseOf } from '@tiku/contract';
import { listMedia } from '@tiku/questions/rich-text';
import { addressFile } from '../../../platform/files/sign-address.ts';
import type { Context } from '../../../platform/http/context.ts';
import { mediaOf } from '../../exam/questions/questions.ts';
import { signMedia } from '../../exam/media/media.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { selectMediaKeys } from '../read/import-media.store.ts';
import { describeProblem } from './import-words.ts';
import { presentRejected } from './present-import.ts';
import { countItems, countRejected, selectItems, selectRejected } from './preview.store.ts';
import type { ItemRow, Page } from './preview.store.ts';

type QuestionPage = ResponseOf<'GET /exam/import/questions'>;
type RejectedPage = ResponseOf<'GET /exam/import/rejected'>;

export async function previewQuestions(
  context: Context<'member'>,
  row: ImportRow,
  page: Page & { doubtful: boolean; withTotal: boolean },
): Promise<QuestionPage> {
  const items = await selectItems(context.db, row.id, page, page.doubtful);
  const list = items.map((item) => ({
    question: presentItem(item),
    section: item.section_no === null ? null : (row.result?.sections[item.section_no - 1]?.title ?? null),
    sheet_no: item.sheet_no,
    row: item.row,
    problems: item.problems.map((problem) => describeProblem(problem, context.language)),
    is_mended: item.is_mended,
  }));
  return {
    list,
    files: await signPreview(context, row, mediaOf(list.map(({ question }) => question))),
    ...(page.withTotal ? { total: await countItems(context.db, row.id, page.doubtful) } : {}),
  };
}

export async function previewRejected(
  context: Context<'member'>,
  row: ImportRow,
  page: Page & { withTotal: boolean },
): Promise<RejectedPage> {
  const rows = await selectRejected(context.db, row.id, page);
  const list = rows.map((rejected) => presentRejected(rejected, context.language));
  return {
    list,
    files: await signPreview(context, row, list.flatMap(listShown)),
    ...(page.withTotal ? { total: await countRejected(context.db, row.id) } : {}),
  };
}

function listShown({ pictures, understood }: RejectedRowEntry): string[] {
  const { stem = '', options = [], matchings = [], explanation = '' } = understood ?? {};
  return [...pictures, ...[stem, ...options, ...matchings, explanation].flatMap(listMedia)];
}

function presentItem({ no, section_no, material_no, material, content }: ItemRow): ExamQuestion {
  return { no, section_no, main_id: material_no, main: material, ...content };
}

/** Of the import, and of the exam that it upgrades. */
export async function signPreview(
  context: Context<'member'>,
  row: ImportRow,
  names: readonly string[],
): Promise<Record<string, string>> {
  if (names.length === 0) return {};
  const own = await selectMediaKeys(context.db, row.id, names);
  return {
    ...(row.exam_id === null ? {} : await signMedia(context, row.exam_id, names)),
    ...Object.fromEntries(own.map(({ name, file_key }) => [name, addressFile(context, 'import', file_key)])),
  };
}
