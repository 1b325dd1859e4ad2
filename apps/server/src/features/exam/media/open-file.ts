// One file of an exam by its name, which people may guess: what only keys show is theirs who have seen the key.
import { hideKey } from '@tiku/questions';
import { addressFile } from '../../../platform/files/sign-address.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { maySeeKey, selectKeyReaders } from '../../question-key/question-key.ts';
import { mediaNames } from '../../question-text/question-text.ts';
import { findFileBeside, findOwnFile, selectContentsShowing } from './exam-file.store.ts';
import type { ExamRow } from '../exam-row.ts';
import { selectShownExam } from '../access/open-exam.ts';

export async function openFile(context: Context<'member'>, examId: number, name: string): Promise<string> {
  const exam = await selectShownExam(context.db, context.actor, examId);
  const alias = name.replace(/\.\w+$/, '');
  const own = exam.is_mine ? await findOwnFile(context.db, exam.id, name, alias) : null;
  const key = own ?? (await findShown(context, exam, alias));
  if (key === null) throw new AppError('not_found');
  return addressFile(context, 'exam', key);
}

/** By the name that was shown with a question. */
async function findShown({ db, actor }: Context<'member'>, exam: ExamRow, alias: string): Promise<string | null> {
  const contents = await selectContentsShowing(db, exam.id, alias);
  const readerOf = await selectKeyReaders(
    db,
    actor,
    exam,
    contents.map(({ content_id }) => content_id),
  );
  const shown = contents.find(({ content_id, content, name }) => {
    const withKey = maySeeKey(readerOf(content_id));
    return mediaNames(withKey ? content : hideKey(content), null).includes(name);
  });
  return shown?.file_key ?? findFileBeside(db, exam.id, alias);
}
