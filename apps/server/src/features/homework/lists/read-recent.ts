import type { JoinedHomework } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isTaker } from '../access/access.ts';
import { presentJoined } from '../homework-row.ts';
import { selectRecent } from './homework-list.store.ts';

/** Of all groups: what is due first, then what ended last. */
export async function readRecent(db: Db, actor: Actor): Promise<JoinedHomework[]> {
  return (await selectRecent(db, actor)).map(presentJoined);
}

/** The same without what is theirs to set and mark. */
export async function readOwnRecent(db: Db, actor: Actor): Promise<JoinedHomework[]> {
  return (await selectRecent(db, actor, isTaker)).map(presentJoined);
}
