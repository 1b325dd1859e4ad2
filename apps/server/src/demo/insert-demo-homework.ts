import { examKinds, examStatus, homeworkRules, practiceTypes } from '@tiku/contract';
import { isJudgedByPeople } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { insertExam, usualSettings } from '../features/exam/exam.ts';
import { insertPaper } from '../features/exam/paper/paper.ts';
import { selectSitting } from '../features/homework/sit/sit.ts';
import type { Memory } from '../features/attempt/paper/paper.ts';
import {
  closeAttempt,
  createPapers,
  insertSwitches,
  judgeSwitch,
  lockUnfinished,
  releaseResults,
  writeAnswers,
} from '../features/attempt/attempt.ts';
import { lockPractice } from '../features/attempt/begin/begin.ts';
import { createContents } from '../features/question-content/question-content.ts';
import type { DemoUsername } from '../platform/config/demo-accounts.ts';
import { demoHomework } from './demo-homework.ts';
import type { DemoHomework, DemoSitting } from './demo-homework.ts';
import {
  completePapers,
  insertHomework,
  insertPaperQuestions,
  insertSitting,
  readHomework,
  selectChosen,
  writeMarks,
} from '../features/homework/homework.ts';
import { findContentId, upsertReport } from '../features/report/report.ts';

type Ids = ReadonlyMap<DemoUsername, number>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY);

/** In the class, which is the first of the groups. */
export async function insertDemoHomework(tx: Db, ids: Ids): Promise<void> {
  const memory = { contents: createContents(), papers: createPapers() };
  const group = await tx.selectFrom('study_group').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  for (const homework of demoHomework) {
    const accountId = ids.get(homework.by) ?? 0;
    const set = await insertSet(tx, group.id, accountId, homework);
    for (const sitting of homework.sittings) {
      const attemptId = await insertAttempt(tx, memory, set, homework, sitting, ids.get(sitting.by) ?? 0);
      const marks = Object.entries(sitting.marks ?? {}).map(([no, { score, comment }]) => ({
        answer_id: attemptId,
        no: Number(no),
        m_s: score,
        m_c: comment,
        criteria: [],
        adjustment: null,
        version: 0,
      }));
      await writeMarks(tx, accountId, marks);
    }
    for (const { by, no, ...report } of homework.reports ?? []) {
      const content_id = await findContentId(tx, set.exam_id, no);
      if (content_id === null) throw new Error(`“${homework.title}” has no question ${no}`);
      const about = { exam_id: set.exam_id, no, content_id, account_id: ids.get(by) ?? 0, company_id: null };
      await upsertReport(tx, { ...about, ...report });
    }
    if (!homework.isCompleted) continue;
    await completePapers(tx, { accountId, company: null }, set);
    for (const { by } of homework.sittings) await releaseResults(tx, memory, ids.get(by) ?? 0);
  }
  // They were told days ago.
  await sql`
    insert into notice_read (account_id, notice_id)
    select account_id, id from notice where account_id is not null`.execute(tx);
}

interface SetHomework {
  id: number;
  exam_id: number;
}

async function insertSet(tx: Db, groupId: number, accountId: number, homework: DemoHomework): Promise<SetHomework> {
  const { title, start, end, rules, questions } = homework;
  const exam = {
    ...usualSettings,
    status: examStatus.normal,
    account_id: accountId,
    company_id: null,
    title,
    description: '',
    last_updates: '',
    keywords: '',
    category_id: null,
    isprivate: true,
    duration: 0,
  };
  // Out of an exam that its teacher wrote for it, and keeps.
  const sourceId = await insertExam(tx, exam);
  const items = questions.map((question) => ({ question, section: null, material: null }));
  await insertPaper(tx, sourceId, { sections: [], materials: [], items }, new Map());
  const sel_qs = questions.map((_, at) => at + 1);
  const exam_id = await insertExam(tx, { ...exam, kind: examKinds.paper });
  const wanted = sel_qs.map((no) => ({ exam_id: sourceId, no }));
  await insertPaperQuestions(tx, exam_id, await selectChosen(tx, wanted));
  const id = await insertHomework(tx, {
    ...homeworkRules.parse(rules),
    start_time: daysFromNow(start).toISOString(),
    end_time: daysFromNow(end).toISOString(),
    group_id: groupId,
    exam_id,
    account_id: accountId,
    needs_marking: questions.some(({ type }) => isJudgedByPeople(type)),
    sources: [{ exam_id: sourceId, sel_qs }],
    request_key: null,
  });
  await sql`update homework set created_at = start_time, updated_at = start_time where id = ${id}`.execute(tx);
  return { id, exam_id };
}

/** As if it had been begun, answered and handed in then: where the deadline has passed, an attempt ends at it. */
async function insertAttempt(
  tx: Db,
  memory: Memory,
  { id, exam_id }: SetHomework,
  { start }: DemoHomework,
  { begun, minutes, answers, departures = [] }: DemoSitting,
  accountId: number,
): Promise<number> {
  const actor = { accountId, company: null };
  await readHomework(tx, actor, id);
  const practiceId = await lockPractice(tx, actor, exam_id, practiceTypes.homework);
  const sitting = await selectSitting(tx, id, actor);
  const attemptId = await insertSitting(tx, actor, exam_id, practiceId, { ...sitting, until: daysFromNow(1) });
  const kept = answers.flatMap((answer, at) => (answer === null ? [] : { no: at + 1, seq: 1, answer, grade: null }));
  await writeAnswers(tx, attemptId, kept, []);
  const startedAt = daysFromNow(start + begun);
  const endedAt = minutes === null ? sitting.until : new Date(startedAt.getTime() + minutes * MINUTE);
  await sql`
    update attempt set started_at = ${startedAt}, saved_at = ${startedAt}, deadline = ${endedAt}
    where id = ${attemptId}`.execute(tx);
  await sql`
    update answer set saved_at = ${startedAt}::timestamptz + no * interval '3 minutes'
    where attempt_id = ${attemptId}`.execute(tx);
  const attempt = await lockUnfinished(tx, attemptId);
  if (!attempt?.rules || minutes === null) return attemptId;
  const { rules } = attempt;
  const judged = departures.map(({ minute, seconds, cause }, at) => {
    const left_at = new Date(startedAt.getTime() + minute * MINUTE).toISOString();
    return judgeSwitch({ seq: at + 1, left_at, seconds, cause }, { rules, startedAt, now: new Date() });
  });
  await insertSwitches(tx, attemptId, judged);
  await closeAttempt(tx, memory, attempt);
  await sql`
    update attempt set is_timed_out = false, deadline = ${sitting.until} where id = ${attemptId}`.execute(tx);
  return attemptId;
}
