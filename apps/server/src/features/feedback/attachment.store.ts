import type { AttachmentType } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Present } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { isOwn } from './feedback.store.ts';

/** In a message; or, until it is sent, in the reply that an operator writes to a thread. */
export type AttachmentPlace = { sessionId: number } | { feedbackId: number; replierId: number };

export interface AttachmentRow {
  id: number;
  /** Null while the reply is written. */
  session_id: number | null;
  type: AttachmentType;
  file_key: string;
  name: string;
  size: number;
}

/** Of `feedback_attachment a`. */
function isIn(place: AttachmentPlace): RawBuilder<boolean> {
  return 'sessionId' in place
    ? sql<boolean>`a.session_id = ${place.sessionId}`
    : sql<boolean>`(a.session_id is null and a.feedback_id = ${place.feedbackId} and a.replier_id = ${place.replierId})`;
}

const columns = sql`a.id, a.session_id, a.type, a.file_key, a.name, a.size`;

export async function selectAttachments(db: Db, sessionIds: readonly number[]): Promise<AttachmentRow[]> {
  const { rows } = await sql<AttachmentRow>`
    select ${columns} from feedback_attachment a where a.session_id = any(${sessionIds}::bigint[]) order by a.id`.execute(
    db,
  );
  return rows;
}

export async function selectAttachmentsIn(db: Db, place: AttachmentPlace): Promise<AttachmentRow[]> {
  const { rows } = await sql<AttachmentRow>`
    select ${columns} from feedback_attachment a where ${isIn(place)} order by a.id`.execute(db);
  return rows;
}

export async function findSame(db: Db, place: AttachmentPlace, contentHash: Buffer): Promise<AttachmentRow | null> {
  const { rows } = await sql<AttachmentRow>`
    select ${columns} from feedback_attachment a where ${isIn(place)} and a.content_hash = ${contentHash}`.execute(db);
  return rows[0] ?? null;
}

export async function insertAttachment(
  tx: Db,
  place: AttachmentPlace,
  attachment: Omit<AttachmentRow, 'id' | 'session_id'> & { content_hash: Buffer },
): Promise<AttachmentRow> {
  const at =
    'sessionId' in place
      ? { session_id: place.sessionId }
      : { feedback_id: place.feedbackId, replier_id: place.replierId };
  return (await tx
    .insertInto('feedback_attachment')
    .values({ ...attachment, ...at })
    .returning(['id', 'session_id', 'type', 'file_key', 'name', 'size'])
    .executeTakeFirstOrThrow()) as AttachmentRow;
}

export async function findOwnAttachment(
  db: Db,
  accountId: number,
  id: number,
): Promise<(AttachmentRow & { session_id: number }) | null> {
  const { rows } = await sql<AttachmentRow & { session_id: Present<number> }>`
    select ${columns}
    from feedback_attachment a join feedback_session s on s.id = a.session_id join feedback f on f.id = s.feedback_id
    where a.id = ${id} and ${isOwn(accountId)}`.execute(db);
  return rows[0] ?? null;
}

export async function deleteAttachment(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('feedback_attachment').where('id', '=', id).execute();
}

/** Answers the key of its file; null if this operator is writing no reply with it. */
export async function deleteFromReply(tx: Db, replierId: number, id: number): Promise<string | null> {
  const { rows } = await sql<{ file_key: string }>`
    delete from feedback_attachment where id = ${id} and session_id is null and replier_id = ${replierId}
    returning file_key`.execute(tx);
  return rows[0]?.file_key ?? null;
}

/** It is sent with the reply that it was written for. */
export async function sendWithReply(
  tx: Db,
  { feedbackId, replierId }: { feedbackId: number; replierId: number },
  sessionId: number,
): Promise<void> {
  await sql`
    update feedback_attachment a set session_id = ${sessionId}, feedback_id = null, replier_id = null
    where ${isIn({ feedbackId, replierId })}`.execute(tx);
}

export function isFeedbackFile({ accountId }: Actor, key: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from feedback_attachment a join feedback_session s on s.id = a.session_id join feedback f on f.id = s.feedback_id
    where a.file_key = ${key} and ${isOwn(accountId)})`;
}
