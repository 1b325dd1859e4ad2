import type { Db } from '../../platform/db/database.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';
import { sendWithReply } from './attachment.store.ts';
import { insertReply } from './feedback.store.ts';
import type { Reply } from './feedback.store.ts';

const mostCharacters = 300;

/**
 * By the people who run the deployment, with what they have attached. The person who wrote gets a notice. Answers with the
 * subject; null if there was nothing to reply to, or the same request has replied before.
 */
export async function replyToFeedback(tx: Db, feedbackId: number, reply: Reply): Promise<string | null> {
  const feedback = await insertReply(tx, feedbackId, reply);
  if (!feedback) return null;
  const { body, replierId } = reply;
  if (replierId !== null) await sendWithReply(tx, { feedbackId, replierId }, feedback.session_id);
  await insertNoticesTo(tx, [feedback.account_id], {
    kind: 'feedback',
    ...inAllLanguages(({ notices }) => notices.feedbackReplied, {
      subject: feedback.subject,
      body: body.slice(0, mostCharacters),
    }),
    path: `/feedbacks/sessions?feedback_id=${feedbackId}`,
  });
  return feedback.subject;
}
