import { sql } from 'kysely';
import type { AttemptKind } from '../attempt/kinds/kinds.ts';
import { isMarkedBy } from './access/access.ts';
import { selectCommentsOn } from './comments/comments.ts';
import { newKeyContent } from './regrade/changes.store.ts';
import { selectMarkerKeys } from './marker-keys/marker-keys.ts';
import { readPlaces } from './regrade/read-places.ts';
import { selectChangesOf } from './regrade/regrade.ts';
import { selectApplied } from './rubric/applied.store.ts';
import { recordHomeworkScores, tellResults } from './score/score.ts';
import { beginHomework } from './sit/begin-homework.ts';
import { selectToldTo } from './watch/message.store.ts';
import { noteSeen } from './watch/watch.store.ts';

/** Attempts at homework: begun under the rules of the person who set it, and read by those who mark it. */
export const homeworkKind: AttemptKind = {
  begin: (context, { exam_id }) => beginHomework(context, exam_id),
  readPlaces,
  readRemarks: async (db, { id, reader }) => {
    const [comments, rubrics, changes] = await Promise.all([
      selectCommentsOn(db, id),
      selectApplied(db, id),
      selectChangesOf(db, id, reader),
    ]);
    return { comments, rubrics, changes };
  },
  onCounted: recordHomeworkScores,
  onReleased: tellResults,
  onSeen: async (db, { homework_id, account_id }) => {
    if (homework_id !== null) await noteSeen(db, homework_id, account_id);
  },
  readMessages: selectToldTo,
  // With `exists`, PostgreSQL may hash the whole table for one attempt.
  needsMarking: sql<boolean>`coalesce((select h.needs_marking from homework h where h.id = a.homework_id), false)`,
  regradedContent: newKeyContent,
  readMarkerKeys: selectMarkerKeys,
  isReadBy: (actor) => isMarkedBy(actor, sql`a.homework_id`),
  isAskedExamReadBy: (actor) => sql<boolean>`exists (
    select from homework w where w.exam_id = f.exam_id and ${isMarkedBy(actor, sql`w.id`)})`,
};
