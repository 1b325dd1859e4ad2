import type { OfferedRubric, Rubric } from '@tiku/contract';
import { isJudgedByPeople, questionTypes } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { homeworkPlaces, isHomeworkOf } from '../access/access.ts';

const forPeople = Object.values(questionTypes).filter(isJudgedByPeople);

/** By number; of all questions where none are named. */
export async function selectRubrics(
  db: Db,
  homeworkId: number,
  noes: readonly number[] | null,
): Promise<Map<number, Rubric>> {
  const { rows } = await sql<Omit<Rubric, 'criteria'> & { criteria: Present<Rubric['criteria']> }>`
    select r.no, r.version, r.is_from_full,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'criterion_id', c.id, 'sentence', c.sentence, 'points', c.points) order by c.place), '[]')
        from rubric_criterion c where c.homework_id = r.homework_id and c.no = r.no) as criteria
    from homework_rubric r
    where r.homework_id = ${homeworkId} and (${noes}::int[] is null or r.no = any(${noes}::int[]))
    order by r.no`.execute(db);
  return new Map(rows.map((row) => [row.no, row]));
}

/**
 * The last one by which the setter of this homework marks the same content in another: for the setter, and for those who manage
 * that one too. What was made for a company stays in it.
 */
export async function selectOffered(db: Db, actor: Actor, homeworkId: number): Promise<OfferedRubric[]> {
  const { rows } = await sql<Omit<OfferedRubric, 'criteria'> & { criteria: Present<OfferedRubric['criteria']> }>`
    select distinct on (q.no) q.no, e.title, r.is_from_full,
      (select coalesce(jsonb_agg(jsonb_build_object('sentence', c.sentence, 'points', c.points) order by c.place), '[]')
        from rubric_criterion c where c.homework_id = r.homework_id and c.no = r.no) as criteria
    from homework n
    join study_group ng on ng.id = n.group_id
    join exam_question q on q.exam_id = n.exam_id
    join homework_rubric r on r.content_id = q.content_id and r.account_id = n.account_id and r.homework_id <> n.id
    join homework o on o.id = r.homework_id
    join study_group og on og.id = o.group_id and og.company_id is not distinct from ng.company_id
    join exam e on e.id = o.exam_id
    where n.id = ${homeworkId} and q.type = any(${forPeople}::int[])
      and not exists (select from homework_rubric own where own.homework_id = n.id and own.no = q.no)
      and (r.account_id = ${actor.accountId} or exists (
        select from ${homeworkPlaces} where h.id = o.id and ${isHomeworkOf(actor, 'manager')}))
    order by q.no, r.changed_at desc, r.homework_id desc`.execute(db);
  return rows;
}

/** What an open question of a paper is worth. */
export async function findMarkedPlace(
  tx: Db,
  examId: number,
  no: number,
): Promise<{ content_id: number; score: number } | null> {
  const { rows } = await sql<{ content_id: number; score: number }>`
    select content_id, score from exam_question
    where exam_id = ${examId} and no = ${no} and type = any(${forPeople}::int[])`.execute(tx);
  return rows[0] ?? null;
}

interface WrittenRubric {
  homeworkId: number;
  no: number;
  contentId: number;
  isFromFull: boolean;
  criteria: readonly { criterion_id: number | null; sentence: string; points: number }[];
}

/** One version higher. The homework is held. */
export async function writeRubric(tx: Db, rubric: WrittenRubric): Promise<void> {
  const { homeworkId, no, contentId, isFromFull } = rubric;
  await sql`
    insert into homework_rubric as r (homework_id, no, content_id, account_id, is_from_full)
    select id, ${no}, ${contentId}, account_id, ${isFromFull} from homework where id = ${homeworkId}
    on conflict (homework_id, no) do update set
      is_from_full = excluded.is_from_full, version = r.version + 1, changed_at = now()`.execute(tx);
  const criteria = JSON.stringify(rubric.criteria.map((criterion, at) => ({ ...criterion, place: at + 1 })));
  await sql`
    delete from rubric_criterion c where c.homework_id = ${homeworkId} and c.no = ${no} and not exists (
      select from jsonb_to_recordset(${criteria}::jsonb) as g (criterion_id bigint) where g.criterion_id = c.id)`.execute(
    tx,
  );
  await sql`
    update rubric_criterion c set sentence = g.sentence, points = g.points, place = g.place
    from jsonb_to_recordset(${criteria}::jsonb) as g (criterion_id bigint, sentence text, points numeric, place integer)
    where c.id = g.criterion_id and c.homework_id = ${homeworkId} and c.no = ${no}`.execute(tx);
  await sql`
    insert into rubric_criterion (homework_id, no, place, sentence, points)
    select ${homeworkId}, ${no}, g.place, g.sentence, g.points
    from jsonb_to_recordset(${criteria}::jsonb) as g (criterion_id bigint, sentence text, points numeric, place integer)
    where g.criterion_id is null order by g.place`.execute(tx);
}

export async function deleteRubric(tx: Db, homeworkId: number, no: number): Promise<void> {
  await sql`delete from homework_rubric where homework_id = ${homeworkId} and no = ${no}`.execute(tx);
}
