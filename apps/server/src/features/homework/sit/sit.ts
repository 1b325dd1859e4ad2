// Sitting a homework: whether somebody may, and under which rules.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Sitting as SetSitting } from '../../attempt/begin/begin.ts';
import { homeworkPlaces, isHomeworkOf } from '../access/access.ts';
import { stepOf } from '../homework-row.ts';
import { findOwn } from '../lists/homework-list.store.ts';
import { tellHomework, updateAttempts, updateClosing } from '../publish/homework.store.ts';
import { minutesOf, ownEndFrom, rulesFor } from './attempt-rules.ts';

/** What a new attempt at a homework is begun with. */
export interface Sitting extends SetSitting {
  /** Null for no limit but the deadline. */
  minutes: number | null;
}

/** A homework of the actor's groups by the exam it owns; anything else looks like one that never was. */
export async function refuseUnlessGiven(db: Db, actor: Actor, examId: number): Promise<void> {
  const { rows } = await sql`
    select from ${homeworkPlaces} where h.exam_id = ${examId} and ${isHomeworkOf(actor, 'member')}`.execute(db);
  if (rows.length === 0) throw new AppError('not_found');
}

export type NextSitting =
  | { runningId: number }
  /** Its time is up, and nobody has noticed yet. */
  | { overdueId: number }
  | { sitting: Sitting };

/**
 * What the actor is to do who asks to begin. Nobody changes the homework until the transaction ends; whoever else of theirs
 * begins it at the same time waits for the practice, which is held already.
 */
export async function selectNextSitting(tx: Db, actor: Actor, examId: number): Promise<NextSitting> {
  // Whoever was given minutes may move the end of all.
  const hold = (await isGivenMinutes(tx, actor, examId)) ? sql`for no key update of h` : sql`for share of h`;
  const { rows: held } = await sql`
    select from ${homeworkPlaces}
    where h.exam_id = ${examId} and ${isHomeworkOf(actor, 'member')} ${hold}`.execute(tx);
  const own = held.length > 0 && (await findOwn(tx, actor, { examId }));
  if (!own) throw new AppError('not_found');
  if (own.running_id !== null) return { runningId: own.running_id };
  if (own.attempts_count > own.handed_in_count) return { overdueId: await selectUnfinished(tx, own.id, actor) };
  const { refusal } = stepOf(own);
  if (refusal) throw new AppError(refusal);
  return { sitting: await selectSitting(tx, own.id, actor) };
}

async function isGivenMinutes(tx: Db, { accountId }: Actor, examId: number): Promise<boolean> {
  const { rows } = await sql`
    select from homework h join homework_member hm on hm.homework_id = h.id
    where h.exam_id = ${examId} and hm.account_id = ${accountId} and hm.extra_minutes > 0`.execute(tx);
  return rows.length > 0;
}

/** After somebody has begun: where their own end is the last of all, results come then. */
export async function moveClosing(tx: Db, { homeworkId, until }: Sitting): Promise<void> {
  const { rows } = await sql`select from homework where id = ${homeworkId} and closes_at < ${until}`.execute(tx);
  if (rows.length === 0) return;
  await updateClosing(tx, homeworkId);
  await updateAttempts(tx, homeworkId);
  await tellHomework(tx, [homeworkId]);
}

async function selectUnfinished(tx: Db, homeworkId: number, { accountId }: Actor): Promise<number> {
  const { id } = await tx
    .selectFrom('attempt')
    .select('id')
    .where('homework_id', '=', homeworkId)
    .where('account_id', '=', accountId)
    .where('handed_in_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

/** The next, whether it may be begun now or not. */
export async function selectSitting(tx: Db, homeworkId: number, { accountId }: Actor): Promise<Sitting> {
  const { rows } = await sql<Sitting>`
    select h.id as "homeworkId", ${rulesFor(ownEndFrom(sql`now()`))}::text as rules, ${minutesOf} as minutes,
      ${ownEndFrom(sql`now()`)} as until,
      1 + coalesce((
        select max(a.round) from attempt a
        where a.homework_id = h.id and a.account_id = ${accountId} and a.deleted_at is null), 0) as round
    from homework h left join homework_member hm on hm.homework_id = h.id and hm.account_id = ${accountId}
    where h.id = ${homeworkId}`.execute(tx);
  const [sitting] = rows;
  if (!sitting) throw new Error(`homework ${homeworkId} went away while it was held`);
  return sitting;
}
