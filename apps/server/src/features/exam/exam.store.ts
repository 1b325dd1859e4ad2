import { randomBytes } from 'node:crypto';
import { examStatus } from '@tiku/contract';
import type { ExamKind, ExamStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Present } from '../../platform/db/database.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import { OwnStatement } from '../../platform/session/own-statement.ts';
import { newPublicId } from '../../platform/db/public-id.ts';
import { searchVector } from '../question-text/question-text.ts';
import {
  canBeRecovered,
  isAuthored,
  isGuest,
  isOpenTo,
  isOwnChange,
  isShared,
  isShownTo,
  isSource,
} from './access/exam-access.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { examColumns } from './exam-row.ts';
import type { ExamRow } from './exam-row.ts';

const oneExam = (actor: Actor, where: RawBuilder<boolean>) => sql<ExamRow>`
  select ${examColumns(actor)}, case when ${isAuthored(actor)} then (
    select max(v.expires_at) from exam_version v where v.exam_id = e.id and v.expires_at > now()) end as undo_until
  from exam e join account a on a.id = e.account_id where ${where}`;

async function findExam(db: Db, actor: Actor, where: RawBuilder<boolean>): Promise<ExamRow | null> {
  const { rows } = await oneExam(actor, where).execute(db);
  return rows[0] ?? null;
}

const openable = new OwnStatement<ExamRow, { examId: number }>((actor, { examId }) =>
  oneExam(actor, sql<boolean>`e.id = ${examId} and ${isOpenTo(actor)}`),
);

/** Asked before nearly everything that is done with an exam. */
export async function findOpenable(db: Db, actor: Actor, examId: number): Promise<ExamRow | null> {
  const [exam] = await openable.execute(db, actor, { examId });
  return exam ?? null;
}

export async function findShown(db: Db, actor: Actor, examId: number): Promise<ExamRow | null> {
  return findExam(db, actor, sql<boolean>`e.id = ${examId} and ${isShownTo(actor)}`);
}

/** What a homework may be made of. */
export async function findSource(db: Db, actor: Actor, examId: number): Promise<ExamRow | null> {
  return findExam(db, actor, sql<boolean>`e.id = ${examId} and ${isSource(actor)}`);
}

export async function findOpenableByPublicId(db: Db, actor: Actor, publicId: string): Promise<ExamRow | null> {
  return findExam(db, actor, sql<boolean>`e.public_id = ${publicId} and ${isOpenTo(actor)}`);
}

/** Remembers that the actor holds the link, so that the calls that follow need only the exam's id. */
export async function findByShareToken(db: Db, actor: Actor, token: string): Promise<ExamRow | null> {
  await sql`
    insert into exam_guest as g (account_id, exam_id, share_token)
    select ${actor.accountId}, e.id, e.share_token from exam e
    where e.share_token = ${token} and e.account_id <> ${actor.accountId} and ${isShared(actor)}
    on conflict (account_id, exam_id) do update set share_token = excluded.share_token
    where g.share_token <> excluded.share_token`.execute(db);
  return findExam(db, actor, sql<boolean>`e.share_token = ${token} and (${isAuthored(actor)} or ${isGuest(actor)})`);
}

/** Locked until the transaction ends, so that what is decided about it still holds when it is written. */
export async function lockOwn(tx: Db, actor: Actor, examId: number): Promise<ExamRow | null> {
  const { rows } = await sql`
    select from exam e where e.id = ${examId} and ${isAuthored(actor)} for no key update`.execute(tx);
  return rows.length === 0 ? null : findExam(tx, actor, sql<boolean>`e.id = ${examId}`);
}

/** The exam that a change of this id is of. */
export async function lockChanged(tx: Db, actor: Actor, changeId: number): Promise<ExamRow | null> {
  const { rows } = await sql<{ change_of: Present<number> }>`
    select e.change_of from exam e where e.id = ${changeId} and ${isOwnChange(actor)}`.execute(tx);
  return rows[0] ? lockOwn(tx, actor, rows[0].change_of) : null;
}

/** One that is open to others, waits to be or was, for the operators who decide about it. */
export async function lockPublic(tx: Db, examId: number): Promise<ExamRow | null> {
  // First held and then read: one statement for both would, after waiting for another operator, still see it as it was.
  await sql`select from exam where id = ${examId} for no key update`.execute(tx);
  const { rows } = await sql<ExamRow>`
    select ${examColumns(null)} from exam e join account a on a.id = e.account_id
    where e.id = ${examId} and e.kind = 0 and not e.isprivate and e.status <> ${examStatus.deleted}`.execute(tx);
  return rows[0] ?? null;
}

export async function selectShareToken(db: Db, examId: number): Promise<string> {
  const { share_token } = await db
    .selectFrom('exam')
    .select('share_token')
    .where('id', '=', examId)
    .executeTakeFirstOrThrow();
  return share_token;
}

/** 192 random bits. */
export function newShareToken(): string {
  return randomBytes(24).toString('base64url');
}

export interface ExamInfo {
  title: string;
  description: string;
  last_updates: string;
  keywords: string;
  category_id: number | null;
  isprivate: boolean;
  duration: number;
  random_questions: boolean;
  allow_marking: boolean;
  allow_files: boolean;
  allow_preview: boolean;
  expires_at: string | null;
}

/** As an exam is that nobody has set otherwise. */
export const usualSettings = {
  random_questions: false,
  allow_marking: true,
  allow_files: true,
  allow_preview: false,
  expires_at: null,
};

interface ExamWords {
  title: string;
  keywords: string;
  description: string;
  author_name: string;
  public_id: string;
}

