import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface ReviewRow {
  account_id: number;
  name: string;
  rating: number;
  title: string;
  review: string;
  reply: string | null;
  replied_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface Page {
  start: number;
  limit: number;
}

async function selectWhere(db: Db, where: RawBuilder<boolean>, { start, limit }: Page): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.account_id, a.name, r.rating, r.title, r.review, r.reply, r.replied_at, r.created_at, r.updated_at
    from (
      select * from exam_review where ${where} order by updated_at desc, account_id desc
      offset ${start} limit ${limit}) r
    join account a on a.id = r.account_id
    order by r.updated_at desc, r.account_id desc`.execute(db);
  return rows;
}

export async function selectReviews(db: Db, examId: number, page: Page): Promise<ReviewRow[]> {
  return selectWhere(db, sql<boolean>`exam_id = ${examId}`, page);
}

export async function findReview(db: Db, examId: number, accountId: number): Promise<ReviewRow | null> {
  const own = sql<boolean>`exam_id = ${examId} and account_id = ${accountId}`;
  return (await selectWhere(db, own, { start: 0, limit: 1 }))[0] ?? null;
}

export interface NewReview {
  rating: number;
  title: string;
  review: string;
}

/**
 * A repeat is no change, so the list does not move; the author's reply stays beside what it answered. Answers whether it is
 * their first.
 */
export async function upsertReview(tx: Db, examId: number, accountId: number, review: NewReview): Promise<boolean> {
  await lockExam(tx, examId);
  const { rating, title, review: text } = review;
  const before = await findReview(tx, examId, accountId);
  await sql`
    insert into exam_review as r (exam_id, account_id, rating, title, review)
    values (${examId}, ${accountId}, ${rating}, ${title}, ${text})
    on conflict (exam_id, account_id) do update set
      rating = excluded.rating, title = excluded.title, review = excluded.review, updated_at = now()
    where (r.rating, r.title, r.review) is distinct from (excluded.rating, excluded.title, excluded.review)`.execute(
    tx,
  );
  await updateSums(tx, examId);
  return before === null;
}

export async function deleteReview(tx: Db, examId: number, accountId: number): Promise<void> {
  await lockExam(tx, examId);
  await tx.deleteFrom('exam_review').where('exam_id', '=', examId).where('account_id', '=', accountId).execute();
  await updateSums(tx, examId);
}

/** Reviews of one exam are written one after another, so that its sums count each of them once. */
async function lockExam(tx: Db, examId: number): Promise<void> {
  await sql`select from exam where id = ${examId} for no key update`.execute(tx);
}

async function updateSums(tx: Db, examId: number): Promise<void> {
  await sql`
    update exam set (reviews_count, rating_sum) = (
      select count(*), coalesce(sum(rating), 0) from exam_review where exam_id = ${examId})
    where id = ${examId}`.execute(tx);
}

/** Answers whether there was a review to reply to. */
export async function updateReply(db: Db, examId: number, accountId: number, reply: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exam_review')
    .set({ reply, replied_at: reply === null ? null : sql<Date>`now()` })
    .where('exam_id', '=', examId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
