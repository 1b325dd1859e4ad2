// How a group did with each question of a homework: by the first paper of each member, when nobody knew the key.
import type { Question, QuestionType } from '@tiku/questions';
import { isChosen, questionTypes } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isInFigures } from '../access/access.ts';

/** Seconds after which somebody was not at work on a question any more. */
const longestPause = 300;
const fewestPapers = 10;

const firstPapers = (homeworkId: number) => sql`
  select distinct on (a.account_id) a.id, a.started_at, a.auto_score + a.self_score as score
  from attempt a where a.homework_id = ${homeworkId} and a.deleted_at is null and a.handed_in_at is not null
    and ${isInFigures}
  order by a.account_id, a.round`;

export interface StatRow {
  no: number;
  type: QuestionType;
  content: Question;
  content_id: number;
  score: number;
  papers_count: number;
  answered_count: number;
  judged_count: number;
  right_share: number | null;
  score_share: number | null;
  discrimination: number | null;
}

/**
 * Discrimination is what the best 27 % of all papers earned of the question less what the last 27 % did: other than a
 * correlation, anybody can read it. Answers that wait for marks are left out.
 */
export async function selectQuestionStats(db: Db, homeworkId: number, examId: number): Promise<StatRow[]> {
  const { rows } = await sql<StatRow>`
    with paper as materialized (
      select f.id, row_number() over (order by f.score desc, f.id) as place, count(*) over () as papers_count
      from (${firstPapers(homeworkId)}) f),
    figure as (
      select q.no, count(p.id) as papers_count,
        count(*) filter (where w.status in ('graded', 'needs-person')) as answered_count,
        count(v.earned) as judged_count, avg((w.is_right is true)::int) filter (where v.earned is not null) as right_share,
        avg(v.earned / nullif(q.score, 0)) as score_share,
        avg(v.earned / nullif(q.score, 0)) filter (where p.place <= ceil(p.papers_count * 0.27))
          - avg(v.earned / nullif(q.score, 0)) filter (where p.place > p.papers_count - ceil(p.papers_count * 0.27))
          as discrimination
      from exam_question q left join paper p on true
      left join answer w on w.attempt_id = p.id and w.no = q.no
      cross join lateral (
        select case when p.id is null then null when w.status = 'needs-person' then w.self_score
          else coalesce(w.earned, 0) end as earned) v
      where q.exam_id = ${examId} group by q.no)
    select q.no, q.type, c.content, q.content_id, q.score, f.papers_count, f.answered_count, f.judged_count,
      round(f.right_share, 3) as right_share,
      round(f.score_share, 3) as score_share,
      case when f.papers_count >= ${fewestPapers} then round(f.discrimination, 2) end as discrimination
    from figure f join exam_question q on q.exam_id = ${examId} and q.no = f.no
    join question_content c on c.id = q.content_id order by q.no`.execute(db);
  return rows;
}

/** Between the save before and the one of the answer, as far as they came one by one. */
export async function selectMedianSeconds(db: Db, homeworkId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ no: number; seconds: number }>`
    select t.no, round((percentile_cont(0.5) within group (order by t.seconds))::numeric)::int as seconds
    from (
      select g.attempt_id, g.no, sum(least(${longestPause}, greatest(0, g.gap))) as seconds
      from (
        select l.attempt_id, l.no, extract(epoch from l.received_at
          - lag(l.received_at, 1, f.started_at) over (partition by l.attempt_id order by l.id)) as gap
        from (${firstPapers(homeworkId)}) f join answer_log l on l.attempt_id = f.id and l.outcome = 'kept') g
      group by g.attempt_id, g.no) t
    group by t.no`.execute(db);
  return new Map(rows.map(({ no, seconds }) => [no, seconds]));
}

interface ChoiceRow {
  no: number;
  option: string;
  count: number;
}

/** Their answers can be counted by option. */
const choiceTypes = Object.values(questionTypes).filter(isChosen);

/** Answers are kept with the author's letters, whatever order was shown. */
export async function selectChoices(db: Db, homeworkId: number, examId: number): Promise<ChoiceRow[]> {
  const { rows } = await sql<ChoiceRow>`
    select w.no, o.option, count(*) as count
    from (${firstPapers(homeworkId)}) f
    join answer w on w.attempt_id = f.id and w.answer is not null
    join exam_question q on q.exam_id = ${examId} and q.no = w.no and q.type = any(${choiceTypes}::smallint[])
    cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(w.answer) when 'array' then w.answer
        else jsonb_build_array(case when w.answer = 'true' then 'T' else 'F' end) end) as o (option)
    group by w.no, o.option`.execute(db);
  return rows;
}
