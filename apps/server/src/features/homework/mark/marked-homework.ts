// The homework that somebody marks; anything else looks like one that never was.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { refuseSuspended } from '../../group/access/access.ts';
import type { GroupStatus } from '@tiku/contract';
import { homeworkPlaces, isHomeworkOf } from '../access/access.ts';

export interface MarkedHomework {
  id: number;
  exam_id: number;
  group_id: number;
  status: GroupStatus;
}

/** `share`: its marking is not completed until the transaction ends; `update`: nobody marks it meanwhile either. */
type Hold = 'share' | 'update';
const holds = { share: sql`for share of h`, update: sql`for no key update of h` };

async function findMarked(db: Db, actor: Actor, homeworkId: number, hold?: Hold): Promise<MarkedHomework | null> {
  const { rows } = await sql<MarkedHomework>`
    select h.id, h.exam_id, h.group_id, g.status from ${homeworkPlaces}
    where h.id = ${homeworkId} and ${isHomeworkOf(actor, 'manager')} ${hold ? holds[hold] : sql``}`.execute(db);
  return rows[0] ?? null;
}

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
