// What somebody who is not signed in is told of an exam they have a link to.
import type { ExamInvitation } from '@tiku/contract';
import { htmlToText } from '@tiku/questions/rich-text';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { selectQuestions } from './questions/exam-question.store.ts';
import type { QuestionRow } from './questions/exam-question.store.ts';
import { mediaOf, presentPublic } from './questions/exam-question.ts';
import { findOpen, findShared, visitor } from './invite-to-exam.store.ts';
import type { ExamLink } from './invite-to-exam.store.ts';

const previewed = { questions: 3, among: 20 };

/** Those that words alone can show: pictures and materials are for people who open the exam. */
function previewOf(rows: readonly QuestionRow[], secret: Buffer) {
  return rows
    .map((row) => presentPublic(row, secret, visitor.accountId))
    .filter((question) => question.main === null && mediaOf([question]).length === 0)
    .slice(0, previewed.questions)
    .map((question) => ({
      no: question.no,
      type: question.type,
      text: htmlToText(question.desc),
      options: 'options' in question ? question.options.map(htmlToText) : [],
    }));
}

export async function readExamInvitation(db: Db, secret: Buffer, link: ExamLink): Promise<ExamInvitation> {
  if (link.share !== undefined) {
    const hidden = await findShared(db, link.share);
    if (!hidden) throw new AppError('not_found');
    return { title: hidden.title, is_secret: true, about: null };
  }
  const exam = await findOpen(db, link);
  if (!exam) throw new AppError('not_found');
  const rows = exam.allow_preview ? await selectQuestions(db, exam.id, 0, previewed.among) : [];
  const { author, description, questions_count, duration, is_priced } = exam;
  return {
    title: exam.title,
    is_secret: false,
    about: { author, description, questions_count, duration, is_priced, preview: previewOf(rows, secret) },
  };
}
