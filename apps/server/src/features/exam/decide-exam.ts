// What the people who run the deployment decide about an exam. Its author hears of it, whatever they have switched off.
import { examStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Texts } from '../../texts/en.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';

interface Decided {
  account_id: number;
  title: string;
}

async function moveExam(
  tx: Db,
  examId: number,
  from: readonly number[],
  change: { status: number; isPublished?: true },
): Promise<Decided | null> {
  const published = change.isPublished ? sql`, published_at = now()` : sql``;
  const { rows } = await sql<Decided>`
    update exam set status = ${change.status}, updated_at = now()${published}
    where id = ${examId} and kind = 0 and not isprivate and status = any(${from}::smallint[])
    returning account_id, title`.execute(tx);
  return rows[0] ?? null;
}

type ExamNotice = 'examApproved' | 'examRefused' | 'examSuspended' | 'examRestored';

async function tellAuthor(tx: Db, examId: number, exam: Decided, notice: ExamNotice, reason = ''): Promise<string> {
  await insertNoticesTo(tx, [exam.account_id], {
    kind: null,
    ...inAllLanguages(({ notices }: Texts) => notices[notice], { title: exam.title, reason }),
    path: `/exam/detail?exam_id=${examId}`,
  });
  return exam.title;
}

/** With a reason it goes back to its author as a draft. Null unless it waits for a review; else its title. */
export async function decideExam(tx: Db, examId: number, reason: string | null): Promise<string | null> {
  const change =
    reason === null ? ({ status: examStatus.normal, isPublished: true } as const) : { status: examStatus.draft };
  const exam = await moveExam(tx, examId, [examStatus.reviewing], change);
  if (!exam) return null;
  return reason === null
    ? tellAuthor(tx, examId, exam, 'examApproved')
    : tellAuthor(tx, examId, exam, 'examRefused', reason);
}

/** Null unless it can be: what is a draft or deleted is open to nobody anyway. */
export async function suspendExam(tx: Db, examId: number, reason: string): Promise<string | null> {
  const from = [examStatus.normal, examStatus.reviewing, examStatus.expired];
  const exam = await moveExam(tx, examId, from, { status: examStatus.suspended });
  return exam && tellAuthor(tx, examId, exam, 'examSuspended', reason);
}

/** What has expired meanwhile is closed again by the next look at the clock. */
export async function restoreExam(tx: Db, examId: number): Promise<string | null> {
  const exam = await moveExam(tx, examId, [examStatus.suspended], { status: examStatus.normal });
  return exam && tellAuthor(tx, examId, exam, 'examRestored');
}
