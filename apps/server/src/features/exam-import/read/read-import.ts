// The job that reads a file into a preview. It may be cut short anywhere and run again.
import { UnreadableFile } from '@tiku/papers';
import type { ImportResult } from '@tiku/papers';
import { bulkTransaction } from '../../../platform/db/bulk-transaction.ts';
import type { CopyRows } from '../../../platform/db/bulk-transaction.ts';
import type { Db } from '../../../platform/db/database.ts';
import { deleteFile, readStored } from '../../../platform/files/files.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { JobContext } from '../../../platform/jobs/job-queue.ts';
import { findImport, findUnread, holdUnread, markFailed, markReady } from '../exam-import.store.ts';
import type { ImportRow, ImportSummary } from '../exam-import.store.ts';
import { cleanText } from '../preview/describe-items.ts';
import type { Showing } from '../preview/describe-items.ts';
import type { ImportFault } from '../preview/import-words.ts';
import { keepMended } from '../preview/keep-mended.ts';
import { FileReading } from './file-reading.ts';
import { insertMaterials, insertProblems, insertRejected } from './import-content.store.ts';
import type { NewProblem, NewRejected } from './import-content.store.ts';
import { rememberRecipe, selectRecipes } from './import-recipe.store.ts';
import { deleteMedia } from './import-media.store.ts';
import { MediaShelf } from './import-media.ts';
import { ProgressNotes } from './import-progress.ts';
import { tellEnded } from './reading-ended.ts';
import type { SavedNames } from './import-media.ts';
import { storableText, storableValue } from './storable-text.ts';

/** A file whose reading ends the process must not do so for ever. */
export const readAttempts = 3;

/** Rows of one statement. */
const batchSize = 250;

/** The command line answers nobody else. */
type Reader = Pick<Services, 'db' | 'pool' | 'files' | 'config'> & Partial<Pick<Services, 'traffic'>>;

export async function readImport(
  services: Reader,
  importId: number,
  { attempt, signal }: Pick<JobContext, 'attempt' | 'signal'>,
): Promise<void> {
  const { db, pool, files } = services;
  const row = await findUnread(db, importId);
  if (!row) return;
  const bytes = row.file_key === null ? null : await readStored(files, row.file_key);
  if (bytes === null || attempt > readAttempts) {
    await failImport(services, row, 'interrupted');
    return;
  }
  try {
    await bulkTransaction(pool, async (tx, copyRows) => {
      if (await holdUnread(tx, row.id)) await readInto(tx, copyRows, services, row, bytes, signal);
    });
    const { file_key } = (await findImport(db, row.id)) ?? row;
    if (file_key === null) await dropFile(services, row);
  } catch (error) {
    await failImport(services, row, faultOf(error));
  } finally {
    tellEnded(row.id);
  }
}

/** Why reading ended for good; anything else is thrown on, and tried again. */
export function faultOf(error: unknown): ImportFault {
  if (error instanceof UnreadableFile) return error.fault;
  if (error instanceof AppError && error.errorName === 'storage_full') return 'storage-full';
  throw error;
}

async function failImport(services: Reader, row: ImportRow, fault: ImportFault): Promise<void> {
  const { db, files } = services;
  const { id } = row;
  if (!(await markFailed(db, id, fault))) return;
  for (const key of await deleteMedia(db, id)) await deleteFile(db, files, key);
  await dropFile(services, row);
}

/** Unless it is still to be read. */
async function dropFile({ db, files }: Reader, { file_key }: ImportRow): Promise<void> {
  if (file_key !== null) await deleteFile(db, files, file_key);
}

