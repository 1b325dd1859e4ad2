// The front door for files of strangers. All of it throws nothing but UnreadableFile.
import type { Trial } from '../account/trial.ts';
import type { ImportResult } from '../import-paper.ts';
import type { Origin } from '../import-problem.ts';
import type { SheetRecipe, TextRecipe } from '../recipe.ts';
import type { PaperItem } from '../paper.ts';
import { MAX_FILE_BYTES } from '../read/limits.ts';
import { UnreadableFile, type Workbook } from '../workbook.ts';
import { CHILD_LIMITS, type ChildLimits, type FollowReading, runInChild } from './run-in-child.ts';
import type { FileTask, PaperTask, SheetSummary } from './tasks.ts';

export async function readSheetsSafely(
  bytes: Uint8Array,
  fileName: string,
  limits?: Partial<ChildLimits>,
): Promise<SheetSummary[]> {
  return (await ask({ name: 'sheets', bytes, fileName }, limits)) as SheetSummary[];
}

export async function readWorkbookSafely(
  bytes: Uint8Array,
  fileName: string,
  limits?: Partial<ChildLimits>,
): Promise<Workbook> {
  return (await ask({ name: 'workbook', bytes, fileName }, limits)) as Workbook;
}

interface PaperChoice extends Partial<ChildLimits> {
  sheets?: number[] | null;
  recipes?: readonly SheetRecipe[];
  text?: TextRecipe;
}

export type PaperReading = PaperChoice & FollowReading;

/** How the file would be read, and a few questions of it: those of `rows`, where they are given. */
export async function tryPaperSafely(
  bytes: Uint8Array,
  fileName: string,
  { sheets = null, recipes = [], text = {}, rows, ...limits }: PaperChoice & Pick<PaperTask, 'rows'> = {},
): Promise<Trial> {
  return (await ask({ name: 'trial', bytes, fileName, sheets, recipes, text, rows }, limits)) as Trial;
}

/** The chosen sheets make one exam; all of them unless chosen. */
export async function readPaperSafely(
  bytes: Uint8Array,
  fileName: string,
  { sheets = null, recipes = [], text = {}, takePart, noteReader, ...limits }: PaperReading = {},
): Promise<ImportResult> {
  const items: PaperItem[] = [];
  const origins: Origin[] = [];
  const gather: FollowReading['takePart'] = (part) => {
    items.push(...part.items);
    origins.push(...part.origins);
  };
  const result = (await ask({ name: 'paper', bytes, fileName, sheets, recipes, text }, limits, {
    takePart: takePart ?? gather,
    noteReader,
  })) as ImportResult;
  return { ...result, paper: { ...result.paper, items }, origins };
}

/** What can be told at a glance is not worth a process. */
async function ask(task: FileTask, limits: Partial<ChildLimits> = {}, follow: FollowReading = {}): Promise<unknown> {
  if (task.bytes.length === 0) throw new UnreadableFile('empty');
  if (task.bytes.length > MAX_FILE_BYTES) throw new UnreadableFile('too-large');
  return runInChild(task, { ...CHILD_LIMITS, ...limits }, follow);
}
