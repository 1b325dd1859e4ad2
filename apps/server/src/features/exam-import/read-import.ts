// The job that reads a file into a preview. It may be cut short anywhere and run again.
import { setImmediate as breathe } from 'node:timers/promises';
import { readPaperSafely, UnreadableFile } from '@tiku/papers';
import type { ImportResult } from '@tiku/papers';
import type { Question } from '@tiku/questions';
import { listMedia, renameMedia, sanitise } from '@tiku/questions/rich-text';
import { deleteFile, readStored } from '../../files/files.ts';
import type { Services } from '../../http/context.ts';
import type { JobContext } from '../../jobs/job-queue.ts';
import { describeQuestion, mapTexts } from '../exam/exam.ts';
import { findUnread, markFailed, markReady } from './exam-import.store.ts';
import type { ImportRow, ImportSummary } from './exam-import.store.ts';
import { insertItems, insertMaterials, insertProblems, insertRejected } from './import-content.store.ts';
import type { ImportFault } from './import-words.ts';
import type { NewItem, NewProblem, NewRejected } from './import-content.store.ts';
import { MediaShelf } from './import-media.ts';
import type { SavedNames } from './import-media.ts';
import { storableText, storableValue } from './storable-text.ts';

/** A file whose reading ends the process must not do so for ever. */
export const readAttempts = 3;

type Reader = Pick<Services, 'db' | 'files'>;

export async function readImport(
  services: Reader,
  importId: number,
  { attempt, signal }: Pick<JobContext, 'attempt' | 'signal'>,
): Promise<void> {
  const { db, files } = services;
  const row = await findUnread(db, importId);
  if (!row) return;
  const bytes = row.file_key === null ? null : await readStored(files, row.file_key);
  if (bytes === null || attempt > readAttempts) {
    await failImport(services, row, 'interrupted');
    return;
  }
  try {
    const result = await readPaperSafely(bytes, row.file_name, { sheets: row.sheet_nos });
    if (result.rowsRead === 0) throw new UnreadableFile('empty');
    await storeResult(services, row, result, signal);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await failImport(services, row, error.fault);
  }
}

async function failImport({ db, files }: Reader, { id, file_key }: ImportRow, fault: ImportFault): Promise<void> {
  const isOurs = await markFailed(db, id, fault);
  if (isOurs && file_key !== null) await deleteFile(db, files, file_key);
}

async function storeResult(services: Reader, row: ImportRow, result: ImportResult, signal: AbortSignal): Promise<void> {
  const shelf = await MediaShelf.open(services, row);
  const names = await shelf.saveAll(result.paper.files, signal);
  const rejected = await describeRejected(result, shelf);
  const { sections, materials } = cleanTexts(result.paper, names);
  await services.db.transaction().execute(async (tx) => {
    if (!(await markReady(tx, row.id, summarise(result, sections)))) return;
    await writeBehind(describeItems(result, names, signal), (batch) => insertItems(tx, row.id, batch));
    await insertMaterials(tx, row.id, materials);
    for (const batch of batchesOf(rejected)) await insertRejected(tx, row.id, batch);
    for (const batch of batchesOf(describeProblems(result, names))) await insertProblems(tx, row.id, batch);
  });
}

/** Large enough to cost few round trips, small enough to let requests through in between. */
const batchSize = 250;

function batchesOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / batchSize) }, (_, at) =>
    list.slice(at * batchSize, (at + 1) * batchSize),
  );
}

/** PostgreSQL writes a batch while the next one is made. */
async function writeBehind<T>(batches: AsyncIterable<T>, write: (batch: T) => Promise<void>): Promise<void> {
  let writing = Promise.resolve();
  for await (const batch of batches) {
    await writing;
    writing = write(batch);
    // Whoever waits for it hears of it; by then the next batch may have failed first.
    writing.catch(() => undefined);
  }
  await writing;
}

const breath = 50;

async function* describeItems({ paper, origins }: ImportResult, names: SavedNames, signal: AbortSignal) {
  let items: NewItem[] = [];
  for (const [at, { question, section, material }] of paper.items.entries()) {
    // Others wait while this runs.
    if (at % breath === 0) {
      await breathe();
      signal.throwIfAborted();
    }
    if (items.length === batchSize) {
      yield items;
      items = [];
    }
    const { sheet_no = 0, row = 0, last_row = 0 } = origins[at] ?? {};
    items.push({
      no: at + 1,
      sheet_no,
      row,
      last_row,
      section_no: section === null ? null : section + 1,
      material_no: material === null ? null : material + 1,
      ...describeQuestion(storableValue(mapTexts(question, (html) => cleanText(html, names)))),
    });
  }
  if (items.length > 0) yield items;
}

/**
 * Its reader has cleaned it. That reader handles what strangers send, so nothing that could be more than text is stored on
 * its word alone.
 */
function cleanText(html: string, { renamed }: SavedNames): string {
  if (!html.includes('<') && !html.includes('&')) return html;
  const clean = sanitise(html);
  return renamed.size > 0 && clean.includes('src=') ? renameMedia(clean, renamed) : clean;
}

function cleanTexts({ sections, materials }: ImportResult['paper'], names: SavedNames) {
  const clean = (html: string) => storableText(cleanText(html, names));
  return {
    sections: sections.map(({ title, description }) => ({
      title: storableText(title),
      description: clean(description),
    })),
    materials: materials.map(clean),
  };
}

function summarise({ layout, paper }: ImportResult, sections: ImportSummary['sections']): ImportSummary {
  const { title, description, duration } = paper;
  return { layout, title: storableText(title), description: storableText(description), duration, sections };
}

async function describeRejected({ rejected }: ImportResult, shelf: MediaShelf): Promise<NewRejected[]> {
  const rows: NewRejected[] = [];
  for (const [at, { sheet_no, row, section, material, header, cells, pictures }] of rejected.entries()) {
    rows.push({
      no: at + 1,
      sheet_no,
      row,
      section_no: section === null ? null : section + 1,
      material_no: material === null ? null : material + 1,
      header: header.map(storableText),
      cells: cells.map(storableText),
      pictures: await shelf.saveRejected(pictures, at + 1),
    });
  }
  return rows;
}

function describeProblems(result: ImportResult, { unreadable }: SavedNames): NewProblem[] {
  const found = [...result.problems, ...unreadable.flatMap((name) => describeUnreadable(result, name))];
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

type FoundProblem = Omit<ImportResult['problems'][number], 'code'> & { code: NewProblem['code'] };

/** Beside each question that shows it, or beside the file as a whole. */
function describeUnreadable({ paper, origins }: ImportResult, name: string): FoundProblem[] {
  const showing = origins.filter((_, at) => mentions(paper.items[at]?.question, name));
  const places = showing.length > 0 ? showing : [{ sheet_no: 0, row: 0 }];
  return places.map(({ sheet_no, row }) => ({
    severity: 'warning',
    sheet_no,
    row,
    cell: '',
    code: 'unreadable-media',
    values: { name },
  }));
}

function mentions(question: Question | undefined, name: string): boolean {
  if (!question) return false;
  let found = false;
  mapTexts(question, (html) => {
    found ||= html.includes('src=') && listMedia(html).includes(name);
    return html;
  });
  return found;
}
