// One file of an exam by its name, which people may guess: what only keys show is theirs who have seen the key.
import { hideKey } from '@tiku/questions';
import type { Db } from '../../../db/database.ts';
import { addressFile } from '../../../files/sign-address.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Context } from '../../../http/context.ts';
import { maySeeKey, selectWithheld } from '../../question-key/question-key.ts';
import { mediaNames } from '../../question-text/question-text.ts';
import { findFileByAlias, isBesideQuestions, selectContentsWith, selectFiles } from './exam-file.store.ts';
import type { ExamFile } from './exam-file.store.ts';
import type { ExamRow } from '../exam-row.ts';
import { selectOpenableExam } from '../access/open-exam.ts';

export async function openFile(context: Context<'member'>, examId: number, name: string): Promise<string> {
  const exam = await selectOpenableExam(context.db, context.actor, examId);
  const file = await findNamed(context.db, exam, name);
  if (!file || !(await mayOpen(context, exam, file.name))) throw new AppError('not_found');
  return addressFile(context, 'exam', file.file_key);
}

/** By the name that was shown with a question. Its author's own names are for the author: one that is guessed tells something. */
async function findNamed(db: Db, { id, is_mine }: ExamRow, name: string): Promise<ExamFile | null> {
  const [own] = is_mine ? await selectFiles(db, id, [name]) : [];
  return own ?? findFileByAlias(db, id, name.replace(/\.\w+$/, ''));
}

async function mayOpen({ db, actor }: Context<'member'>, exam: ExamRow, name: string): Promise<boolean> {
  if (exam.is_mine) return true;
  // As stored texts have it. Of what names are made of, nothing else is written otherwise than it is.
  const source = `src="${name.replaceAll('&', '&amp;')}"`;
  const contents = await selectContentsWith(db, exam.id, actor.accountId, JSON.stringify(source).slice(1, -1));
  const withheld = await selectWithheld(
    db,
    actor.accountId,
    contents.map(({ content_id }) => content_id),
  );
  const isShown = contents.some(({ content_id, content, is_seen }) => {
    const withKey = maySeeKey({ isAuthor: false, isSeen: is_seen, isWithheld: withheld.has(content_id) });
    return mediaNames(withKey ? content : hideKey(content), null).includes(name);
  });
  return isShown || isBesideQuestions(db, exam.id, source);
}
