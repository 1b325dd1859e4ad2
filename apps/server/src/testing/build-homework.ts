import { examKinds, examStatus, homeworkRules } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { buildExam } from './build-exam.ts';
import type { ExamTraits } from './build-exam.ts';
import { insertHomework } from '../features/homework/homework.ts';
import type { TimedRules } from '../features/homework/homework.ts';

export interface HomeworkTraits extends Partial<TimedRules> {
  title?: string;
  needs_marking?: boolean;
  paper?: NonNullable<ExamTraits['paper']>;
}

const HOUR = 3_600_000;

export function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * HOUR).toISOString();
}

/**
 * Set by somebody in a group, from an hour ago until in an hour, with the three small questions, unless told otherwise. They wrote
 * them: a draft of theirs asks the same.
 */
export async function buildHomework(
  db: Kysely<Tables>,
  groupId: number,
  accountId: number,
  traits: HomeworkTraits = {},
): Promise<{ homework_id: number; exam_id: number }> {
  const { title = 'Homework', needs_marking = false, paper, ...rules } = traits;
  const { start_time = hoursFromNow(-1), end_time = hoursFromNow(1) } = rules;
  const exam_id = await buildExam(db, accountId, { kind: examKinds.paper, title, ...(paper ? { paper } : {}) });
  const source = await buildExam(db, accountId, { status: examStatus.draft, isprivate: true, paper: { items: [] } });
  await sql`
    insert into exam_question (exam_id, no, content_id, type, score)
    select ${source}, no, content_id, type, score from exam_question where exam_id = ${exam_id}`.execute(db);
  const homework_id = await insertHomework(db, {
    start_time,
    end_time,
    ...homeworkRules.parse(rules),
    group_id: groupId,
    exam_id,
    account_id: accountId,
    needs_marking,
    sources: [],
    request_key: null,
  });
  return { homework_id, exam_id };
}
