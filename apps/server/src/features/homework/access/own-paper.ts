// Nobody marks, corrects, re-grades, extends or reopens a paper of their own, whatever they have become in the group since.
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { selectOwnPapers } from './access.store.ts';
import type { OwnPaper } from './access.store.ts';

/** For everything that the actor is about to do to the papers of these people. */
export function refuseOwnPaper({ accountId }: Actor, takerIds: Iterable<number>): void {
  if (new Set(takerIds).has(accountId)) throw new AppError('own_paper');
}

/** After something was done to a homework as a whole, and before that is kept. */
export async function refuseOwnChanged(tx: Db, actor: Actor, homeworkId: number, before: readonly OwnPaper[]) {
  const after = await selectOwnPapers(tx, actor, homeworkId);
  if (JSON.stringify(after) !== JSON.stringify(before)) throw new AppError('own_paper');
}
