import { examKinds, examStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { buildExam } from './build-exam.ts';
import type { ExamTraits } from './build-exam.ts';
import { insertHomework } from '../features/homework/homework.ts';
import type { HomeworkRules } from '../features/homework/homework.ts';

export interface HomeworkTraits extends Partial<HomeworkRules> {
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
  const exam_id = await buildExam(db, accountId, { kind: examKinds.paper, title, ...(paper ? { paper } : {}) });
  const source = await buildExam(db, accountId, { status: examStatus.draft, isprivate: true, paper: { items: [] } });
  await sql`
    insert into exam_question (exam_id, no, content_id, type, score)
    select ${source}, no, content_id, type, score from exam_question where exam_id = ${exam_id}`.execute(db);
  const homework_id = await insertHomework(db, {
    start_time: hoursFromNow(-1),
    end_time: hoursFromNow(1),
    duration: 0,
    result_time: 0,
    redo_mode: 0,
    pass_percent: 60,
    is_rank: true,
    hide_answer: false,
    redo_hint: false,
    no_quit: false,
    max_switches: 0,
    switch_seconds: 5,
    ...rules,
    group_id: groupId,
    exam_id,
    account_id: accountId,
    needs_marking,
    sources: [],
    request_key: null,
  });
  return { homework_id, exam_id };
}
