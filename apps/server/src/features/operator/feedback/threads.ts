// What people wrote, the replies, and who of the operators looks after it.
import type {
  AttachmentType,
  FeedbackAttachment,
  FeedbackThread,
  GuestMessage,
  UnansweredReport,
} from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/db/keyset.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { deleteFile } from '../../../platform/files/files.ts';
import type { Context, UploadedFile } from '../../../platform/http/context.ts';
import {
  addAttachment,
  deleteFromReply,
  lockFeedback,
  presentAttachment,
  replyToFeedback,
  selectAttachments,
  selectAttachmentsIn,
} from '../../feedback/feedback.ts';
import { recordAction } from '../actions/actions.ts';
import {
  findThread,
  selectGuests,
  selectOperators,
  selectReported,
  selectSent,
  selectSentThreads,
  selectWaitingThreads,
  settleGuest,
  writeAssignee,
} from './thread.store.ts';
import { presentReport } from '../../report/report.ts';
import type { GuestRow, MessageRow, ReportedRow, ThreadRow } from './thread.store.ts';

type Operator = Context<'operator'>;

interface Page {
  after?: string | undefined;
  limit: number;
}

const byTime = ({ micros, id }: { micros: number; id: number }) => `${micros}-${id}`;
/** Of a message, for the log. */
const titleLength = 80;

function presentThread(row: ThreadRow): FeedbackThread {
  return {
    feedback_id: row.id,
    user: { user_id: row.account_id, name: row.name, username: row.username },
    type: row.type,
    subject: row.subject,
    status: row.status,
    os_type: row.os_type,
    is_answered: row.waiting_since === null,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    assignee:
      row.assignee_id === null
        ? null
        : { user_id: row.assignee_id, name: row.assignee_name ?? '', username: row.assignee_username ?? '' },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export async function listThreads(
  { db, actor }: Operator,
  { is_waiting, is_mine, ...page }: Page & { is_waiting: boolean; is_mine: boolean },
): Promise<{ list: FeedbackThread[]; next: string | null }> {
  const assigneeId = is_mine ? actor.accountId : null;
  const select = is_waiting ? selectWaitingThreads : selectSentThreads;
  const { rows, next } = cutPage(await select(db, page, assigneeId), page.limit, byTime);
  return { list: rows.map(presentThread), next };
}

async function selectThread(db: Db, feedbackId: number): Promise<ThreadRow> {
  const thread = await findThread(db, feedbackId);
  if (!thread) throw new AppError('not_found');
  return thread;
}

export async function openThread(context: Operator, feedbackId: number) {
  const { db } = context;
  const thread = await selectThread(db, feedbackId);
  const messages = await selectSent(db, feedbackId);
  const attachments = await selectAttachments(
    db,
    messages.map(({ id }) => id),
  );
  const unsent = await selectAttachmentsIn(db, { feedbackId, replierId: context.actor.accountId });
  const presentMessage = ({ id, sent_at, ...message }: MessageRow) => ({
    ...message,
    session_id: id,
    sent_at: sent_at.toISOString(),
    attachments: attachments
      .filter(({ session_id }) => session_id === id)
      .map((attachment) => presentAttachment(context, attachment, 'operator')),
  });
  return {
    feedback: presentThread(thread),
    list: messages.map(presentMessage),
    attachments: unsent.map((attachment) => presentAttachment(context, attachment, 'operator')),
    operators: await selectOperators(db),
  };
}

interface Reply {
  feedback_id: number;
  body: string;
  request_key: string;
}

/** The operator who replies first looks after the thread from then on. */
export async function replyToThread({ db, actor }: Operator, { feedback_id, body, request_key }: Reply): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const thread = await selectThread(tx, feedback_id);
    const reply = { body, replierId: actor.accountId, requestKey: request_key };
    const title = await replyToFeedback(tx, feedback_id, reply);
    if (title === null) return;
    if (thread.assignee_id === null) await writeAssignee(tx, feedback_id, actor.accountId);
    await recordAction(tx, actor, { action: 'reply', about: 'feedback', aboutId: feedback_id, title });
  });
}

/** To the reply that this operator is writing. */
export async function attachToReply(
  context: Operator,
  feedbackId: number,
  type: AttachmentType,
  file: UploadedFile,
): Promise<FeedbackAttachment> {
  const lock = async (tx: Db) => {
    await lockFeedback(tx, feedbackId);
    await selectThread(tx, feedbackId);
  };
  const place = { feedbackId, replierId: context.actor.accountId };
  return presentAttachment(context, await addAttachment(context, { place, lock }, type, file), 'operator');
}

export async function takeFromReply({ db, actor, files }: Operator, attachmentId: number): Promise<void> {
  const key = await deleteFromReply(db, actor.accountId, attachmentId);
  if (key === null) throw new AppError('not_found');
  await deleteFile(db, files, key);
}

export async function assignThread({ db, actor }: Operator, feedbackId: number, to: number | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { subject } = await selectThread(tx, feedbackId);
    const operator = to === null ? null : (await selectOperators(tx)).find(({ user_id }) => user_id === to);
    if (operator === undefined) throw new AppError('not_found');
    if (!(await writeAssignee(tx, feedbackId, to))) return;
    const detail = { to: operator?.username ?? null };
    await recordAction(tx, actor, {
      action: 'hand_over',
      about: 'feedback',
      aboutId: feedbackId,
      title: subject,
      detail,
    });
  });
}

function presentGuest({ id, message, contact_info, language, created_at, settled_at }: GuestRow): GuestMessage {
  return {
    guest_id: id,
    message,
    contact_info,
    language,
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  };
}

export async function listGuests(
  db: Db,
  { is_settled, ...page }: Page & { is_settled: boolean },
): Promise<{ list: GuestMessage[]; next: string | null }> {
  const { rows, next } = cutPage(await selectGuests(db, is_settled, page), page.limit, byTime);
  return { list: rows.map(presentGuest), next };
}

export async function settleMessage({ db, actor }: Operator, guestId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const settled = await settleGuest(tx, guestId);
    if (!settled) throw new AppError('not_found');
    if (!settled.isNew) return;
    const title = settled.message.slice(0, titleLength);
    await recordAction(tx, actor, { action: 'settle', about: 'guest', aboutId: guestId, title });
  });
}

function presentReported(row: ReportedRow): UnansweredReport {
  const author = { user_id: row.author_id, name: row.author_name, username: row.author_username };
  return { ...presentReport(row), author };
}

export async function listReported(
  db: Db,
  { is_answered, ...page }: Page & { is_answered: boolean },
): Promise<{ list: UnansweredReport[]; next: string | null }> {
  const { rows, next } = cutPage(await selectReported(db, is_answered, page), page.limit, byTime);
  return { list: rows.map(presentReported), next };
}
