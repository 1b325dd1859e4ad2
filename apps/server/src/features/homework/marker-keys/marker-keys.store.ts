import { examKinds } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOfContext, isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isOpenTo } from '../../exam/access/access.ts';

export interface AskedRow {
  no: number;
  content_id: number;
  asked_id: number;
  is_author: boolean;
  is_companys: boolean;
  is_seen: boolean;
  exam_id: number | null;
}

const isExam = sql<boolean>`e.kind in (${sql.lit(examKinds.online)}, ${sql.lit(examKinds.local)})`;

/** By number: where its setter took each question from. Numbers of a paper count through its sources. */
const origins = (paperId: number) => sql`
  select row_number() over (order by s.place, n.place) as no, (s.source->>'exam_id')::bigint as exam_id,
    n.no::int as source_no, coalesce(s.source->'own_noes' @> n.no, false) as was_own
  from homework h
  cross join jsonb_array_elements(h.sources) with ordinality as s (source, place)
  cross join jsonb_array_elements(s.source->'sel_qs') with ordinality as n (no, place)
  where h.exam_id = ${paperId}`;

/** Re-graded by another key it is still the same question. */
const questions = (paperId: number) => sql`
  select q.no, q.content_id, coalesce(r.old_content_id, q.content_id) as asked_id, o.exam_id, o.source_no,
    coalesce(o.was_own, false) as was_own
  from exam_question q
  join homework h on h.exam_id = q.exam_id
  left join origin o on o.no = q.no
  left join lateral (
    select g.old_content_id from homework_regrade g
    where g.homework_id = h.id and g.no = q.no and g.undone_at is null order by g.id desc limit 1) r on true
  where q.exam_id = ${paperId}`;

/** Of `question q`: it was taken from such an exam, or such an exam asks or has asked it. */
function isOfExam(isMeant: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from exam e where e.id = q.exam_id and ${isExam} and ${isMeant})
    or exists (
      select from asked_content c join exam e on e.id = c.exam_id
      where c.content_id = q.asked_id and ${isExam} and ${isMeant}))`;
}

/** Of `question q`: written by the actor for their bank, when it was taken from there or as it stands there now. */
function isOfOwnBank(actor: Actor): RawBuilder<boolean> {
  const isOwnBank = sql<boolean>`e.kind = ${sql.lit(examKinds.bank)} and ${isOwnRow(actor, 'e')}`;
  return sql<boolean>`(
    exists (
      select from exam e left join bank_question b on b.exam_id = e.id and b.no = q.source_no
      where e.id = q.exam_id and ${isOwnBank} and (q.was_own or b.is_own))
    or exists (
      select from exam_question p join exam e on e.id = p.exam_id
      join bank_question b on b.exam_id = p.exam_id and b.no = p.no
      where p.content_id = q.asked_id and ${isOwnBank} and b.is_own))`;
}

/** The questions of a homework's paper, and what the actor is to each. */
export async function selectAsked(db: Db, actor: Actor, paperId: number): Promise<AskedRow[]> {
  const isCompanys = actor.company ? isOfExam(isOfContext(actor, 'e')) : sql<boolean>`false`;
  const { rows } = await sql<AskedRow>`
    with origin as (${origins(paperId)}), question as (${questions(paperId)})
    select q.no, q.content_id, q.asked_id, ${isOfExam(isOwnRow(actor, 'e'))} or ${isOfOwnBank(actor)} as is_author,
      ${isCompanys} as is_companys,
      exists (
        select from question_progress p
        where ${isOwnRow(actor, 'p')} and p.content_id in (q.asked_id, q.content_id) and p.seen_at is not null) as is_seen,
      (select e.id from exam e where e.id = q.exam_id and ${isExam} and ${isOpenTo(actor)}) as exam_id
    from question q order by q.no`.execute(db);
  return rows;
}
