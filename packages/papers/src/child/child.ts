// Runs in a process of its own, which may read our code and nothing else; the parent ends it after its one answer.
import { readWorkbook } from '../read/read-workbook.ts';
import { UnreadableFile, type Workbook } from '../workbook.ts';
import type { ChildAnswer, ChildTask, FileTask, SheetSummary } from './tasks.ts';

process.on('message', (task: ChildTask) => {
  // Nobody waits for this: what it loads is there when a file comes.
  if (task.name === 'prepare') void import('../import-paper.ts');
  else void answer(task).then((reply) => process.send?.(reply));
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
  const workbook = await readWorkbook(task.bytes, task.fileName);
  if (task.name === 'sheets') return summarise(workbook);
  if (task.name === 'workbook') return workbook;
  const { importPaper } = await import('../import-paper.ts');
  return importPaper(workbook, { sheets: task.sheets });
}

function summarise(workbook: Workbook): SheetSummary[] {
  return workbook.sheets.map(({ no, name, rows }) => ({
    sheet_no: no,
    name,
    rows: rows.filter((row) => row.length > 0).length,
  }));
}
