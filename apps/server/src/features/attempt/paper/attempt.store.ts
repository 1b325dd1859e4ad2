import { attemptRules, limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { StudyTime } from '../../statistics/statistics.ts';
import { isOwnAttempt, isReadableAttempt } from '../history/own-attempts.ts';
import { listKinds } from '../kinds/kinds.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import { OwnStatement } from '../../../platform/session/own-statement.ts';
import type { AttemptRow, ReadAttempt, RunningAttempt } from './attempt-row.ts';
import { isResultWithheld, takesAnswers } from './withheld.store.ts';

export type { AttemptRow, ReadAttempt, RunningAttempt };

/** Seconds between two saves that count as work; what is longer was a break. */
export const longestPause = 300;

/** Whose it is, in the context they began it in. */
export function takerOf({ account_id, company_id }: Pick<AttemptRow, 'account_id' | 'company_id'>): Actor {
  return { accountId: account_id, company: company_id === null ? null : { id: company_id } };
}

const columns = sql`
  a.id, a.practice_id, a.account_id, a.company_id, a.exam_id, a.prac_type, a.seed, a.questions_count,
  a.full_score, a.retire_wrong, a.started_at, a.deadline, a.seconds, a.booked_seconds, a.handed_in_at, a.is_timed_out, a.is_withheld,
  a.auto_score, a.self_score, a.answered_count, a.correct_count, a.unmarked_count, a.homework_id, a.rules,
  a.round, a.awaits_marks, a.is_switched_out, e.is_merging, e.allow_marking, e.allow_files,
  a.handed_in_at is null and a.deadline is not null
    and a.deadline < now() - ${sql.lit(limits.graceSeconds)} * interval '1 second' as is_overdue,
  now() as server_time`;

/** As a statement answers with it: rules are JSON until they are looked at, and its taker asks unless told otherwise. */
export type Unread<Row extends Pick<AttemptRow, 'rules' | 'reader'>> = Omit<Row, 'rules' | 'reader'> & {
  rules: unknown;
  is_marker?: boolean;
};

export function readAttempt<Row extends Pick<AttemptRow, 'rules' | 'reader'>>(row: Unread<Row>): Row {
  const { rules, is_marker: isMarker = false, ...rest } = row;
  return {
    ...rest,
    rules: rules === null ? null : attemptRules.parse(rules),
    reader: isMarker ? 'marker' : 'taker',
  } as unknown as Row;
}

/** Of `attempt a`: its kind says so. */
function needsMarking(): RawBuilder<boolean> {
  const ways = listKinds().flatMap((kind) => kind.needsMarking ?? []);
  return sql<boolean>`(${sql.join([sql`false`, ...ways], sql` or `)})`;
}

/** For everybody who may read it. */
export async function findAttempt(db: Db, actor: Actor, attemptId: number): Promise<ReadAttempt | null> {
  const [row] = await readable.execute(db, actor, { attemptId });
  return row ? readAttempt(row) : null;
}

const readable = new OwnStatement<Unread<ReadAttempt>, { attemptId: number }>(
  (actor, { attemptId }) => sql<Unread<ReadAttempt>>`
    select ${readColumns()}, not (${isOwnAttempt(actor)}) as is_marker
    from attempt a join exam e on e.id = a.exam_id
    where a.id = ${attemptId} and ${isReadableAttempt(actor)}`,
);

/** Of `attempt a` at `exam e`. */
export function readColumns(): RawBuilder<unknown> {
  return sql`${columns}, e.public_id, e.title, e.purged_at is not null as is_removed, ${needsMarking()} as needs_marking`;
}

/** Nothing else writes to it until the transaction ends. */
export async function lockAttempt(tx: Db, actor: Actor, attemptId: number): Promise<AttemptRow | null> {
  const [row] = await held.execute(tx, actor, { attemptId });
  return row ? readAttempt(row) : null;
}

const held = new OwnStatement<Unread<AttemptRow>, { attemptId: number }>(
  (actor, { attemptId }) => sql<Unread<AttemptRow>>`
    select ${columns} from attempt a join exam e on e.id = a.exam_id
    where a.id = ${attemptId} and ${isOwnAttempt(actor)} for no key update of a`,
);

/**
 * The sequential practice that is still running. Before its practice is locked, as everybody does who ends attempts: the
 * other way round, two would wait for each other.
 */
export async function lockRunning(tx: Db, actor: Actor, examId: number): Promise<AttemptRow | null> {
  const { rows } = await sql<Unread<AttemptRow>>`
    select ${columns} from attempt a join exam e on e.id = a.exam_id
    where a.exam_id = ${examId} and a.prac_type = 1 and a.handed_in_at is null and ${isOwnAttempt(actor)}
    for no key update of a`.execute(tx);
  return rows[0] ? readAttempt(rows[0]) : null;
}

/** Locks one that answers may be written to, and counts the time; null for any other. */
export async function touchAttempt(tx: Db, actor: Actor, attemptId: number): Promise<RunningAttempt | null> {
  const { rows } = await sql<Unread<RunningAttempt>>`
    update attempt a set ${touch}
    from exam e
    where e.id = a.exam_id and a.id = ${attemptId} and ${isOwnAttempt(actor)} and ${isRunning}
    returning a.id, a.account_id, a.company_id, a.exam_id, a.prac_type, a.seed, a.retire_wrong, a.deadline,
      a.seconds, a.booked_seconds, a.handed_in_at, a.rules, a.awaits_marks, e.is_merging, e.allow_files, now() as server_time`.execute(
    tx,
  );
  return rows[0] ? readAttempt(rows[0]) : null;
}

/** Of `attempt a`: answers may be written to it. */
export const isRunning = takesAnswers('a');

/** Since the last save. */
export const workSeconds = sql`
  least(${sql.lit(longestPause)}, greatest(0, extract(epoch from now() - a.saved_at)))::int`;

/** What a save notes of `attempt a`. */
export const touch = sql`saved_at = now(), seconds = a.seconds + ${workSeconds}`;

/** Gives today the time at work that no day has been given yet. */
export async function bookTime(tx: Db, { id, seconds, booked_seconds }: RunningAttempt): Promise<StudyTime> {
  if (seconds > booked_seconds) await sql`update attempt set booked_seconds = ${seconds} where id = ${id}`.execute(tx);
  return { day: null, seconds: seconds - booked_seconds };
}

/** No matter whose it is. */
export async function lockUnfinished(tx: Db, attemptId: number): Promise<AttemptRow | null> {
  const { rows } = await sql<Unread<AttemptRow>>`
    select ${columns} from attempt a join exam e on e.id = a.exam_id
    where a.id = ${attemptId} and a.handed_in_at is null for no key update of a`.execute(tx);
  return rows[0] ? readAttempt(rows[0]) : null;
}

/** Takes one whose time is up, unless somebody else is at it. */
export async function lockOverdue(tx: Db, attemptId: number): Promise<AttemptRow | null> {
  const { rows } = await sql<Unread<AttemptRow>>`
    select ${columns} from attempt a join exam e on e.id = a.exam_id
    where a.id = ${attemptId} and a.handed_in_at is null
      and a.deadline < now() - ${sql.lit(limits.graceSeconds)} * interval '1 second'
    for no key update of a skip locked`.execute(tx);
  return rows[0] ? readAttempt(rows[0]) : null;
}

export async function selectOverdue(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from attempt a
    where a.handed_in_at is null and a.deadline is not null
      and a.deadline < now() - ${sql.lit(limits.graceSeconds)} * interval '1 second'
    order by a.deadline limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Results of a person, or of these attempts, that nothing withholds any more, held until the transaction ends. */
export async function lockReleasable(
  tx: Db,
  of: { accountId: number } | { attemptIds: readonly number[] },
): Promise<AttemptRow[]> {
  const isMeant =
    'accountId' in of
      ? sql<boolean>`a.account_id = ${of.accountId}`
      : sql<boolean>`a.id = any(${of.attemptIds}::bigint[])`;
  const { rows } = await sql<Unread<AttemptRow>>`
    select ${columns} from attempt a join exam e on e.id = a.exam_id
    where ${isMeant} and a.is_withheld and not ${isResultWithheld()}
    order by a.id for no key update of a`.execute(tx);
  return rows.map((row) => readAttempt<AttemptRow>(row));
}

/** Whose results nothing withholds any more. */
export async function selectReleasable(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select distinct a.account_id from attempt a where a.is_withheld and not ${isResultWithheld()} limit ${limit}`.execute(
    db,
  );
  return rows.map(({ account_id }) => account_id);
}

/** Of the actor, and gone for them since. */
export async function wasHomework(db: Db, actor: Actor, attemptId: number): Promise<boolean> {
  const { rows } = await sql`
    select from attempt a
    where a.id = ${attemptId} and ${isOwnRow(actor, 'a')} and a.homework_id is not null
      and (a.deleted_at is not null or a.left_at is not null)`.execute(db);
  return rows.length > 0;
}
