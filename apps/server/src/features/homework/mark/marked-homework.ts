// The homework that somebody marks; anything else looks like one that never was.
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { refuseSuspended } from '../../group/access/access.ts';
import { findMarked } from './marked-homework.store.ts';
import type { Hold, MarkedHomework } from './marked-homework.store.ts';

export async function selectMarked(db: Db, actor: Actor, homeworkId: number): Promise<MarkedHomework> {
  const homework = await findMarked(db, actor, homeworkId);
  if (!homework) throw new AppError('not_found');
  return homework;
}

export async function lockMarked(tx: Db, actor: Actor, homeworkId: number, hold: Hold): Promise<MarkedHomework> {
  const homework = await findMarked(tx, actor, homeworkId, hold);
  if (!homework) throw new AppError('not_found');
  refuseSuspended(homework);
  return homework;
}