/** Nobody sees any of it before all of it is there. */
async function readInto(
  tx: Db,
  copyRows: CopyRows,
  services: Reader,
  row: ImportRow,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<void> {
  const progress = new ProgressNotes(services.db, row.id);
  const reading = new FileReading({
    copyRows,
    noteProgress: ({ done, total }) => progress.note('rows', done, total),
    isBusy: () => services.traffic?.isBusy() ?? false,
    signal,
  });
  try {
    progress.note('opening', 0, 0);
    const result = await reading.read({
      importId: row.id,
      bytes,
      fileName: row.file_name,
      sheets: row.sheet_nos,
      recipes: [...(row.recipe?.sheets ?? []), ...(await selectRecipes(services.db, row.account_id))],
      text: row.recipe?.text ?? {},
    });
    if (result.rowsRead === 0) throw new UnreadableFile('empty');
    const shelf = await MediaShelf.open(services, row);
    const { files } = result.paper;
    const names = await shelf.saveAll(files, signal, { note: (done) => progress.note('files', done, files.size) });
    progress.note('saving', 0, 0);
    const rejected = await describeRejected(result, shelf, names, signal);
    const { sections, materials } = cleanTexts(result.paper, names);
    const showing = await reading.finish(names);
    await insertMaterials(tx, row.id, materials);
    for (const batch of batchesOf(rejected)) await insertRejected(tx, row.id, batch);
    const problems = [...result.problems, ...names.unreadable.flatMap((name) => describeUnreadable(name, showing))];
    for (const batch of batchesOf(describeProblems(problems))) await insertProblems(tx, row.id, batch);
    // Its next note would wait for this transaction, and the transaction for it.
    await progress.stop();
    await remember(tx, row, result);
    const kept_count = await keepMended(tx, row);
    await markReady(tx, row, { ...summarise(result, sections), kept_count });
  } finally {
    await progress.stop();
    await reading.stop();
  }
}

/** What was said of this file holds for the next one of its shape. */
async function remember(tx: Db, { account_id, recipe }: ImportRow, { columns: read }: ImportResult): Promise<void> {
  for (const { sheet_no, roles, ...said } of recipe?.sheets ?? []) {
    const { shape = '', columns = [] } = read.find((each) => each.sheet_no === sheet_no) ?? {};
    const fits = roles?.length === columns.length;
    if (shape === '') continue;
    await rememberRecipe(tx, account_id, storableText(shape), { ...said, ...(fits && { roles }) });
  }
}

function batchesOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / batchSize) }, (_, at) =>
    list.slice(at * batchSize, (at + 1) * batchSize),
  );
}

function cleanTexts({ sections, materials }: ImportResult['paper'], names: SavedNames) {
  const clean = (html: string) => storableText(cleanText(html, names.renamed));
  return {
    sections: sections.map(({ title, description }) => ({
      title: storableText(title),
      description: clean(description),
    })),
    materials: materials.map(clean),
  };
}

function summarise(
  { layout, paper, columns, rivals, heldBy, samples, sheets, text }: ImportResult,
  sections: ImportSummary['sections'],
): ImportSummary {
  const { title, description, duration } = paper;
  return {
    layout,
    title: storableText(title),
    description: storableText(description),
    duration,
    sections,
    columns: storableValue(columns),
    rivals,
    sheets: storableValue(sheets),
    text: text && storableValue(text),
    held_by: heldBy,
    samples: storableValue(samples.map(({ item, cells }) => ({ no: item + 1, cells }))),
  };
}

async function describeRejected(
  { rejected, rejectedFiles }: ImportResult,
  shelf: MediaShelf,
  names: SavedNames,
  signal: AbortSignal,
): Promise<NewRejected[]> {
  const rows: NewRejected[] = [];
  const own = await shelf.saveAll(rejectedFiles, signal, { isRejected: true });
  const renamed = new Map([...names.renamed, ...own.renamed]);
  const clean = (html: string) => storableText(cleanText(html, renamed));
  for (const [at, { sheet_no, row, section, material, header, cells, pictures, understood }] of rejected.entries()) {
    rows.push({
      no: at + 1,
      sheet_no,
      row,
      section_no: section === null ? null : section + 1,
      material_no: material === null ? null : material + 1,
      header: header.map(storableText),
      cells: cells.map(storableText),
      pictures: await shelf.saveRejected(pictures, at + 1),
      understood: understood && {
        ...storableValue(understood),
        stem: clean(understood.stem),
        options: understood.options.map(clean),
        matchings: understood.matchings.map(clean),
        explanation: clean(understood.explanation),
      },
    });
  }
  return rows;
}

type FoundProblem = Omit<ImportResult['problems'][number], 'code'> & { code: NewProblem['code'] };

function describeProblems(found: readonly FoundProblem[]): NewProblem[] {
  return found.map(({ severity, sheet_no, row, cell, code, values = {} }, at) => ({
    no: at + 1,
    severity,
    sheet_no,
    row,
    cell,
    code,
    quoted: storableValue(values),
  }));
}

/** Beside each question that shows it, or beside the file as a whole. */
function describeUnreadable(name: string, showing: readonly Showing[]): FoundProblem[] {
  const beside = showing.filter((place) => place.name === name);
  const places = beside.length > 0 ? beside : [{ sheet_no: 0, row: 0 }];
  return places.map(({ sheet_no, row }) => ({
    severity: 'warning',
    sheet_no,
    row,
    cell: '',
    code: 'unreadable-media',
    values: { name },
  }));
}
