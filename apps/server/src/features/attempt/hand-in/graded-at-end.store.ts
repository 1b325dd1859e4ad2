import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { dayOf } from '../../statistics/statistics.ts';
import type { AnswerGrade } from '../answers/answer.store.ts';
import { listKinds } from '../kinds/kinds.ts';
import { longestPause } from '../paper/attempt.store.ts';

/** Of `answer w` in `attempt a`: how long after the answer before it. A learner who was away that long was not at it. */
export const answerSeconds = sql`
  nullif(least(extract(epoch from w.saved_at - lag(w.saved_at, 1, a.started_at) over (
    partition by a.id order by w.saved_at, w.no))::int, ${sql.lit(longestPause)}), ${sql.lit(longestPause)})`;

/** A question that nobody answered and everybody was given later counts for the day of the attempt. */
const givenAt = 'least(w.saved_at, a.handed_in_at)';

const columns = sql`
  a.id as attempt_id, w.no, coalesce(k.content_id, u.content_id) as content_id,
  case when w.self_score is null then w.status else 'graded' end as status, coalesce(w.earned, w.self_score) as earned, w.is_right`;

/**
 * What was graded at hand-in: answers that were checked before are on record since then. An open answer is graded once
 * somebody has judged it. What was graded by a new key counts for the question that has it.
 */
const source = () => sql`
  attempt a
  join account c on c.id = a.account_id
  join attempt_paper p on p.attempt_id = a.id
  cross join unnest(p.noes, p.content_ids, p.section_nos) as u (no, content_id, section_no)
  join answer w on w.attempt_id = p.attempt_id and w.no = u.no and w.shown_at is null and w.status <> 'unanswered'
  left join lateral (${regradedContent()}) k on true`;

/** Of question `u` of `attempt a`: a row that its kind brings, or none. The planner makes a plain join of a single way. */
function regradedContent(): RawBuilder<unknown> {
  const ways = listKinds().flatMap((kind) => kind.regradedContent ?? []);
  return ways.length > 0 ? sql.join(ways, sql` union all `) : sql`select null::bigint as content_id where false`;
}

interface GradedRow extends AnswerGrade {
  attempt_id: number;
  no: number;
  content_id: number;
  day: string;
  seconds: number | null;
}

export async function selectGradedAtEnd(tx: Db, attemptIds: readonly number[]): Promise<GradedRow[]> {
  const { rows } = await sql<GradedRow>`
    select ${columns}, ${dayOf(givenAt, 'c')} as day, ${answerSeconds} as seconds
    from ${source()} where a.id = any(${attemptIds}::bigint[])`.execute(tx);
  return rows;
}

export interface CountedRow extends AnswerGrade {
  attempt_id: number;
  account_id: number;
  company_id: number | null;
  exam_id: number;
  no: number;
  content_id: number;
  section_no: number | null;
  /** As it was when it was counted, in the time zone of that time. */
  day: string;
  hides_keys: boolean;
  retire_wrong: boolean;
  is_shared: boolean;
}

/**
 * What one question, or all, of these papers have added to the figures of their people, as they are graded now. Nothing as long
 * as results wait.
 */
export async function selectCounted(tx: Db, attemptIds: readonly number[], no: number | null): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select ${columns}, a.account_id, a.company_id, a.exam_id, u.section_no,
      (least(w.saved_at, a.handed_in_at) at time zone coalesce(a.counted_zone, c.time_zone, 'UTC'))::date::text as day,
      coalesce((a.rules->>'hide_answer')::boolean, false) as hides_keys, a.retire_wrong,
      a.is_counted and w.status = 'graded' and w.is_right is not null as is_shared
    from ${source()}
    where a.id = any(${attemptIds}::bigint[]) and (${no}::int is null or u.no = ${no}::int)
      and a.handed_in_at is not null and not a.is_withheld`.execute(tx);
  return rows;
}
