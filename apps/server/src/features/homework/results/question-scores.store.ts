import type { Departure } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isReadableAttempt } from '../../attempt/attempt.ts';
import { nameOf } from '../mark/paper-list.store.ts';

export interface WantedPaper {
  homework_id: number;
  user_id: number;
  answer_id?: number | undefined;
}

interface PaperRow {
  id: number;
  round: Present<number>;
  name: string;
}

/** The one that is named, or the best that is wholly marked, or else the last. */
export async function findPaper(db: Db, actor: Actor, wanted: WantedPaper): Promise<PaperRow | null> {
  const isNamed = wanted.answer_id === undefined ? sql`true` : sql`a.id = ${wanted.answer_id}`;
  const { rows } = await sql<PaperRow>`
    select a.id, a.round, ${nameOf} as name
    from attempt a join account u on u.id = a.account_id join homework h on h.id = a.homework_id
    left join group_member m on m.group_id = h.group_id and m.account_id = a.account_id
    where a.homework_id = ${wanted.homework_id} and a.account_id = ${wanted.user_id} and a.handed_in_at is not null
      and ${isNamed} and ${isReadableAttempt(actor)}
    order by a.unmarked_count > 0, case when a.unmarked_count = 0 then a.auto_score + a.self_score end desc, a.id desc
    limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function selectSwitches(db: Db, attemptId: number): Promise<SwitchRow[]> {
  const { rows } = await sql<SwitchRow>`
    select seq, left_at, seconds, cause, is_counted, reason from attempt_switch
    where attempt_id = ${attemptId} order by left_at, seq`.execute(db);
  return rows;
}

export type SwitchRow = Omit<Departure, 'left_at'> & { left_at: Date };
