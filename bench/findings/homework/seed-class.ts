// A class, its teacher, and a paper for it.
import type pg from 'pg';
import { insertExam } from '../../attempts.ts';
import { insertCrowd } from '../people.ts';

type Headers = Record<string, string>;

export interface SchoolClass {
  teacher: Headers;
  students: Headers[];
  groupId: number;
  /** An exam with what is asked, and the paper of a homework that asks the same. */
  examId: number;
  paperId: number;
  homeworkId: number;
}

export async function seedClass(pool: pg.Pool, size: number, questions: readonly object[]): Promise<SchoolClass> {
  const [teacher, ...students] = await insertCrowd(pool, 'sitter', size + 1);
  if (!teacher) throw new Error('nobody teaches');
  const examId = await insertExam(pool, questions);
  const { rows: groups } = await pool.query<{ id: string }>(
    `insert into study_group (public_id, name, founder_id, member_count) values ('sitters', 'Class', $1, $2) returning id`,
    [teacher.id, size + 1],
  );
  const groupId = Number(groups[0]?.id);
  await pool.query(
    `insert into group_member (group_id, account_id, role, status, joined_at)
     select $1::bigint, $2::bigint, 2, 0, now() union all select $1, id, 0, 2, now() from unnest($3::bigint[]) id`,
    [groupId, teacher.id, students.map(({ id }) => id)],
  );
  const { rows: papers } = await pool.query<{ exam_id: string; homework_id: string }>(
    `with paper as (
       insert into exam (account_id, title, status, kind, isprivate, public_id, share_token, questions_count, full_score)
       select $2, 'Homework', 0, 3, true, 'sat', 'sat', questions_count, full_score from exam where id = $3 returning id),
     asked as (
       insert into exam_question (exam_id, no, content_id, type, score)
       select paper.id, q.no, q.content_id, q.type, q.score from paper, exam_question q where q.exam_id = $3)
     insert into homework (group_id, exam_id, account_id, start_time, end_time, closes_at, duration, result_time, redo_mode,
       pass_percent, is_rank, hide_answer, redo_hint, no_quit, max_switches, switch_seconds, needs_marking, sources)
     select $1, id, $2, now(), now() + interval '1 hour', now() + interval '1 hour', 0, 0, 0, 60, true, false, false, true, 3,
       5, false, '[]' from paper returning exam_id, id as homework_id`,
    [groupId, teacher.id, examId],
  );
  await pool.query('vacuum analyze');
  return {
    teacher: teacher.headers,
    students: students.map(({ headers }) => headers),
    groupId,
    examId,
    paperId: Number(papers[0]?.exam_id),
    homeworkId: Number(papers[0]?.homework_id),
  };
}
