import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isForSale, isPublic, isShared } from './access/exam-access.ts';

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
export const visitor = { accountId: 0, company: null };

async function findInviting(db: Db, where: RawBuilder<boolean>): Promise<InvitingRow | null> {
  const { rows } = await sql<InvitingRow>`
    select e.id, e.title, e.description, e.questions_count, e.duration, e.allow_preview, e.is_priced, a.name as author
    from exam e join account a on a.id = e.account_id where ${where}`.execute(db);
  return rows[0] ?? null;
}

export async function findShared(db: Db, shareToken: string): Promise<InvitingRow | null> {
  return findInviting(db, sql<boolean>`e.share_token = ${shareToken} and ${isShared(visitor)}`);
}

/** One that everybody may find, or buy. */
export async function findOpen(db: Db, link: Omit<ExamLink, 'share'>): Promise<InvitingRow | null> {
  const isNamed =
    link.public_id === undefined
      ? sql<boolean>`e.id = ${link.exam_id ?? 0}`
      : sql<boolean>`e.public_id = ${link.public_id}`;
  return findInviting(db, sql<boolean>`${isNamed} and (${isPublic(visitor)} or ${isForSale(visitor)})`);
}

/** The newest that everybody may find, by their public ids. */
export async function selectListed(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ public_id: string }>`
    select e.public_id from exam e where ${isPublic(visitor)}
    order by e.company_id, e.published_at desc, e.id desc limit ${limit}`.execute(db);
  return rows.map(({ public_id }) => public_id);
}