/** What is written about it and by whom, and the public id for somebody who types one off a poster. */
function examVector({ title, keywords, description, author_name, public_id }: ExamWords): string {
  return searchVector([title, keywords, description, author_name, public_id]);
}

export type UnindexedExam = ExamWords & { id: number };

/** Exams that lack words they should be found by. */
export async function selectUnindexed(db: Db, limit: number): Promise<UnindexedExam[]> {
  const { rows } = await sql<UnindexedExam>`
    select e.id, e.title, e.keywords, e.description, e.public_id, a.name as author_name
    from exam e join account a on a.id = e.account_id where not e.is_indexed order by e.id limit ${limit}`.execute(db);
  return rows;
}

export async function writeWords(db: Db, exams: readonly UnindexedExam[]): Promise<void> {
  const ids = exams.map(({ id }) => id);
  // A request that changed one meanwhile has written its words.
  await sql`
    update exam e set search = w.search::tsvector, is_indexed = true
    from unnest(${ids}::bigint[], ${exams.map(examVector)}::text[]) as w (id, search)
    where e.id = w.id and not e.is_indexed`.execute(db);
}

export interface NewExam extends ExamInfo {
  account_id: number;
  company_id: number | null;
  status: ExamStatus;
  /** Online unless told otherwise. */
  kind?: ExamKind;
  /** Of a change: the exam that it changes. */
  change_of?: number;
}

export async function insertExam(tx: Db, exam: NewExam): Promise<number> {
  const public_id = newPublicId();
  const { name: author_name } = await tx
    .selectFrom('account')
    .select('name')
    .where('id', '=', exam.account_id)
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('exam')
    .values({
      ...exam,
      public_id,
      share_token: newShareToken(),
      search: examVector({ ...exam, author_name, public_id }),
      is_indexed: true,
      published_at: exam.status === examStatus.draft ? null : sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What is undefined stays. */
export type ExamChange = { [Name in keyof ExamInfo]?: ExamInfo[Name] | undefined } & {
  status?: ExamStatus;
  share_token?: string;
};

export async function updateExam(tx: Db, row: ExamRow, change: ExamChange): Promise<void> {
  const { title = row.title, keywords = row.keywords, description = row.description } = change;
  const { author_name, public_id } = row;
  const becomesPublic = change.isprivate === false && row.isprivate;
  const isPublished = change.status !== undefined && (row.status === examStatus.draft || becomesPublic);
  await tx
    .updateTable('exam')
    .set({
      ...change,
      search: examVector({ title, keywords, description, author_name, public_id }),
      is_indexed: true,
      updated_at: sql<Date>`now()`,
      ...(isPublished ? { published_at: sql<Date>`now()` } : {}),
    })
    .where('id', '=', row.id)
    .execute();
}

/** No version is given twice, also where one was undone. */
export async function giveNextVersion(tx: Db, examId: number): Promise<void> {
  const next = sql<number>`last_version + 1`;
  await tx.updateTable('exam').set({ version: next, last_version: next }).where('id', '=', examId).execute();
}

export async function restoreVersion(tx: Db, examId: number, version: number): Promise<void> {
  await tx.updateTable('exam').set({ version }).where('id', '=', examId).execute();
}

/** Answers the ids of those that are the actor's, deleted now or before. Links to them open nothing until they are recovered. */
export async function deleteExams(tx: Db, actor: Actor, examIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from exam e where e.id = any(${examIds}) and ${isAuthored(actor)} order by e.id for no key update`.execute(
    tx,
  );
  const ids = rows.map(({ id }) => id);
  await sql`
    update exam set status = ${examStatus.deleted}, status_before = status, deleted_at = now(), updated_at = now()
    where id = any(${ids}) and status <> ${examStatus.deleted}`.execute(tx);
  return ids;
}

/** Answers the ids of those that are the actor's and not gone for good, whether they had to be recovered or not. */
export async function recoverExams(tx: Db, actor: Actor, examIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from exam e where e.id = any(${examIds}) and ${isAuthored(actor)} order by e.id for no key update`.execute(
    tx,
  );
  const ids = rows.map(({ id }) => id);
  await sql`
    update exam e set status = e.status_before, status_before = null, deleted_at = null, updated_at = now()
    where e.id = any(${ids}) and e.status = ${examStatus.deleted} and ${canBeRecovered}`.execute(tx);
  return ids;
}

/** Those whose time has come close for others; their authors bring them back by publishing them again. */
export async function expireExams(db: Db): Promise<void> {
  await sql`
    update exam set status = ${examStatus.expired}
    where expires_at <= now() and status in (${sql.lit(examStatus.normal)}, ${sql.lit(examStatus.reviewing)})`.execute(
    db,
  );
}

export async function addOpened(db: Db, examId: number): Promise<void> {
  await sql`update exam set opened_count = opened_count + 1 where id = ${examId}`.execute(db);
}

export async function insertFavorite(db: Db, actor: Actor, examId: number): Promise<void> {
  await sql`
    with kept as (
      insert into exam_favorite (account_id, company_id, exam_id)
      values (${actor.accountId}, ${actor.company?.id ?? null}, ${examId}) on conflict do nothing returning 1)
    update exam set favorites_count = favorites_count + 1 where id = ${examId} and exists (select from kept)`.execute(
    db,
  );
}

export async function deleteFavorite(db: Db, actor: Actor, examId: number): Promise<void> {
  await sql`
    with dropped as (
      delete from exam_favorite f where ${isOwnRow(actor, 'f')} and f.exam_id = ${examId} returning 1)
    update exam set favorites_count = favorites_count - 1 where id = ${examId} and exists (select from dropped)`.execute(
    db,
  );
}
