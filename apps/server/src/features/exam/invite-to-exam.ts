// What somebody who is not signed in is told of an exam they have a link to.
import type { ExamInvitation } from '@tiku/contract';
import { htmlToText } from '@tiku/questions/rich-text';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isForSale, isPublic, isShared } from './access/exam-access.ts';
import { selectQuestions } from './questions/exam-question.store.ts';
import type { QuestionRow } from './questions/exam-question.store.ts';
import { mediaOf, presentPublic } from './questions/exam-question.ts';

export interface ExamLink {
  exam_id?: number | undefined;
  public_id?: string | undefined;
  share?: string | undefined;
}

interface InvitingRow {
  id: number;
  title: string;
  description: string;
  questions_count: number;
  duration: number;
  allow_preview: boolean;
  is_priced: boolean;
  author: string;
}

/** Nobody: what is a company's is invisible outside it, to visitors as well. */
const visitor = { accountId: 0, company: null };

const previewed = { questions: 3, among: 20 };

async function find(db: Db, where: RawBuilder<boolean>): Promise<InvitingRow | null> {
  const { rows } = await sql<InvitingRow>`
    select e.id, e.title, e.description, e.questions_count, e.duration, e.allow_preview, e.is_priced, a.name as author
    from exam e join account a on a.id = e.account_id where ${where}`.execute(db);
  return rows[0] ?? null;
}

/** Those that words alone can show: pictures and materials are for whoever opens the exam. */
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
    const hidden = await find(db, sql<boolean>`e.share_token = ${link.share} and ${isShared(visitor)}`);
    if (!hidden) throw new AppError('not_found');
    return { title: hidden.title, is_secret: true, about: null };
  }
  const isNamed =
    link.public_id === undefined
      ? sql<boolean>`e.id = ${link.exam_id ?? 0}`
      : sql<boolean>`e.public_id = ${link.public_id}`;
  const exam = await find(db, sql<boolean>`${isNamed} and (${isPublic(visitor)} or ${isForSale(visitor)})`);
  if (!exam) throw new AppError('not_found');
  const rows = exam.allow_preview ? await selectQuestions(db, exam.id, 0, previewed.among) : [];
  const { author, description, questions_count, duration, is_priced } = exam;
  return {
    title: exam.title,
    is_secret: false,
    about: { author, description, questions_count, duration, is_priced, preview: previewOf(rows, secret) },
  };
}

/** The newest that everybody may find, by their public ids. */
export async function selectListed(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ public_id: string }>`
    select e.public_id from exam e where ${isPublic(visitor)}
    order by e.company_id, e.published_at desc, e.id desc limit ${limit}`.execute(db);
  return rows.map(({ public_id }) => public_id);
}
