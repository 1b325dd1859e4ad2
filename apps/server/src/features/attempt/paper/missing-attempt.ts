import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';

/** Why there is no such attempt. A homework may go while somebody sits it, or they may leave its group: they are told
 * so, and stay where they are. */
export async function refuseMissing(db: Db, actor: Actor, attemptId: number): Promise<AppError> {
  const { rows } = await sql`
    select from attempt a
    where a.id = ${attemptId} and ${isOwnRow(actor, 'a')} and a.homework_id is not null
      and (a.deleted_at is not null or a.left_at is not null)`.execute(db);
  return new AppError(rows.length > 0 ? 'homework_gone' : 'not_found');
}
