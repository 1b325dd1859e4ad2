import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { importExtensions, limits } from '@tiku/contract';
import type { Db } from '../platform/db/database.ts';
import { importFile } from '../features/exam-import/exam-import.ts';
import { recordAction } from '../features/operator/operator.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { texts } from '../platform/texts/texts.ts';
import type { Command } from './command.ts';
import { findAccountId } from './deployment.store.ts';
import { Failure, misused } from './failure.ts';
import { withDeployment } from './open-deployment.ts';

const shownProblems = 20;

async function selectAuthor(db: Db, username: string): Promise<number> {
  const id = await findAccountId(db, username);
  if (id === null) throw new Failure(`There is no account “${username}”.`);
  return id;
}

async function readUpload(path: string): Promise<{ name: string; bytes: Buffer }> {
  const name = basename(path);
  if (!importExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`)))
    throw new Failure(`An exam is a file that ends with ${importExtensions.join(', ')}.`, misused);
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) throw new Failure(`${path} cannot be read.`);
  if (bytes.length > limits.importBytes)
    throw new Failure(`${path} has more than ${limits.importBytes / 1024 / 1024} MB.`);
  return { name, bytes };
}

export const importExam: Command = {
  usage: 'import-exam <file> --author <user name>',
  help: 'Make a draft of a spreadsheet, .zip, .docx or .txt, in the account of its author. Where anything in it is in doubt, no exam is made: the import waits in the account for the author to look at, and the exit code is 1.',
  options: { author: { type: 'string' } },
  takes: [1, 1],
  run: async (readConfig, { positionals: [path = ''], options: { author } }) => {
    if (typeof author !== 'string') throw new Failure('Name the author: --author <user name>.', misused);
    const file = await readUpload(path);
    const { view, exam } = await withDeployment(readConfig(), async (deployment) => {
      const { db } = deployment;
      const accountId = await selectAuthor(db, author);
      const imported = await importFile(deployment, { accountId, company: null }, file);
      const { id = null, title = file.name } = imported.exam ?? {};
      await recordAction(db, 'command line', { action: 'import_exam', about: 'exam', aboutId: id, title });
      return imported;
    }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new Failure(Object.values(error.details.fields ?? {})[0] ?? texts.en.errors[error.errorName]);
    });
    const { import_id, questions_count = 0, rejected_count = 0, problems_count = 0, problems = [] } = view;
    const json = { import_id, questions_count, rejected_count, problems_count, problems };
    if (exam) {
      return {
        lines: [`“${exam.title}” is draft ${exam.id} of ${author}, with ${questions_count} questions.`],
        json: { ...json, exam_id: exam.id },
      };
    }
    return {
      lines: [
        `Import ${import_id} waits for ${author} to look at it: ${questions_count} questions, ${rejected_count} rows that could not be read, ${problems_count} problems.`,
        ...problems.slice(0, shownProblems).map(({ cell, row, message }) => `${cell || `row ${row}`}: ${message}`),
      ],
      json: { ...json, exam_id: null },
      exitCode: 1,
    };
  },
};
