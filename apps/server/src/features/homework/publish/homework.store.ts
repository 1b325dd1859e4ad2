import { groupRoles, limits } from '@tiku/contract';
import type { HomeworkRules } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { insertChanges } from '../../events/events.ts';
import { isJoined } from '../../group/access/access.ts';
import { homeworkAudience, isTaker } from '../access/access.ts';
import { fitScores } from '../score/score.store.ts';
import { deadlineFrom, lastEnd, ownEndFrom, rulesFor } from '../sit/attempt-rules.ts';

/** What a homework is set with, beside its title and its questions. */
export interface TimedRules extends HomeworkRules {
  /** Null for now. */
  start_time: string | null;
  end_time: string;
  /** Undefined for what is there, or for none. */
  instructions?: string | undefined;
}

/** Which questions of an exam it asks; their numbers in its paper count through these. */
export interface Source {
  exam_id: number;
  sel_qs: readonly number[];
  /** Of a bank: which of them its owner wrote. */
  own_noes?: readonly number[];
}

export interface NewHomework extends TimedRules {
  group_id: number;
  exam_id: number;
  account_id: number;
  needs_marking: boolean;
  sources: readonly Source[];
  request_key: string | null;
  /** Null for everybody. */
  user_ids?: readonly number[] | null;
}

