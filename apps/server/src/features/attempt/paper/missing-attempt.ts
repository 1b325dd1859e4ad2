import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { wasHomework } from './attempt.store.ts';

/** Why there is no such attempt. A homework may go while somebody sits it, or they may leave its group: they are told
 * so, and stay where they are. */
export async function refuseMissing(db: Db, actor: Actor, attemptId: number): Promise<AppError> {
  return new AppError((await wasHomework(db, actor, attemptId)) ? 'homework_gone' : 'not_found');
}
