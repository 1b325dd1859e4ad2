// Pictures, sounds and videos in answers to open questions.
import { limits } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { deleteFile, discardFile } from '../../../platform/files/files.ts';
import { addressFile } from '../../../platform/files/sign-address.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../../platform/http/context.ts';
import { hashMedia, newMediaName, storeMedia } from '../../exam/media/media.ts';
import { deleteAnswerFile, findSameFile, insertAnswerFile, selectFiles, selectStored } from './answer-file.store.ts';
import { selectAsked } from '../paper/asked.store.ts';
import type { RunningAttempt } from '../paper/attempt.store.ts';
import type { Memory } from '../paper/paper.ts';
import { isOpen } from './keep-answers.ts';
import { whileRunning } from './save-answers.ts';

type Member = Context<'member'>;

interface Added {
  name: string;
  url: string;
}

/** The bytes are looked at and stored first, and given up where the attempt turns out to have no room for them. */
export async function addAnswerFile(
  context: Member,
  attemptId: number,
  no: number,
  file: UploadedFile,
): Promise<Added> {
  const { db, files, actor } = context;
  const contentHash = hashMedia(file.bytes);
  const { same } = await whileRunning(context, attemptId, [], (tx, attempt) =>
    findRoom(tx, context, attempt, no, file.bytes.length, contentHash),
  );
  if (same) return { name: same.name, url: addressFile(context, 'answer', same.file_key) };
  const owner = { accountId: actor.accountId, companyId: actor.company?.id ?? null };
  const name = newMediaName(file.name);
  const { key } = await storeMedia(context, { ...owner, purpose: 'answer', name, bytes: file.bytes });
  const added = { no, name, fileKey: key, contentHash, size: file.bytes.length };
  try {
    const { same: other } = await whileRunning(context, attemptId, [], async (tx, attempt) => {
      const found = await findRoom(tx, context, attempt, no, file.bytes.length, contentHash);
      if (!found.same) await insertAnswerFile(tx, attemptId, added);
      return found;
    });
    if (!other) return { name, url: addressFile(context, 'answer', key) };
    await deleteFile(db, files, key);
    return { name: other.name, url: addressFile(context, 'answer', other.file_key) };
  } catch (error) {
    await discardFile(context, key);
    throw error;
  }
}

/** For a question that takes files and whose answer may still change. */
async function findRoom(
  tx: Db,
  memory: Memory,
  attempt: RunningAttempt,
  no: number,
  size: number,
  contentHash: Buffer,
) {
  const { id: attemptId } = attempt;
  if (!attempt.allow_files) throw new AppError('files_off');
  const [row] = await selectAsked(tx, memory, attemptId, [no]);
  if (!row || !isOpen(row.content.type)) throw new AppError('question_not_asked');
  if (row.shown_at) throw new AppError('answer_final');
  const same = await findSameFile(tx, attemptId, no, contentHash);
  if (!same) await refuseIfFull(tx, attemptId, size);
  return { same };
}

async function refuseIfFull(db: Db, attemptId: number, size: number): Promise<void> {
  const stored = await selectStored(db, attemptId);
  if (stored.count >= limits.answerFiles || stored.size + size > limits.answerFilesBytes) {
    throw new AppError('too_many_files');
  }
}

export async function removeAnswerFile(context: Member, attemptId: number, no: number, name: string): Promise<void> {
  const { key } = await whileRunning(context, attemptId, [], async (tx) => {
    const [row] = await selectAsked(tx, context, attemptId, [no]);
    if (row?.shown_at) throw new AppError('answer_final');
    return { key: await deleteAnswerFile(tx, attemptId, no, name) };
  });
  if (key !== null) await deleteFile(context.db, context.files, key);
}

/** My own files of some questions, by name. */
export async function signAnswerFiles(
  context: Member,
  attemptId: number,
  noes: readonly number[],
): Promise<Record<string, string>> {
  const rows = await selectFiles(context.db, attemptId, noes);
  return Object.fromEntries(rows.map(({ name, file_key }) => [name, addressFile(context, 'answer', file_key)]));
}
