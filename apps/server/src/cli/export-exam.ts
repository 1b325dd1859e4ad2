import { writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { readExam, writeApart } from '../features/exam-import/exam-import.ts';
import { recordAction } from '../features/operator/operator.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { Command } from './command.ts';
import { findAuthor } from './deployment.store.ts';
import { Failure, misused } from './failure.ts';
import { withDeployment } from './open-deployment.ts';

/** Never over a file that is there. */
async function writeNew(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new Failure(isThere ? `${path} is there already.` : `${path} cannot be written.`);
  });
}

export const exportExam: Command = {
  usage: 'export-exam <id> --out <file>',
  help: 'Write an exam with its answers to a file that the import reads back with nothing lost: .xlsx, or .zip where it has pictures or sound.',
  options: { out: { type: 'string' } },
  takes: [1, 1],
  run: async (readConfig, { positionals: [number = ''], options: { out } }) => {
    const examId = Number(number);
    if (!/^\d{1,15}$/.test(number) || typeof out !== 'string')
      throw new Failure('Name the id of an exam, and the file to write: --out <file>.', misused);
    const path = resolve(out);
    return withDeployment(readConfig(), async ({ db, files }) => {
      const author = await findAuthor(db, examId);
      if (!author) throw new AppError('not_found');
      const paper = await readExam({ db, files }, author, examId);
      const { bytes, extension } = await writeApart({ name: 'paper', paper, language: 'en' });
      if (extname(path).toLowerCase() !== `.${extension}`)
        throw new Failure(`This exam becomes a .${extension}: let the name of the file end with it.`, misused);
      await writeNew(path, bytes);
      const { title } = paper;
      await recordAction(db, 'command line', { action: 'export_exam', about: 'exam', aboutId: examId, title });
      return {
        lines: [`${path}: “${title}” with ${paper.items.length} questions.`],
        json: { path, exam_id: examId, title, questions_count: paper.items.length, bytes: bytes.length },
      };
    }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new Failure(`There is no exam ${number} that could be exported.`);
    });
  },
};
