// The papers of a homework whose marking was completed, while their results are on their way.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { insertChanges } from '../../events/events.ts';
import { homeworkAudience, isManager } from '../access/access.ts';
import { answersToMark, isCompletable, isForPeople } from './paper-list.store.ts';
import { isCompleting } from './is-completing.ts';

interface WaitingPaper {
  id: number;
  account_id: number;
  is_completable: boolean;
}

/** The homework is held, so that nobody marks them meanwhile. */
export async function selectWaiting(tx: Db, actor: Actor, homeworkId: number): Promise<WaitingPaper[]> {
  const { rows } = await sql<WaitingPaper>`
    select a.id, a.account_id, ${isCompletable(actor)} as is_completable
    from attempt a
    where a.homework_id = ${homeworkId} and a.awaits_marks and a.deleted_at is null and not ${isCompleting}
    order by a.id`.execute(tx);
  return rows;
}

/** Nobody marks these from now on. A completion that goes on grows by them. */
export async function insertCompleting(tx: Db, homeworkId: number, attemptIds: readonly number[]): Promise<void> {
  await sql`
    with left_over as (select count(*)::int as count from completing_paper where homework_id = ${homeworkId})
    update homework h set completing_count =
      ${attemptIds.length} + case when l.count > 0 then h.completing_count else 0 end
    from left_over l where h.id = ${homeworkId}`.execute(tx);
  await sql`
    insert into completing_paper (attempt_id, homework_id)
    select id, ${homeworkId} from unnest(${attemptIds}::bigint[]) as id`.execute(tx);
}

export interface Completing {
  total: number;
  left: number;
}

/** Null where none goes on. */
export async function findCompleting(db: Db, homeworkId: number): Promise<Completing | null> {
  const { rows } = await sql<Completing>`
    select greatest(h.completing_count, c.count) as total, c.count as left
    from homework h,
      (select count(*)::int as count from completing_paper where homework_id = ${homeworkId}) c
    where h.id = ${homeworkId} and c.count > 0`.execute(db);
  return rows[0] ?? null;
}

/** The smallest completion first: a class does not wait for a school. */
export async function selectCompleting(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ attempt_id: number }>`
    select c.attempt_id from completing_paper c join homework h on h.id = c.homework_id
    order by h.completing_count, c.homework_id, c.attempt_id limit ${limit}`.execute(db);
  return rows.map(({ attempt_id }) => attempt_id);
}

export interface TakenPaper {
  id: number;
  homework_id: number;
  exam_id: number;
}

/**
 * Those of them that nobody else is completing, taken off the list. What was deleted meanwhile, or has an answer without a mark
 * again since a re-grade was undone, is taken off as well and not answered: it waits for the next time.
 */
export async function takeCompleting(tx: Db, attemptIds: readonly number[]): Promise<TakenPaper[]> {
  const { rows: listed } = await sql<{ attempt_id: number; homework_id: number }>`
    select attempt_id, homework_id from completing_paper where attempt_id = any(${attemptIds}::bigint[])
    order by attempt_id for update skip locked`.execute(tx);
  if (listed.length === 0) return [];
  const taken = listed.map(({ attempt_id }) => attempt_id);
  // A re-grade holds its homework and then the papers: so does this.
  await sql`
    select from homework where id = any(${[...new Set(listed.map(({ homework_id }) => homework_id))]}::bigint[])
    order by id for share`.execute(tx);
  await sql`select from attempt where id = any(${taken}::bigint[]) order by id for no key update`.execute(tx);
  await sql`delete from completing_paper where attempt_id = any(${taken}::bigint[])`.execute(tx);
  const { rows } = await sql<TakenPaper>`
    select a.id, h.id as homework_id, h.exam_id from attempt a join homework h on h.id = a.homework_id
    where a.id = any(${taken}::bigint[]) and a.awaits_marks and a.deleted_at is null and not ${isUnmarked}
    order by a.id`.execute(tx);
  return rows;
}

const isUnmarked: RawBuilder<boolean> = sql<boolean>`exists (
  select from ${answersToMark} where ${isForPeople} and k.score is null)`;

/** The people of these papers, and those who watch how far it is. */
export async function tellCompleted(tx: Db, attemptIds: readonly number[]): Promise<void> {
  await insertChanges(
    tx,
    'homework',
    sql`
      select distinct m.account_id, h.id from attempt a join homework h on h.id = a.homework_id ${homeworkAudience}
      where a.id = any(${attemptIds}::bigint[]) and (${isManager} or m.account_id = a.account_id)`,
  );
}
