import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Sitting as SetSitting } from '../../attempt/begin/begin.ts';
import { homeworkPlaces, isHomeworkOf } from '../access/access.ts';
import { minutesOf, ownEndFrom, rulesFor } from './attempt-rules.ts';

/** What a new attempt at a homework is begun with. */
export interface Sitting extends SetSitting {
  /** Null for no limit but the deadline. */
  minutes: number | null;
}

export async function isGiven(db: Db, actor: Actor, examId: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${homeworkPlaces} where h.exam_id = ${examId} and ${isHomeworkOf(actor, 'member')}`.execute(db);
  return rows.length > 0;
}

export async function isGivenMinutes(tx: Db, { accountId }: Actor, examId: number): Promise<boolean> {
  const { rows } = await sql`
    select from homework h join homework_member hm on hm.homework_id = h.id
    where h.exam_id = ${examId} and hm.account_id = ${accountId} and hm.extra_minutes > 0`.execute(tx);
  return rows.length > 0;
}

export async function selectUnfinished(tx: Db, homeworkId: number, { accountId }: Actor): Promise<number> {
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

const holds = { share: sql`for share of h`, update: sql`for no key update of h` };

/** Answers whether the actor has it in one of their groups. */
export async function lockGiven(tx: Db, actor: Actor, examId: number, hold: 'share' | 'update'): Promise<boolean> {
  const { rows } = await sql`
    select from ${homeworkPlaces}
    where h.exam_id = ${examId} and ${isHomeworkOf(actor, 'member')} ${holds[hold]}`.execute(tx);
  return rows.length > 0;
}

export async function closesBefore(tx: Db, homeworkId: number, until: Sitting['until']): Promise<boolean> {
  const { rows } = await sql`select from homework where id = ${homeworkId} and closes_at < ${until}`.execute(tx);
  return rows.length > 0;
}
