// The bank itself: an exam of its own kind, one for each account, and the numbers it has given.
import { examKinds } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface BankRow {
  id: number;
  questions_count: number;
  last_no: number;
  last_category_no: number;
}

async function selectBank(db: Db, accountId: number, lock: RawBuilder<unknown>): Promise<BankRow | null> {
  const { rows } = await sql<BankRow>`
    select e.id, e.questions_count, b.last_no, b.last_category_no
    from exam e join bank b on b.exam_id = e.id
    where e.account_id = ${accountId} and e.company_id is null and e.kind = ${sql.lit(examKinds.bank)} ${lock}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function findBank(db: Db, accountId: number): Promise<BankRow | null> {
  return selectBank(db, accountId, sql``);
}

/** Everything that changes a bank waits for its turn here, so that counts and numbers are right when it ends. */
export async function lockBank(tx: Db, accountId: number): Promise<BankRow | null> {
  return selectBank(tx, accountId, sql`for no key update`);
}

/** Two first uses at once make one bank. */
export async function lockOwner(tx: Db, accountId: number): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

/** For an exam of this kind that has no numbers yet. */
export async function insertBank(tx: Db, examId: number): Promise<void> {
  await tx.insertInto('bank').values({ exam_id: examId }).execute();
}

/** Of `exam_question q`. */
export function isNumbered(noes: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`q.no = any(${noes}::int[])`;
}

/**
 * What the bank and its categories say about the questions they have: more after some were placed, less before some are taken
 * away. Only these are looked at, however many there are.
 */
export async function countQuestions(
  tx: Db,
  bankId: number,
  change: 'more' | 'less',
  which: RawBuilder<boolean>,
): Promise<number> {
  const sign = sql.lit(change === 'more' ? 1 : -1);
  const { rows } = await sql<{ count: number }>`
    with counted as materialized (
      select q.section_no, count(*) as count, sum(q.score) as score
      from exam_question q where q.exam_id = ${bankId} and ${which} group by q.section_no),
    sections as (
      update exam_section s set questions_count = s.questions_count + ${sign} * c.count
      from counted c where s.exam_id = ${bankId} and s.no = c.section_no),
    summed as (
      select coalesce(sum(count), 0)::bigint as count, coalesce(sum(score), 0) as score from counted)
    update exam e set questions_count = e.questions_count + ${sign} * s.count,
      full_score = e.full_score + ${sign} * s.score, updated_at = clock_timestamp()
    from summed s where e.id = ${bankId} returning s.count`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function updateLastNo(tx: Db, bankId: number, lastNo: number): Promise<void> {
  await tx.updateTable('bank').set({ last_no: lastNo }).where('exam_id', '=', bankId).execute();
}
