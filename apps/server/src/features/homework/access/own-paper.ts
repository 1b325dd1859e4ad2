// Nobody marks, corrects, re-grades, extends or reopens a paper of their own, whatever they have become in the group since.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';

/** Of `attempt a`. */
export function isOwnPaper({ accountId }: Actor): RawBuilder<boolean> {
  return sql<boolean>`(a.account_id = ${accountId})`;
}

/** Whatever the actor is about to do to the papers of these people. */
export function refuseOwnPaper({ accountId }: Actor, takerIds: Iterable<number>): void {
  if (new Set(takerIds).has(accountId)) throw new AppError('own_paper');
}

export interface OwnPaper {
  id: number;
  is_open: boolean;
  /** Until when it takes answers, while it does. */
  deadline: Date | null;
  score: number;
  full_score: number;
}

/** Those of the actor at a homework, to tell whether something changes them. */
export async function selectOwnPapers(db: Db, actor: Actor, homeworkId: number): Promise<OwnPaper[]> {
  const { rows } = await sql<OwnPaper>`
    select a.id, a.handed_in_at is null as is_open, case when a.handed_in_at is null then a.deadline end as deadline,
      a.auto_score + a.self_score as score, a.full_score
    from attempt a where a.homework_id = ${homeworkId} and ${isOwnPaper(actor)} and a.deleted_at is null
    order by a.id`.execute(db);
  return rows;
}

/** After something was done to a homework as a whole, and before that is kept. */
export async function refuseOwnChanged(tx: Db, actor: Actor, homeworkId: number, before: readonly OwnPaper[]) {
  const after = await selectOwnPapers(tx, actor, homeworkId);
  if (JSON.stringify(after) !== JSON.stringify(before)) throw new AppError('own_paper');
}
