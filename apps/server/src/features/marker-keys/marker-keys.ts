// What whoever marks a homework may see of the keys to its questions. Marking grants none: it is what the same person would see
// without being the marker, because the question is their own, or because its key has been shown to them.
import { examKinds } from '@tiku/contract';
import type { HiddenKey } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isOfContext, isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { isOpenTo } from '../exam/access/access.ts';
import { maySeeKey, selectWithheld } from '../question-key/question-key.ts';
import type { KeyReader } from '../question-key/question-key.ts';

export interface MarkerKey extends KeyReader {
  /** Null where they see it. */
  hidden: HiddenKey | null;
}

interface Row {
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

/** By number, for all questions of a homework's paper: as what its marker reads their keys. */
export async function selectMarkerKeys(db: Db, actor: Actor, paperId: number): Promise<ReadonlyMap<number, MarkerKey>> {
  const isCompanys = actor.company ? isOfExam(isOfContext(actor, 'e')) : sql<boolean>`false`;
  const { rows } = await sql<Row>`
    with origin as (${origins(paperId)}), question as (${questions(paperId)})
    select q.no, q.content_id, q.asked_id, ${isOfExam(isOwnRow(actor, 'e'))} or ${isOfOwnBank(actor)} as is_author,
      ${isCompanys} as is_companys,
      exists (
        select from question_progress p
        where ${isOwnRow(actor, 'p')} and p.content_id in (q.asked_id, q.content_id) and p.seen_at is not null) as is_seen,
      (select e.id from exam e where e.id = q.exam_id and ${isExam} and ${isOpenTo(actor)}) as exam_id
    from question q order by q.no`.execute(db);
  const contentIds = [...new Set(rows.flatMap(({ content_id, asked_id }) => [content_id, asked_id]))];
  const withheld = await selectWithheld(db, actor.accountId, contentIds);
  return new Map(rows.map((row) => [row.no, markerKeyOf(row, withheld)]));
}

function markerKeyOf(row: Row, withheld: ReadonlySet<number>): MarkerKey {
  const isWithheld = withheld.has(row.content_id) || withheld.has(row.asked_id);
  const reader = { isAuthor: row.is_author, isSeen: row.is_seen || row.is_companys, isWithheld };
  if (maySeeKey(reader)) return { ...reader, hidden: null };
  return {
    ...reader,
    hidden: isWithheld ? { reason: 'withheld', exam_id: null } : { reason: 'unseen', exam_id: row.exam_id },
  };
}

/** For what a paper no longer asks. */
const unknownKey: MarkerKey = {
  isAuthor: false,
  isSeen: false,
  isWithheld: false,
  hidden: { reason: 'unseen', exam_id: null },
};

export function markerKeyAt(keys: ReadonlyMap<number, MarkerKey>, no: number): MarkerKey {
  return keys.get(no) ?? unknownKey;
}
