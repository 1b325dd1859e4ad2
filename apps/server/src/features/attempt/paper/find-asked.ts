import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isReadableAttempt } from '../history/own-attempts.ts';
import { selectPlaces } from './paper.ts';
import type { Memory } from './paper.ts';

interface Asked {
  examId: number;
  contentId: number;
}

/** What an attempt that the actor took or marks asks under a number; null if it does not. */
export async function findAsked(
  { db, actor, ...memory }: { db: Db; actor: Actor } & Memory,
  attemptId: number,
  no: number,
): Promise<Asked | null> {
  const { rows } = await sql<{ exam_id: number }>`
    select a.exam_id from attempt a where a.id = ${attemptId} and ${isReadableAttempt(actor)}`.execute(db);
  const [attempt] = rows;
  const place = attempt && (await selectPlaces(db, memory, attemptId)).find((each) => each.no === no);
  return place ? { examId: attempt.exam_id, contentId: place.content_id } : null;
}
