import type { Db } from '../../db/database.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';
import { insertReply } from './feedback.store.ts';
import type { Reply } from './feedback.store.ts';

const mostCharacters = 300;

/**
 * By the people who run the deployment. Whoever wrote hears of it by notice. Answers with the subject; null if there was
 * nothing to reply to, or the same request has replied before.
 */
export async function replyToFeedback(tx: Db, feedbackId: number, reply: Reply): Promise<string | null> {
  const feedback = await insertReply(tx, feedbackId, reply);
  if (!feedback) return null;
  const { body } = reply;
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
