// Reads one file after another on a thread of its own, and describes their questions: ten thousand take half a second, and
// nobody who is saving an answer should feel it, nor the tidying up of what the file's reader sends.
import { parentPort } from 'node:worker_threads';
import { readPaperSafely, UnreadableFile } from '@tiku/papers';
import type { FileFault, ImportResult, RowProgress, SheetRecipe, TextRecipe } from '@tiku/papers';
import { stepBack } from '../../../platform/processes/step-back.ts';
import type { MediaNames, Showing } from '../preview/describe-items.ts';
import { ItemBatches } from '../preview/item-batches.ts';
import type { Batch } from '../preview/item-batches.ts';

export interface FileToRead {
  importId: number;
  bytes: Uint8Array;
  fileName: string;
  sheets: number[];
  recipes: SheetRecipe[];
  text: TextRecipe;
}

export type ThreadTask = { file: FileToRead } | { names: MediaNames };

/** In this order: rows while the file is read, its result or fault; once the names are known the rest, and who shows them. */
export type ThreadAnswer =
  | { readerId: number | undefined }
  | { rows: Batch }
  | { progress: RowProgress }
  | { result: ImportResult }
  | { fault: FileFault }
  | { showing: Showing[] };

let batches = new ItemBatches(0);

function answer(message: ThreadAnswer, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}

function send(written: readonly Batch[]): void {
  for (const rows of written) answer({ rows }, [rows.buffer]);
}

async function read({ importId, bytes, fileName, sheets, recipes, text }: FileToRead): Promise<void> {
  batches = new ItemBatches(importId);
  try {
    const result = await readPaperSafely(bytes, fileName, {
      sheets,
      recipes,
      text,
      noteReader: (readerId) => answer({ readerId }),
      takePart: (part, progress) => {
        answer({ progress });
        send(batches.take(part));
      },
    });
    answer({ result });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    batches = new ItemBatches(0);
    answer({ fault: error.fault });
  }
}

function finish(names: MediaNames): void {
  send(batches.finish(names));
  answer({ showing: batches.listShowing(names) });
  batches = new ItemBatches(0);
}

stepBack();
parentPort?.on('message', (task: ThreadTask) => {
  if ('file' in task) void read(task.file);
  else finish(task.names);
});