export async function insertHomework(tx: Db, homework: NewHomework): Promise<number> {
  const { sources, start_time, end_time, user_ids = null, ...rest } = homework;
  const { id } = await tx
    .insertInto('homework')
    .values({
      ...rest,
      start_time: start_time ?? sql<Date>`now()`,
      end_time,
      closes_at: end_time,
      sources: JSON.stringify(sources),
      is_for_chosen: user_ids !== null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (user_ids) await insertChosen(tx, id, user_ids);
  return id;
}

async function insertChosen(tx: Db, homeworkId: number, accountIds: readonly number[]): Promise<void> {
  await sql`
    insert into homework_chosen (homework_id, account_id)
    select ${homeworkId}, id from unnest(${accountIds}::bigint[]) as id order by id
    on conflict do nothing`.execute(tx);
}

/** From now on it is for these, or for everybody. Those who have begun it keep it. Answers for whom it is new. */
export async function updateChosen(
  tx: Db,
  homeworkId: number,
  accountIds: readonly number[] | null,
): Promise<ReadonlySet<number>> {
  const before = new Set((await selectTakers(tx, [homeworkId])).flatMap(({ account_ids }) => account_ids));
  const isForChosen = accountIds !== null;
  await tx.updateTable('homework').set({ is_for_chosen: isForChosen }).where('id', '=', homeworkId).execute();
  await sql`
    delete from homework_chosen c where c.homework_id = ${homeworkId} and c.account_id <> all(${accountIds ?? []}::bigint[])
      and not exists (
        select from attempt a
        where a.homework_id = c.homework_id and a.account_id = c.account_id and a.deleted_at is null)`.execute(tx);
  if (accountIds) {
    const { rows } = await sql<{ account_id: number }>`
      select distinct a.account_id from attempt a
      where a.homework_id = ${homeworkId} and a.deleted_at is null`.execute(tx);
    await insertChosen(tx, homeworkId, [...accountIds, ...rows.map(({ account_id }) => account_id)]);
  }
  const after = (await selectTakers(tx, [homeworkId])).flatMap(({ account_ids }) => account_ids);
  return new Set(after.filter((id) => !before.has(id)));
}

/** Of these people, how many are members of the group who do its homework. */
export async function countTakersOf(tx: Db, groupId: number, accountIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from group_member m
    where m.group_id = ${groupId} and m.account_id = any(${accountIds}::bigint[]) and ${isJoined}
      and m.role = ${sql.lit(groupRoles.member)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** What the same key has set before, by group. */
export async function selectSetBefore(
  tx: Db,
  accountId: number,
  requestKey: string | null,
): Promise<Map<number, number>> {
  if (requestKey === null) return new Map();
  const { rows } = await sql<{ id: number; group_id: number }>`
    select id, group_id from homework
    where account_id = ${accountId} and request_key = ${requestKey} and deleted_at is null`.execute(tx);
  return new Map(rows.map(({ id, group_id }) => [group_id, id]));
}

export interface HeldHomework {
  id: number;
  exam_id: number;
  group_id: number;
  start_time: Date;
  end_time: Date;
  has_begun: boolean;
  server_time: Date;
}

/** Nobody begins it until the transaction ends. Its group is held before. */
export async function lockHomework(tx: Db, homeworkId: number): Promise<HeldHomework | null> {
  const { rows } = await sql<Omit<HeldHomework, 'has_begun'>>`
    select h.id, h.exam_id, h.group_id, h.start_time, h.end_time, now() as server_time
    from homework h where h.id = ${homeworkId} and h.deleted_at is null for no key update`.execute(tx);
  const [held] = rows;
  if (!held) return null;
  // Asked by itself: a statement that waited for the lock would not see what was begun meanwhile.
  const begun = await sql<{ has_begun: boolean }>`
    select exists (select from attempt a where a.homework_id = ${homeworkId} and a.deleted_at is null) as has_begun`.execute(
    tx,
  );
  return { ...held, has_begun: begun.rows[0]?.has_begun ?? false };
}

export async function updateHomework(
  tx: Db,
  homeworkId: number,
  { start_time, end_time, ...rules }: TimedRules,
): Promise<void> {
  await tx
    .updateTable('homework')
    .set({
      ...rules,
      ...(start_time === null ? {} : { start_time }),
      end_time,
      // No less than the deadline, until `updateClosing` has looked at everybody's.
      closes_at: sql<Date>`greatest(closes_at, ${end_time}::timestamptz)`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', homeworkId)
    .execute();
  await updateClosing(tx, homeworkId);
  await sql`
    update group_score set counts_for_ranking = ${rules.is_rank}
    where homework_id = ${homeworkId} and counts_for_ranking <> ${rules.is_rank}`.execute(tx);
}

export async function updateOrigin(
  tx: Db,
  homeworkId: number,
  sources: NewHomework['sources'],
  needsMarking: boolean,
): Promise<void> {
  await tx
    .updateTable('homework')
    .set({ sources: JSON.stringify(sources), needs_marking: needsMarking })
    .where('id', '=', homeworkId)
    .execute();
}

/** When the last of all may hand in. */
export async function updateClosing(tx: Db, homeworkId: number): Promise<void> {
  await sql`
    update homework h set closes_at = ${lastEnd} where h.id = ${homeworkId}`.execute(tx);
}

/**
 * What attempts at it were begun under follows what it says now, with what their people were given: of those that run, also
 * until when. Answers how many deadlines moved.
 */
export async function updateAttempts(tx: Db, homeworkId: number, accountId: number | null = null): Promise<number> {
  const isMeant = accountId === null ? sql<boolean>`true` : sql<boolean>`a.account_id = ${accountId}`;
  await sql`
    select from attempt a where a.homework_id = ${homeworkId} and a.deleted_at is null and ${isMeant}
    order by a.id for no key update`.execute(tx);
  const { rows } = await sql<{ has_moved: boolean }>`
    update attempt a set
      rules = ${rulesFor(sql`n.end_time`)},
      deadline = case when a.handed_in_at is null then n.deadline else a.deadline end
    from homework h, lateral (
      select a.id, a.deadline as old_deadline, ${ownEndFrom(sql`a.started_at`)} as end_time,
        greatest(${deadlineFrom(sql`a.started_at`)}, a.started_at + interval '1 second') as deadline
      from attempt a left join homework_member hm on hm.homework_id = a.homework_id and hm.account_id = a.account_id
      where a.homework_id = h.id and a.deleted_at is null and ${isMeant}) n
    where h.id = ${homeworkId} and a.id = n.id
    returning a.handed_in_at is null and n.deadline is distinct from n.old_deadline as has_moved`.execute(tx);
  await insertChanges(
    tx,
    'attempt',
    sql`select a.account_id, a.id
        from homework h ${homeworkAudience} join attempt a on a.homework_id = h.id and a.account_id = m.account_id
        where h.id = ${homeworkId} and a.deleted_at is null and a.handed_in_at is null and ${isMeant}`,
  );
  return rows.filter(({ has_moved }) => has_moved).length;
}

/** Everybody of the group looks at it again. */
export async function tellHomework(tx: Db, ids: readonly number[]): Promise<void> {
  await insertChanges(
    tx,
    'homework',
    sql`select m.account_id, h.id from homework h ${homeworkAudience} where h.id = any(${ids})`,
  );
}

/** Answers those of the group that were there. What was handed in goes along. */
export async function deleteHomework(tx: Db, groupId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update homework set deleted_at = now()
    where group_id = ${groupId} and id = any(${ids}) and deleted_at is null returning id`.execute(tx);
  return fitScoresOf(tx, rows);
}

/** Answers those of the group that were deleted not too long ago, and are there again. */
export async function recoverHomework(tx: Db, groupId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update homework set deleted_at = null
    where group_id = ${groupId} and id = any(${ids}) and deleted_at > now() - ${limits.recoverDays} * interval '1 day'
    returning id`.execute(tx);
  return fitScoresOf(tx, rows);
}

async function fitScoresOf(tx: Db, rows: readonly { id: number }[]): Promise<number[]> {
  const ids = rows.map(({ id }) => id);
  await fitScores(tx, sql<boolean>`s.homework_id = any(${ids}::bigint[])`);
  return ids;
}

interface SetHomework {
  id: number;
  title: string;
  group: string;
  company_id: number | null;
  account_ids: number[];
}

/** With those who are to do it. */
export async function selectTakers(tx: Db, homeworkIds: readonly number[]): Promise<SetHomework[]> {
  const { rows } = await sql<SetHomework>`
    select h.id, e.title, g.name as "group", g.company_id, array_agg(m.account_id) as account_ids
    from homework h join exam e on e.id = h.exam_id join study_group g on g.id = h.group_id
    ${homeworkAudience} and ${isTaker}
    where h.id = any(${homeworkIds}::bigint[]) group by h.id, e.id, g.id order by h.id`.execute(tx);
  return rows;
}
