// Runs in a process of its own, which may read our code and nothing else; the parent ends it after its answer.
import { setImmediate as breathe } from 'node:timers/promises';
import type { ImportResult } from '../import-paper.ts';
import { toTrial } from '../account/trial.ts';
import type { Trial } from '../account/trial.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import { UnreadableFile, type Workbook } from '../workbook.ts';
import type { ChildAnswer, ChildTask, FileTask, PaperTask, SheetSummary } from './tasks.ts';

process.on('message', (task: ChildTask) => {
  // Nobody waits for this: what it loads is there when a file comes. Without a parent, it ends when it is loaded.
  if (task.name === 'prepare') {
    void import('../import-paper.ts');
    return;
  }
  // Nobody wants the answer any more, and nobody watches what it costs.
  process.once('disconnect', () => process.exit(1));
  void answer(task).then((reply) => process.send?.(reply));
});

async function answer(task: FileTask): Promise<ChildAnswer> {
  try {
    return { result: await perform(task) };
  } catch (error) {
    // A reader that stumbles over its input is a damaged file: nothing else enters here.
    return { fault: error instanceof UnreadableFile ? error.fault : 'damaged' };
  }
}

async function perform(task: FileTask): Promise<unknown> {
  const workbook = await readWorkbook(task.bytes, task.fileName, 'text' in task ? task.text : {});
  if (task.name === 'sheets') return summarise(workbook);
  if (task.name === 'workbook') return workbook;
  return task.name === 'trial' ? tryPaper(workbook, task) : sendPaper(workbook, task);
}

/** In parts, so that the parent works on the first of them while others are read, and on none of them for long. */
async function sendPaper(workbook: Workbook, { sheets, recipes }: PaperTask): Promise<ImportResult> {
  const { importInParts } = await import('../import-paper.ts');
  const parts = importInParts(workbook, { sheets, recipes });
  for (let step = parts.next(); ; step = parts.next()) {
    if (step.done) return { ...step.value, paper: { ...step.value.paper, items: [] }, origins: [] };
    const { items, origins, done, total } = step.value;
    process.send?.({ part: { items, origins }, progress: { done, total } } satisfies ChildAnswer);
    // Until then, what was sent has not left.
    await breathe();
  }
}

/** No more of it than somebody looks at before they decide how the file is to be read. */
async function tryPaper(workbook: Workbook, { sheets, recipes, rows }: PaperTask): Promise<Trial> {
  const { importPaper } = await import('../import-paper.ts');
  return toTrial(importPaper(workbook, { sheets, recipes, rows }));
}

function summarise(workbook: Workbook): SheetSummary[] {
  return workbook.sheets.map(({ no, name, rows }) => ({
    sheet_no: no,
    name,
    rows: rows.filter((row) => row.length > 0).length,
  }));
}
