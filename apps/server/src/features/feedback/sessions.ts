// A feedback is a thread: the person asks, the provider replies, and either goes on until the person ends it.
import type { FeedbackEntry, FeedbackSession, FeedbackType } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { describeField } from '../../platform/errors/describe-issues.ts';
import { takeUse } from '../../platform/limits/throttle.ts';
import { selectAttachments } from './attachment.store.ts';
import { presentAttachment } from './attachments.ts';
import {
  findByKey,
  findOwnFeedback,
  findOwnSession,
  insertFeedback,
  lockFeedback,
  selectSessions,
  sendSession,
  upsertEditing,
} from './feedback.store.ts';
import type { FeedbackRow, SessionRow } from './feedback.store.ts';

type Member = Context<'member'>;

export function presentFeedback(row: FeedbackRow): FeedbackEntry {
  return {
    feedback_id: row.id,
    type: row.type,
    subject: row.subject,
    status: row.status,
    os_type: row.os_type,
    is_answered: row.is_answered,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

async function presentSessions(context: Member, rows: readonly SessionRow[]): Promise<FeedbackSession[]> {
  const attachments = await selectAttachments(
    context.db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, sent_at, ...row }) => ({
    ...row,
    session_id: id,
    sent_at: sent_at?.toISOString() ?? null,
    attachments: attachments
      .filter(({ session_id }) => session_id === id)
      .map((attachment) => presentAttachment(context, attachment)),
  }));
}

export async function selectOwn(db: Db, accountId: number, feedbackId: number): Promise<FeedbackRow> {
  const feedback = await findOwnFeedback(db, accountId, feedbackId);
  if (!feedback) throw new AppError('not_found');
  return feedback;
}

export async function openFeedback(context: Member, feedbackId: number) {
  const feedback = await selectOwn(context.db, context.actor.accountId, feedbackId);
  const sessions = await selectSessions(context.db, feedbackId);
  return { feedback: presentFeedback(feedback), list: await presentSessions(context, sessions) };
}

interface Wanted {
  feedback_info?: { type: FeedbackType; subject: string } | undefined;
  feedback_id?: number | undefined;
  body: string;
  request_key?: string | undefined;
}

/** A new thread or the next message of one; what was being written in it is written anew. */
export async function beginSession(context: Member, wanted: Wanted) {
  const { db, actor } = context;
  await takeUse(db, [{ key: `feedback:${actor.accountId}`, max: 60, seconds: 60 * 60 }]);
  const { id, session } = await db.transaction().execute(async (tx) => {
    const feedbackId = wanted.feedback_id ?? (await beginFeedback(tx, context, wanted));
    await selectOwn(tx, actor.accountId, feedbackId);
    await lockFeedback(tx, feedbackId);
    return { id: feedbackId, session: await upsertEditing(tx, feedbackId, wanted.body) };
  });
  const [presented] = await presentSessions(context, [session]);
  if (!presented) throw new AppError('not_found');
  return { feedback: presentFeedback(await selectOwn(db, actor.accountId, id)), session: presented };
}

async function beginFeedback(tx: Db, context: Member, wanted: Wanted): Promise<number> {
  const { actor, osType } = context;
  const { feedback_info, request_key = null } = wanted;
  if (!feedback_info) {
    throw new AppError('invalid_request', { fields: describeField('feedback_info', 'required', context.language) });
  }
  const id =
    (await insertFeedback(tx, { ...feedback_info, account_id: actor.accountId, os_type: osType, request_key })) ??
    (request_key === null ? null : await findByKey(tx, actor.accountId, request_key));
  if (id === null) throw new AppError('not_found');
  return id;
}

/** A repeated request changes nothing. */
export async function endSession({ db, actor }: Member, sessionId: number): Promise<FeedbackEntry> {
  return db.transaction().execute(async (tx) => {
    const session = await findOwnSession(tx, actor.accountId, sessionId);
    if (!session) throw new AppError('not_found');
    await lockFeedback(tx, session.feedback_id);
    await sendSession(tx, session);
    return presentFeedback(await selectOwn(tx, actor.accountId, session.feedback_id));
  });
}
