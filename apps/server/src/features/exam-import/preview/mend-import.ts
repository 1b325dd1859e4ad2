// The author puts right what the file had wrong, without touching the file.
import type { Question } from '@tiku/questions';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../../platform/http/context.ts';
import { takeUse } from '../../../platform/limits/throttle.ts';
import { acceptQuestion } from '../../exam/questions/questions.ts';
import { newMediaName, saveMedia } from '../../exam/media/media.ts';
import { describeQuestion, mediaNames } from '../../question-text/question-text.ts';
import { lockOwnImport } from '../exam-import.store.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { insertMedia, useMedia } from '../read/import-media.store.ts';
import { findRejected, isMendedTo, mendOne } from './mend-import.store.ts';
import { signPreview } from './preview.ts';
import { insertStep } from './steps.store.ts';
import { selectReadyImport } from '../read/start-import.ts';

export interface Mending {
  import_id: number;
  no?: number | undefined;
  rejected_no?: number | undefined;
  question: Question;
}

/** One question, or the one that a rejected row should have been. The same again changes nothing. */
export async function mendImport(context: Context<'member'>, mending: Mending): Promise<ImportRow> {
  const { db, actor, language } = context;
  const { import_id, no, rejected_no } = mending;
  if ((no === undefined) === (rejected_no === undefined)) throw new AppError('invalid_request');
  await selectReadyImport(context, import_id);
  const question = acceptQuestion(mending.question, language);
  const columns = describeQuestion(question);
  await db.transaction().execute(async (tx) => {
    const row = await lockOwnImport(tx, actor, import_id);
    if (row?.status !== 'ready') throw new AppError('import_unfinished');
    const rejected = no === undefined ? await findRejected(tx, import_id, rejected_no ?? 0) : null;
    const itemNo = no ?? rejected?.mended_no ?? null;
    if (itemNo !== null && (await isMendedTo(tx, import_id, itemNo, columns.content_hash))) return;
    const settled = await mendOne(tx, import_id, itemNo, rejected, columns);
    if (!settled) throw new AppError('not_found');
    await insertStep(tx, import_id, { kind: 'question', ...settled });
    await useMedia(tx, import_id, mediaNames(question, null));
  });
  return selectReadyImport(context, import_id);
}

const HOUR = 60 * 60;

export async function addImportFile(
  context: Context<'member'>,
  importId: number,
  file: UploadedFile,
): Promise<{ name: string; url: string }> {
  const { db, actor } = context;
  const row = await selectReadyImport(context, importId);
  await takeUse(db, [{ key: `exam-file:${actor.accountId}`, max: 300, seconds: HOUR }]);
  const name = newMediaName(file.name);
  const owner = { accountId: row.account_id, companyId: row.company_id };
  await saveMedia(context, { ...owner, purpose: 'exam', ...file }, (tx, saved) =>
    insertMedia(tx, importId, { name, file_key: saved.key, content_hash: saved.contentHash }, false),
  );
  const { [name]: url = '' } = await signPreview(context, row, [name]);
  return { name, url };
}
