// Somebody finds an error in a question and says so where they are; its author answers, and the person who reported it
// hears of it.
import type { ReportReason } from '@tiku/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { takeUse } from '../../platform/limits/throttle.ts';
import { selectOpenableExam } from '../exam/access/access.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';
import { findAsked } from '../attempt/attempt.ts';
import { findContentId, findExam, upsertReport, writeAnswer } from './report.store.ts';

type Member = Context<'member'>;

interface Wanted {
  exam_id: number;
  no: number;
  answer_id?: number | undefined;
  reason: ReportReason;
  body: string;
}

/** The version they saw: that of their attempt, or the one that the exam asks now. */
async function findReported(context: Member, { exam_id, no, answer_id }: Wanted): Promise<number | null> {
  if (answer_id === undefined) {
    const { id } = await selectOpenableExam(context.db, context.actor, exam_id);
    return findContentId(context.db, id, no);
  }
  const asked = await findAsked(context, answer_id, no);
  return asked?.examId === exam_id ? asked.contentId : null;
}

export async function reportQuestion(context: Member, wanted: Wanted): Promise<void> {
  const { db, actor } = context;
  await takeUse(db, [{ key: `question-report:${actor.accountId}`, max: 60, seconds: 60 * 60 }]);
  const { exam_id, no, reason, body } = wanted;
  const contentId = await findReported(context, wanted);
  const exam = contentId === null ? null : await findExam(db, exam_id);
  if (contentId === null || !exam) throw new AppError('not_found');
  await db.transaction().execute(async (tx) => {
    const by = { account_id: actor.accountId, company_id: actor.company?.id ?? null };
    const isNew = await upsertReport(tx, { exam_id, no, content_id: contentId, ...by, reason, body });
    if (!isNew || exam.account_id === actor.accountId) return;
    await insertNoticesTo(tx, [exam.account_id], {
      kind: 'report',
      ...inAllLanguages((texts) => texts.notices.reported, { exam: exam.title, no: String(no), reason: body }),
      path: `/exam/reported-questions?exam_id=${exam_id}`,
      many: {
        key: `question-reported:${exam_id}`,
        ...inAllLanguages((texts) => texts.notices.reportedMany, { exam: exam.title }),
      },
    });
  });
}

/** Answers how many were waiting for it; none if somebody asks again. */
export async function answerReport({ db, actor }: Member, reportId: number, answer: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const answered = await writeAnswer(tx, actor, reportId, answer);
    if (!answered) throw new AppError('not_found');
    const { exam_id, title, no, account_ids } = answered;
    const others = account_ids.filter((id) => id !== actor.accountId);
    if (others.length > 0) {
      await insertNoticesTo(tx, others, {
        kind: 'report',
        ...inAllLanguages((texts) => texts.notices.reportAnswered, { exam: title, no: String(no), answer }),
        path: `/exam/detail?exam_id=${exam_id}`,
      });
    }
    return account_ids.length;
  });
}
