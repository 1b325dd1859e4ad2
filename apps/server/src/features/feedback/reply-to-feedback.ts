import type { Db } from '../../db/database.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';
import { insertReply } from './feedback.store.ts';

const mostCharacters = 300;

/** By the people who run the deployment. Whoever wrote hears of it by notice. Answers whether there was something to reply to. */
export async function replyToFeedback(tx: Db, feedbackId: number, body: string): Promise<boolean> {
  const feedback = await insertReply(tx, feedbackId, body);
  if (!feedback) return false;
  await insertNoticesTo(tx, [feedback.account_id], {
    kind: 'feedback',
    ...inAllLanguages(({ notices }) => notices.feedbackReplied, {
      subject: feedback.subject,
      body: body.slice(0, mostCharacters),
    }),
    path: `/feedbacks/sessions?feedback_id=${feedbackId}`,
  });
  return true;
}
