// What the marker of a homework may see of the keys to its questions. Marking grants none: it is what the same person would see
// without being the marker, because the question is their own, or because its key has been shown to them.
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { maySeeKey, selectWithheld } from '../../question-key/question-key.ts';
import type { MarkerKey, MarkerKeys } from '../../question-key/question-key.ts';
import { selectAsked } from './marker-keys.store.ts';
import type { AskedRow } from './marker-keys.store.ts';

/** By number, for all questions of a homework's paper: what its marker may see of their keys, and why. */
export async function selectMarkerKeys(db: Db, actor: Actor, paperId: number): Promise<MarkerKeys> {
  const rows = await selectAsked(db, actor, paperId);
  const contentIds = [...new Set(rows.flatMap(({ content_id, asked_id }) => [content_id, asked_id]))];
  const withheld = await selectWithheld(db, actor.accountId, contentIds);
  return new Map(rows.map((row) => [row.no, markerKeyOf(row, withheld)]));
}

function markerKeyOf(row: AskedRow, withheld: ReadonlySet<number>): MarkerKey {
  const isWithheld = withheld.has(row.content_id) || withheld.has(row.asked_id);
  const reader = { isAuthor: row.is_author, isSeen: row.is_seen || row.is_companys, isWithheld };
  if (maySeeKey(reader)) return { ...reader, hidden: null };
  return {
    ...reader,
    hidden: isWithheld ? { reason: 'withheld', exam_id: null } : { reason: 'unseen', exam_id: row.exam_id },
  };
}
