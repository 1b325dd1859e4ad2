// What is changed in a group's grades. A change names what was seen, and is made only if that is still there.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { nameOf } from '../mark/paper-list.store.ts';
import type { SettingsRow, TypedColumn } from './gradebook.store.ts';

/** While nobody else does: the group is held. */
export async function writeSettings(
  tx: Db,
  groupId: number,
  settings: Omit<SettingsRow, 'counts_from'> & { counts_from: string | null },
): Promise<void> {
  const { drop_lowest, is_shown, is_total_shown, counts_from, version } = settings;
  await sql`
    insert into gradebook (group_id, drop_lowest, is_shown, is_total_shown, counts_from, version)
    values (${groupId}, ${drop_lowest}, ${is_shown}, ${is_total_shown}, ${counts_from}, ${version} + 1)
    on conflict (group_id) do update set
      drop_lowest = excluded.drop_lowest, is_shown = excluded.is_shown, is_total_shown = excluded.is_total_shown,
      counts_from = excluded.counts_from, version = excluded.version`.execute(tx);
}

/** Answers what it weighs then: something else where somebody changed it since it was `old`. */
export async function writeWeight(tx: Db, homeworkId: number, weight: number, old: number): Promise<number> {
  await sql`
    insert into gradebook_weight as w (homework_id, weight)
    select ${homeworkId}, ${weight} where ${old} = 1
      or exists (select from gradebook_weight w where w.homework_id = ${homeworkId})
    on conflict (homework_id) do update set weight = excluded.weight where w.weight = ${old}`.execute(tx);
  const { rows } = await sql<{ weight: number }>`
    select weight from gradebook_weight where homework_id = ${homeworkId}`.execute(tx);
  return rows[0]?.weight ?? 1;
}

/** Somebody who is or was in the group. */
export async function isOfGroup(tx: Db, groupId: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from group_member m
    where m.group_id = ${groupId} and m.account_id = ${accountId} and m.joined_at is not null`.execute(tx);
  return rows.length > 0;
}

interface Exemption {
  homework_id: number;
  user_id: number;
  reason: string;
}

/** Answers the reason that stands there then. */
export async function insertExemption(tx: Db, accountId: number, exemption: Exemption): Promise<string> {
  const { homework_id, user_id, reason } = exemption;
  await sql`
    insert into gradebook_exemption (homework_id, account_id, reason, exempted_by)
    values (${homework_id}, ${user_id}, ${reason}, ${accountId}) on conflict do nothing`.execute(tx);
  const { reason: kept } = await tx
    .selectFrom('gradebook_exemption')
    .select('reason')
    .where('homework_id', '=', homework_id)
    .where('account_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return kept;
}

export async function deleteExemption(tx: Db, homeworkId: number, accountId: number): Promise<void> {
  await sql`
    delete from gradebook_exemption where homework_id = ${homeworkId} and account_id = ${accountId}`.execute(tx);
}

export interface HeldColumn extends TypedColumn {
  group_id: number;
  is_deleted: boolean;
}

/** `share`: it stays as it is until the transaction ends; `update`: nobody types marks meanwhile either. */
export async function holdColumn(tx: Db, columnId: number, hold: 'share' | 'update'): Promise<HeldColumn | null> {
  const how = hold === 'share' ? sql`for share` : sql`for update`;
  const { rows } = await sql<HeldColumn>`
    select id, group_id, name, full_score, weight, version, created_at, deleted_at is not null as is_deleted
    from gradebook_column where id = ${columnId} ${how}`.execute(tx);
  return rows[0] ?? null;
}

export async function countColumns(tx: Db, groupId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from gradebook_column where group_id = ${groupId} and deleted_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function findColumnMade(tx: Db, groupId: number, requestKey: string): Promise<TypedColumn | null> {
  const { rows } = await sql<TypedColumn>`
    select id, name, full_score, weight, version, created_at from gradebook_column
    where group_id = ${groupId} and request_key = ${requestKey}`.execute(tx);
  return rows[0] ?? null;
}

export interface ColumnInfo {
  name: string;
  full_score: number;
  weight: number;
}

export async function insertColumn(
  tx: Db,
  column: ColumnInfo & { group_id: number; account_id: number; request_key: string },
): Promise<TypedColumn> {
  return tx
    .insertInto('gradebook_column')
    .values(column)
    .returning(['id', 'name', 'full_score', 'weight', 'version', 'created_at'])
    .executeTakeFirstOrThrow();
}

export async function updateColumn(tx: Db, columnId: number, column: ColumnInfo): Promise<TypedColumn> {
  return tx
    .updateTable('gradebook_column')
    .set((set) => ({ ...column, version: set('version', '+', 1) }))
    .where('id', '=', columnId)
    .returning(['id', 'name', 'full_score', 'weight', 'version', 'created_at'])
    .executeTakeFirstOrThrow();
}

export async function updateDeleted(tx: Db, columnId: number, isDeleted: boolean): Promise<void> {
  await sql`
    update gradebook_column set deleted_at = ${isDeleted ? sql`now()` : null}
    where id = ${columnId} and (deleted_at is not null) <> ${isDeleted}`.execute(tx);
}

export async function selectHighestMark(tx: Db, columnId: number): Promise<number> {
  const { rows } = await sql<{ score: number | null }>`
    select max(score) as score from gradebook_mark where column_id = ${columnId}`.execute(tx);
  return rows[0]?.score ?? 0;
}

interface NewMark {
  column_id: number;
  user_id: number;
  score: number | null;
  version: number;
}

export interface StoredMark {
  score: number | null;
  version: number;
  marker_name: string;
}

/** Answers what stands there then. */
export async function writeMark(tx: Db, groupId: number, accountId: number, mark: NewMark): Promise<StoredMark> {
  const { column_id, user_id, score, version } = mark;
  await sql`
    insert into gradebook_mark as k (column_id, account_id, score, marked_by, version)
    values (${column_id}, ${user_id}, ${score}, ${accountId}, ${version} + 1)
    on conflict (column_id, account_id) do update set
      score = excluded.score, marked_by = excluded.marked_by, version = excluded.version, marked_at = now()
    where k.version = excluded.version - 1 and k.score is distinct from excluded.score`.execute(tx);
  const { rows } = await sql<StoredMark>`
    select k.score, k.version, ${nameOf} as marker_name
    from gradebook_mark k join account u on u.id = k.marked_by
    left join group_member m on m.group_id = ${groupId} and m.account_id = u.id
    where k.column_id = ${column_id} and k.account_id = ${user_id}`.execute(tx);
  const [stored] = rows;
  if (!stored) throw new Error('a mark was not kept');
  return stored;
}
