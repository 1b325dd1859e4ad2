import type { Answer } from '@tiku/questions';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { rulesFor } from '../features/homework/homework.ts';

interface PaperAnswer {
  no: number;
  answer: Answer | null;
  status: 'graded' | 'unanswered' | 'needs-person';
  earned?: number | null;
  is_right?: boolean | null;
}

/** What somebody handed in of a homework, as hand-in leaves it. Answers its id. */
export async function buildPaper(
  db: Kysely<Tables>,
  homeworkId: number,
  accountId: number,
  answers: readonly PaperAnswer[],
): Promise<number> {
  const awaitsMarks = answers.some(({ status }) => status === 'needs-person');
  const { rows } = await sql<{ id: number }>`
    with practised as (
      insert into practice (account_id, exam_id, prac_type, attempts_count)
      select ${accountId}, h.exam_id, 21, 1 from homework h where h.id = ${homeworkId} returning *),
    begun as (
      insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
        retire_wrong, homework_id, round, rules, handed_in_at, deadline, awaits_marks, is_withheld, auto_score,
        answered_count, correct_count, unmarked_count)
      select p.id, p.account_id, p.exam_id, 1, 21, e.questions_count, e.full_score, false, h.id, 1,
        ${rulesFor(sql`h.end_time`)}, now(), h.end_time, ${awaitsMarks}, ${awaitsMarks},
        ${answers.reduce((sum, { earned }) => sum + (earned ?? 0), 0)},
        ${answers.filter(({ status }) => status !== 'unanswered').length},
        ${answers.filter(({ is_right }) => is_right).length},
        ${answers.filter(({ status }) => status === 'needs-person').length}
      from practised p join homework h on h.id = ${homeworkId} join exam e on e.id = h.exam_id returning *),
    asked as (
      insert into attempt_paper (attempt_id, selection, noes, content_ids, section_nos, material_ids, scores)
      select b.id, '{}', array_agg(q.no order by q.no), array_agg(q.content_id order by q.no),
        array_agg(q.section_no order by q.no), array_agg(q.material_id order by q.no), array_agg(q.score order by q.no)
      from begun b join exam_question q on q.exam_id = b.exam_id group by b.id)
    select id from begun`.execute(db);
  const attemptId = rows[0]?.id ?? 0;
  await sql`
    insert into answer (attempt_id, no, seq, answer, status, earned, is_right)
    select ${attemptId}, g.no, 1, nullif(g.answer, 'null'), g.status, g.earned, g.is_right
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
      as g (no integer, answer jsonb, status text, earned numeric, is_right boolean)`.execute(db);
  return attemptId;
}
