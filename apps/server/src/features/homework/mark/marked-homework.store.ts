import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { GroupStatus } from '@tiku/contract';
import { homeworkPlaces, isHomeworkOf } from '../access/access.ts';

export interface MarkedHomework {
  id: number;
  exam_id: number;
  group_id: number;
  status: GroupStatus;
}

/** `share`: its marking is not completed until the transaction ends; `update`: nobody marks it meanwhile either. */
export type Hold = 'share' | 'update';

const holds = { share: sql`for share of h`, update: sql`for no key update of h` };

export async function findMarked(
  db: Db,
  actor: Actor,
  homeworkId: number,
  hold?: Hold,
): Promise<MarkedHomework | null> {
  const { rows } = await sql<MarkedHomework>`
    select h.id, h.exam_id, h.group_id, g.status from ${homeworkPlaces}
    where h.id = ${homeworkId} and ${isHomeworkOf(actor, 'manager')} ${hold ? holds[hold] : sql``}`.execute(db);
  return rows[0] ?? null;
}
