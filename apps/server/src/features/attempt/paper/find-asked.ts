import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { selectPlaces } from './paper.ts';
import type { Memory } from './paper.ts';
import { findReadableExam } from './asked.store.ts';

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
  const examId = await findReadableExam(db, actor, attemptId);
  if (examId === null) return null;
  const place = (await selectPlaces(db, memory, attemptId)).find((each) => each.no === no);
  return place ? { examId, contentId: place.content_id } : null;
}
