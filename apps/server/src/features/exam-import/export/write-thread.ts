// Writes spreadsheets on a thread of its own: ten thousand questions take seconds, and nobody else should wait for them.
import { workerData, parentPort } from 'node:worker_threads';
import { writePaper, writeReadSheet, writeRejectedRows, writeTable } from '@tiku/papers';
import type { Language } from '@tiku/contract';
import type { ExplainedRow, Paper, Sheet, WrittenPaper } from '@tiku/papers';

export type WriteTask =
  | { name: 'paper'; paper: Paper; language: Language }
  | { name: 'rejected'; rows: ExplainedRow[]; language: Language }
  | { name: 'sheet'; sheet: Sheet }
  | { name: 'table'; table: Parameters<typeof writeTable>[0] };

async function write(task: WriteTask): Promise<WrittenPaper> {
  if (task.name === 'paper') return writePaper(task.paper, task.language);
  if (task.name === 'sheet') return writeReadSheet(task.sheet);
  if (task.name === 'table') return { bytes: await writeTable(task.table), extension: 'xlsx' };
  return { bytes: await writeRejectedRows(task.rows, task.language), extension: 'xlsx' };
}

parentPort?.postMessage(await write(workerData as WriteTask));
