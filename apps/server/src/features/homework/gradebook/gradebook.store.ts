// What a group's grades are made of: its homework with what each weighs, and the columns that somebody types marks in.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isInFigures } from '../access/access.ts';
import type { ColumnTimes } from './grade-state.ts';

/** In the grades of one group. */
const mostHomework = 200;
/** Columns for marks that are typed. */
export const mostColumns = 50;

export interface SettingsRow {
  drop_lowest: number;
  is_shown: boolean;
  is_total_shown: boolean;
  counts_from: Date | null;
  version: number;
}

/** Learners see their marks one by one anyway; what they come to, once somebody has said how they count. */
const usual: SettingsRow = { drop_lowest: 0, is_shown: true, is_total_shown: false, counts_from: null, version: 0 };

export async function selectSettings(db: Db, groupId: number): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`
    select drop_lowest, is_shown, is_total_shown, counts_from, version from gradebook
    where group_id = ${groupId}`.execute(db);
  return rows[0] ?? usual;
}

export interface HomeworkColumn extends ColumnTimes {
  id: number;
  title: string;
  full_score: number;
  weight: number;
  start_time: Date;
  /** Somebody still waits for their marks. */
  is_awaited: boolean;
}

/** The newest first, as many as there is room for, and how many more there are. */
export async function selectHomeworkColumns(
  db: Db,
  groupId: number,
  countsFrom: Date | null,
): Promise<{ columns: HomeworkColumn[]; left_out_count: number }> {
  const { rows } = await sql<HomeworkColumn & { all_count: number }>`
    select h.id, e.title, e.full_score, coalesce(w.weight, 1) as weight, h.start_time, h.end_time, h.closes_at,
      h.result_time, now() as server_time, h.all_count,
      h.needs_marking and exists (
        select from attempt a
        where a.homework_id = h.id and a.deleted_at is null and a.awaits_marks and ${isInFigures}) as is_awaited
    from (
      select *, count(*) over () as all_count from homework h
      where h.group_id = ${groupId} and h.deleted_at is null and h.end_time >= coalesce(${countsFrom}::timestamptz, '-infinity')
      order by h.id desc limit ${mostHomework}) h
    join exam e on e.id = h.exam_id left join gradebook_weight w on w.homework_id = h.id
    order by h.end_time desc, h.id desc`.execute(db);
  return { columns: rows, left_out_count: (rows[0]?.all_count ?? 0) - rows.length };
}

export interface TypedColumn {
  id: number;
  name: string;
  full_score: number;
  weight: number;
  version: number;
  created_at: Date;
}

export async function selectTypedColumns(db: Db, groupId: number, countsFrom: Date | null): Promise<TypedColumn[]> {
  const { rows } = await sql<TypedColumn>`
    select id, name, full_score, weight, version, created_at from gradebook_column
    where group_id = ${groupId} and deleted_at is null and created_at >= coalesce(${countsFrom}::timestamptz, '-infinity')
    order by id desc limit ${mostColumns}`.execute(db);
  return rows;
}
