// Demo content about being in touch: a feedback with an answer, and a question that a reader reported.
import { feedbackTypes } from '@tiku/contract';
import type { Db } from '../platform/db/database.ts';
import type { DemoUsername } from '../platform/config/demo-accounts.ts';
import { demoExams } from './exams/demo-exams.ts';
import { findContentId, upsertReport } from '../features/report/report.ts';
import { insertFeedback, insertReply, sendSession, upsertEditing } from '../features/feedback/feedback.ts';

export async function insertDemoContact(tx: Db, ids: ReadonlyMap<DemoUsername, number>): Promise<void> {
  await insertDemoFeedback(tx, ids.get('demo') ?? 0);
  await insertDemoReport(tx, ids.get('vip') ?? 0);
}

async function insertDemoFeedback(tx: Db, account_id: number): Promise<void> {
  const feedback = { account_id, type: feedbackTypes.suggestion, subject: 'Larger type in the practice screen' };
  const id = await insertFeedback(tx, { ...feedback, os_type: 5, request_key: null });
  if (id === null) throw new Error('the feedback of the demo was not inserted');
  const body = 'I often practise on the train. Could the questions be shown in larger type on a phone?';
  await sendSession(tx, await upsertEditing(tx, id, body));
  const reply = 'Thank you for writing! You find the size of the type among the settings of the practice screen.';
  await insertReply(tx, id, { body: reply, replierId: null, requestKey: null });
}

async function insertDemoReport(tx: Db, accountId: number): Promise<void> {
  const title = demoExams.find(({ language }) => language === 'en')?.title ?? '';
  const exam = await tx.selectFrom('exam').select('id').where('title', '=', title).executeTakeFirstOrThrow();
  const no = 3;
  const content_id = await findContentId(tx, exam.id, no);
  if (content_id === null) throw new Error(`“${title}” has no question ${no}`);
  await upsertReport(tx, {
    exam_id: exam.id,
    no,
    content_id,
    account_id: accountId,
    company_id: null,
    reason: 'explanation',
    body: 'The explanation could also say why the other options are wrong.',
  });
}
