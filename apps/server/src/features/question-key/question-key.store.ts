// What somebody is being tested on, and which keys they have been shown.
import { groupRoles, limits, memberStatus, practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** Of `attempt a` or `t`: results of its homework are not out, as question-key.ts says it of one that was read. */
function isUnreleased(attempt: 'a' | 't'): RawBuilder<boolean> {
  const rules = sql`${sql.raw(attempt)}.rules`;
  return sql<boolean>`(
    ${rules} is not null and (
      ${sql.raw(attempt)}.awaits_marks
      or ${rules}->>'result_time' = '1' and (${rules}->>'closes_at')::timestamptz > now()))`;
}

const isRunning = sql<boolean>`(
  t.handed_in_at is null
  and (t.deadline is null or t.deadline >= now() - ${sql.lit(limits.graceSeconds)} * interval '1 second'))`;

/** An attempt that does not withhold from itself, and the homework it belongs to. */
interface Besides {
  attempt: RawBuilder<unknown>;
  homework: RawBuilder<unknown>;
}

const besidesNothing: Besides = { attempt: sql`null`, homework: sql`null` };

const besidesItself: Besides = { attempt: sql`a.id`, homework: sql`a.homework_id` };

/**
 * The contents somebody is being tested on: those of their tests that still take answers, of homework whose results are still
 * to come, and of homework that runs and that they have not handed in, also where they have left its group since it started. `account` is a value, or a column of the statement
 * around it. Each kind of attempt has an index of its own.
 */
function testedContents(account: RawBuilder<unknown>, besides = besidesNothing): RawBuilder<unknown> {
  return sql`
    select unnest(tp.content_ids) from attempt t join attempt_paper tp on tp.attempt_id = t.id
    where t.account_id = ${account} and t.prac_type = ${sql.lit(practiceTypes.test)}
      and t.handed_in_at is null and t.deleted_at is null and t.id is distinct from ${besides.attempt} and ${isRunning}
    union all
    select unnest(tp.content_ids) from attempt t join attempt_paper tp on tp.attempt_id = t.id
    where t.account_id = ${account} and t.prac_type = ${sql.lit(practiceTypes.homework)} and t.deleted_at is null
      and t.id is distinct from ${besides.attempt} and (${isRunning} or ${isUnreleased('t')})
    union all
    select q.content_id
    from group_member tm
    join homework th on th.group_id = tm.group_id
    join exam_question q on q.exam_id = th.exam_id
    where tm.account_id = ${account}
      and (tm.left_at is null and tm.status <> ${sql.lit(memberStatus.waiting)} or tm.in_until >= th.start_time)
      and tm.role = ${sql.lit(groupRoles.member)} and th.deleted_at is null and th.closes_at > now()
      and th.start_time <= now() and th.id is distinct from ${besides.homework}
      and not exists (
        select from attempt t
        where t.homework_id = th.id and t.account_id = tm.account_id and t.deleted_at is null
          and t.handed_in_at is not null)`;
}

/** Which of these contents must not be told to this person now. */
export async function selectWithheld(
  db: Db,
  accountId: number,
  contentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (contentIds.length === 0) return new Set();
  const { rows } = await sql<{ content_id: number }>`
    select w.content_id from (${testedContents(sql`${accountId}`)}) w (content_id)
    where w.content_id = any(${contentIds}::bigint[])`.execute(db);
  return new Set(rows.map(({ content_id }) => content_id));
}

/** Whether its own rules, or something else, withhold the result of `attempt a` from its own person. */
export const isResultWithheld: RawBuilder<boolean> = sql<boolean>`(${isUnreleased('a')} or exists (
  select from attempt_paper own
  where own.attempt_id = a.id and own.content_ids && array(${testedContents(sql`a.account_id`, besidesItself)})))`;

/** The questions of an attempt that must not be told to its person now, by number. */
export async function selectWithheldNoes(db: Db, attemptId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ no: number }>`
    select u.no from attempt a
    join attempt_paper p on p.attempt_id = a.id
    cross join unnest(p.noes, p.content_ids) as u (no, content_id)
    where a.id = ${attemptId} and u.content_id in (${testedContents(sql`a.account_id`, besidesItself)})`.execute(db);
  return new Set(rows.map(({ no }) => no));
}

interface Standing {
  content_id: number;
  is_own: boolean;
  is_seen: boolean;
}

export async function selectStandings(
  db: Db,
  actor: Actor,
  examId: number,
  contentIds: readonly number[],
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select p.content_id, false as is_own, p.seen_at is not null as is_seen
    from unnest(${contentIds}::bigint[]) as c (content_id)
    cross join lateral (
      select * from question_progress p
      where ${isOwnRow(actor, 'p')} and p.exam_id = ${examId} and p.content_id = c.content_id limit 1) p`.execute(db);
  return rows;
}

export async function selectStandingsInBank(
  db: Db,
  actor: Actor,
  examId: number,
  contentIds: readonly number[],
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select c.content_id, coalesce(bool_or(b.is_own), false) as is_own,
      coalesce(bool_or(exists (
        select from question_progress p
        where ${isOwnRow(actor, 'p')} and p.exam_id in (${examId}, b.source_exam_id) and p.content_id = c.content_id
          and p.seen_at is not null)), false) as is_seen
    from unnest(${contentIds}::bigint[]) as c (content_id)
    left join lateral (
      select q.no from exam_question q where q.content_id = c.content_id and q.exam_id = ${examId} offset 0) q on true
    left join lateral (
      select b.is_own, b.source_exam_id from bank_question b where b.exam_id = ${examId} and b.no = q.no limit 1) b on true
    group by c.content_id`.execute(db);
  return rows;
}
