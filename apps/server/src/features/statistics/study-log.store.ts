import type { StudyFigures } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { createExtensionPoint } from '../../platform/extension/extension-point.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { Run } from './streak.ts';

/** Both included. */
export interface Days {
  from: string;
  to: string;
}

const isWithin = ({ from, to }: Days) => sql<boolean>`d.day between ${from}::date and ${to}::date`;

/** Time alone is not study: an attempt may have been opened and left. */
const isStudy = sql<boolean>`(d.questions_count > 0 or d.seconds > 0)`;

const sums = sql`
  sum(d.questions_count)::int as questions_count, sum(d.judged_count)::int as judged_count,
  sum(d.correct_count)::int as correct_count, sum(d.seconds)::int as seconds`;

export async function selectDays(db: Db, actor: Actor, days: Days): Promise<(StudyFigures & { date: string })[]> {
  const { rows } = await sql<StudyFigures & { date: string }>`
    select d.day::text as date, d.questions_count, d.judged_count, d.correct_count, d.seconds
    from study_day d where ${isOwnRow(actor, 'd')} and ${isWithin(days)} and ${isStudy} order by d.day`.execute(db);
  return rows;
}

export interface MonthRow extends StudyFigures {
  month: string;
  days_count: number;
}

export async function selectMonths(db: Db, actor: Actor, days: Days): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(d.day, 'YYYY-MM') as month, count(*)::int as days_count, ${sums}
    from study_day d where ${isOwnRow(actor, 'd')} and ${isWithin(days)} and ${isStudy} group by 1 order by 1`.execute(
    db,
  );
  return rows;
}

export interface ExamRow extends StudyFigures {
  exam_id: number;
  title: string;
  category: 0 | 1 | 2 | 3;
  is_gone: boolean;
}

/** Those that most time went into first. An exam is called what it was called last. */
export async function selectExams(db: Db, actor: Actor, days: Days, limit: number): Promise<ExamRow[]> {
  const { rows } = await sql<ExamRow>`
    select s.*, coalesce(e.title, s.title) as title, e.id is null or e.purged_at is not null as is_gone
    from (
      select d.exam_id, (array_agg(d.title order by d.day desc))[1] as title, min(d.kind) as category, ${sums}
      from study_exam_day d
      where ${isOwnRow(actor, 'd')} and ${isWithin(days)} and ${isStudy}
      group by d.exam_id order by sum(d.seconds) desc, d.exam_id limit ${limit}) s
    left join exam e on e.id = s.exam_id
    order by s.seconds desc, s.exam_id`.execute(db);
  return rows;
}

export interface PartRow {
  kind: 't' | 'd';
  value: number;
  questions_count: number;
  judged_count: number;
  correct_count: number;
}

/** By type and by difficulty. */
export async function selectParts(db: Db, actor: Actor, days: Days): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select left(p.key, 1) as kind, substr(p.key, 2)::int as value, sum((p.value->>0)::int)::int as questions_count, sum((p.value->>1)::int)::int as judged_count,
      sum((p.value->>2)::int)::int as correct_count
    from study_day d cross join lateral jsonb_each(d.parts) p
    where ${isOwnRow(actor, 'd')} and ${isWithin(days)} group by p.key having sum((p.value->>0)::int) > 0
    order by kind, value`.execute(db);
  return rows;
}

/** Of `account a`: they want to be told of a streak. */
export const showsStreak = createExtensionPoint<RawBuilder<boolean>>('shows a streak');

/** On which something was answered, newest first, and which day it is for them. */
interface StudiedDays {
  today: string;
  /** Without a gap each, in their order. */
  runs: Run[];
  /** Somebody who does not want to be told of a streak has switched it off. */
  has_streak: boolean;
}

export async function selectStudiedDays(db: Db, actor: Actor): Promise<StudiedDays> {
  const { rows } = await sql<StudiedDays>`
    select (now() at time zone coalesce(a.time_zone, 'UTC'))::date::text as today, (
      select coalesce(jsonb_agg(jsonb_build_object('first', first, 'last', last) order by first), '[]') from (
        select min(day) as first, max(day) as last from (
          select d.day, d.day - (row_number() over (order by d.day))::int as run
          from study_day d where ${isOwnRow(actor, 'd')} and d.questions_count > 0) days
        group by run) runs) as runs,
      ${showsStreak.value} as has_streak
    from account a where a.id = ${actor.accountId}`.execute(db);
  const [studied] = rows;
  if (!studied) throw new Error(`account ${actor.accountId} is not there`);
  return studied;
}
