// What the author looks at before anything is stored: questions as they will look, with what is doubtful about them.
import type { RejectedRowEntry, ResponseOf } from '@tiku/contract';
import { listMedia } from '@tiku/questions/rich-text';
import { addressFile } from '../../../platform/files/sign-address.ts';
import type { Context } from '../../../platform/http/context.ts';
import { mediaOf } from '../../exam/questions/questions.ts';
import { signMedia } from '../../exam/media/media.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { selectMediaKeys } from '../read/import-media.store.ts';
import { describeProblem } from './import-words.ts';
import { presentRejected } from './present-import.ts';
import { countItems, countRejected, selectItems, selectItemsOf, selectRejected } from './preview.store.ts';
import type { ItemRow, Page } from './preview.store.ts';

type QuestionPage = ResponseOf<'GET /exam/import/questions'>;
type SamplesPage = ResponseOf<'GET /exam/import/samples'>;
type RejectedPage = ResponseOf<'GET /exam/import/rejected'>;

export async function previewQuestions(
  context: Context<'member'>,
  row: ImportRow,
  page: Page & { doubtful: boolean; withTotal: boolean },
): Promise<QuestionPage> {
  const items = await selectItems(context.db, row.id, page, page.doubtful);
  const list = items.map((item) => presentItem(context, row, item));
  return {
    list,
    files: await signPreview(context, row, mediaOf(list.map(({ question }) => question))),
    ...(page.withTotal ? { total: await countItems(context.db, row.id, page.doubtful) } : {}),
  };
}

/** What somebody has mended is no longer what the file says. */
export async function previewSamples(context: Context<'member'>, row: ImportRow): Promise<SamplesPage> {
  const cells = new Map((row.result?.samples ?? []).map((sample) => [sample.no, sample.cells]));
  const items = cells.size === 0 ? [] : await selectItemsOf(context.db, row.id, [...cells.keys()]);
  const list = items
    .filter(({ is_mended }) => !is_mended)
    .map((item) => Object.assign(presentItem(context, row, item), { cells: cells.get(item.no) ?? [] }));
  return { list, files: await signPreview(context, row, mediaOf(list.map(({ question }) => question))) };
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

function presentItem(
  { language }: Context<'member'>,
  { result }: ImportRow,
  item: ItemRow,
): QuestionPage['list'][number] {
  const { no, section_no, material_no, material, content, sheet_no, row, problems, is_mended } = item;
  return {
    question: { no, section_no, main_id: material_no, main: material, ...content },
    section: section_no === null ? null : (result?.sections[section_no - 1]?.title ?? null),
    sheet_no,
    row,
    problems: problems.map((problem) => describeProblem(problem, language)),
    is_mended,
  };
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
