import type { AttachmentType, FeedbackAttachment } from '@tiku/contract';
import { attachmentRules, attachmentTypes } from '@tiku/contract';
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/database.ts';
import { drawAnew } from '../../platform/files/draw-picture.ts';
import { deleteFile, discardFile, storeFile } from '../../platform/files/files.ts';
import { stripMetadata } from '../../platform/files/metadata/strip-metadata.ts';
import { addressFile } from '../../platform/files/sign-address.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../platform/http/context.ts';
import { contentTypeOf } from './attachment-content.ts';
import {
  deleteAttachment,
  findOwnAttachment,
  findSame,
  insertAttachment,
  selectAttachmentsIn,
} from './attachment.store.ts';
import type { AttachmentPlace, AttachmentRow } from './attachment.store.ts';
import { findOwnSession, lockFeedback } from './feedback.store.ts';

type Member = Context<'member'>;

export function presentAttachment(
  context: Pick<Member, 'keys' | 'actor'>,
  row: AttachmentRow,
  use: 'feedback' | 'operator' = 'feedback',
): FeedbackAttachment {
  const { id, type, name, size, file_key } = row;
  const disposition = type === attachmentTypes.file ? 'attachment' : 'inline';
  return { attachment_id: id, type, name, size, url: addressFile(context, use, file_key, disposition) };
}

/** Where and with what a picture or a video was taken is nobody's business; other files stay as they are. */
async function withoutMetadata(bytes: Buffer, contentType: string): Promise<Buffer> {
  switch (contentType) {
    case 'image/jpeg':
    case 'image/png':
      return drawAnew(bytes, contentType).catch((cause: unknown) => {
        throw new AppError('bad_attachment', { cause });
      });
    case 'video/mp4':
    case 'video/quicktime':
    case 'video/webm':
      return stripMetadata(bytes, contentType);
    default:
      return bytes;
  }
}

interface Destination {
  place: AttachmentPlace;
  /** Until the transaction ends; refuses where nothing can be attached any more. */
  lock: (tx: Db) => Promise<void>;
}

/** What was cut off on the way is sent again: the same bytes are the same attachment. */
export async function addAttachment(
  context: Member | Context<'operator'>,
  to: Destination,
  type: AttachmentType,
  file: UploadedFile,
): Promise<AttachmentRow> {
  const { actor, db } = context;
  const { bytes } = attachmentRules[type];
  if (file.bytes.length > bytes) throw new AppError('attachment_too_large', { sizes: { limit: bytes } });
  const contentType = contentTypeOf(type, file);
  if (contentType === null) throw new AppError('bad_attachment');
  const body = await withoutMetadata(file.bytes, contentType);
  const content_hash = createHash('sha256').update(file.bytes).digest();
  const known = await db.transaction().execute((tx) => findRoom(tx, to, type, content_hash));
  if (known) return known;
  const { key } = await storeFile(context, {
    accountId: actor.accountId,
    companyId: null,
    purpose: 'feedback',
    name: file.name,
    contentType,
    body,
  });
  try {
    const row = await db.transaction().execute(async (tx) => {
      const same = await findRoom(tx, to, type, content_hash);
      const added = { type, file_key: key, name: file.name, size: body.length, content_hash };
      return same ?? insertAttachment(tx, to.place, added);
    });
    if (row.file_key !== key) await deleteFile(db, context.files, key);
    return row;
  } catch (error) {
    await discardFile(context, key);
    throw error;
  }
}

/** Answers with the attachment if it has come before. */
async function findRoom(
  tx: Db,
  { place, lock }: Destination,
  type: AttachmentType,
  contentHash: Buffer,
): Promise<AttachmentRow | null> {
  await lock(tx);
  const same = await findSame(tx, place, contentHash);
  if (same) return same;
  const others = (await selectAttachmentsIn(tx, place)).filter((each) => each.type === type);
  if (others.length >= attachmentRules[type].count) throw new AppError('too_many_attachments');
  return null;
}

/** To a message that is not sent yet. */
export async function attachToSession(
  context: Member,
  sessionId: number,
  type: AttachmentType,
  file: UploadedFile,
): Promise<FeedbackAttachment> {
  const to = { place: { sessionId }, lock: (tx: Db) => lockEditing(tx, context, sessionId) };
  return presentAttachment(context, await addAttachment(context, to, type, file));
}

async function lockEditing(tx: Db, { actor }: Member, sessionId: number): Promise<void> {
  const found = await findOwnSession(tx, actor.accountId, sessionId);
  if (!found) throw new AppError('not_found');
  await lockFeedback(tx, found.feedback_id);
  const session = await findOwnSession(tx, actor.accountId, sessionId);
  if (!session) throw new AppError('not_found');
  if (session.sent_at !== null || session.is_closed) throw new AppError('feedback_sent');
}

export async function removeAttachment(context: Member, attachmentId: number): Promise<void> {
  const { db, actor, files } = context;
  const key = await db.transaction().execute(async (tx) => {
    const row = await findOwnAttachment(tx, actor.accountId, attachmentId);
    if (!row) throw new AppError('not_found');
    await lockEditing(tx, context, row.session_id);
    await deleteAttachment(tx, attachmentId);
    return row.file_key;
  });
  await deleteFile(db, files, key);
}
