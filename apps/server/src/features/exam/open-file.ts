// One file of an exam by its name, which people may guess: what only keys show is theirs who have seen the key.
import { hideKey } from '@tiku/questions';
import { AppError } from '../../http/app-error.ts';
import type { Context } from '../../http/context.ts';
import { mediaNames } from '../question-text/question-text.ts';
import { isBesideQuestions, selectContentsWith } from './exam-file.store.ts';
import { signMedia } from './share-media.ts';
import type { ExamRow } from './exam-row.ts';
import { selectOpenableExam } from './open-exam.ts';

export async function openFile(context: Context<'member'>, examId: number, name: string): Promise<string> {
  const exam = await selectOpenableExam(context.db, context.actor, examId);
  const { [name]: url } = await signMedia(context, exam.id, [name]);
  if (url === undefined || !(await mayOpen(context, exam, name))) throw new AppError('not_found');
  return url;
}

async function mayOpen({ db, actor }: Context<'member'>, exam: ExamRow, name: string): Promise<boolean> {
  if (exam.is_mine) return true;
  // As stored texts have it. Of what names are made of, nothing else is written otherwise than it is.
  const source = `src="${name.replaceAll('&', '&amp;')}"`;
  const contents = await selectContentsWith(db, exam.id, actor.accountId, JSON.stringify(source).slice(1, -1));
  return (
    contents.some(({ content, is_seen }) => mediaNames(is_seen ? content : hideKey(content), null).includes(name)) ||
    isBesideQuestions(db, exam.id, source)
  );
}
