// What somebody has studied on a day, and each answer for the review schedule, written where it is graded. It is never worked out again from attempts: those may go.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { FixedStatement } from '../../platform/db/fixed-statement.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { sumByDay, writeSums } from './study-sums.ts';
import type { StudiedQuestion, StudyTime } from './study-sums.ts';

/** In the time zone of an account, by a name it has in the statement. */
export function dayOf(instant: string, account: string) {
  return sql<string>`(${sql.raw(instant)} at time zone coalesce(${sql.ref(`${account}.time_zone`)}, 'UTC'))::date::text`;
}

export async function recordStudy(
  tx: Db,
  { accountId, company }: Actor,
  examId: number,
  studied: readonly StudiedQuestion[],
  time: StudyTime | null,
): Promise<void> {
  const sums = sumByDay(studied, time);
  if (sums.length === 0) return;
  const log = studied.filter(({ contentId, isRight }) => contentId !== null && isRight !== null).map(writeLog);
  await recorded.execute(tx, {
    accountId,
    companyId: company?.id ?? null,
    examId,
    sums: JSON.stringify(sums.map(writeSums)),
    log: JSON.stringify(log),
  });
}

interface Given {
  accountId: number;
  companyId: number | null;
  examId: number;
  /** JSON, both. */
  sums: string;
  log: string;
}

const added = sql`
  questions_count = d.questions_count + excluded.questions_count, judged_count = d.judged_count + excluded.judged_count,
  correct_count = d.correct_count + excluded.correct_count, seconds = d.seconds + excluded.seconds,
  parts = add_study_parts(d.parts, excluded.parts)`;

// Days in their order, so that two attempts of one person that end at once do not wait for each other.
const recorded = new FixedStatement<unknown, Given>(({ accountId, companyId, examId, sums, log }) => {
  const owner = sql`${accountId}::bigint, ${companyId}::bigint`;
  return sql`
    with sums as (
      select coalesce(s.day, (now() at time zone coalesce(a.time_zone, 'UTC'))::date) as day,
        s.questions, s.judged, s.correct, s.seconds, s.day_parts, s.exam_parts
      from jsonb_to_recordset(${sums}::jsonb) as s
        (day date, questions integer, judged integer, correct integer, seconds integer, day_parts jsonb, exam_parts jsonb)
      join account a on a.id = ${accountId}
      order by 1),
    logged as (
      insert into study_log (account_id, company_id, exam_id, content_ids, types, rights, days, seconds, ratings)
      select ${owner}, ${examId}::bigint, array_agg(content_id), array_agg(type), array_agg(is_right),
        array_agg(coalesce(l.day, (now() at time zone coalesce(a.time_zone, 'UTC'))::date)), array_agg(seconds),
        array_agg(null::smallint)
      from jsonb_to_recordset(${log}::jsonb) as l
        (content_id bigint, type smallint, is_right boolean, day date, seconds integer)
      join account a on a.id = ${accountId}
      having count(*) > 0),
    by_exam as (
      insert into study_exam_day as d (account_id, company_id, day, exam_id, kind, title,
        questions_count, judged_count, correct_count, seconds, parts)
      select ${owner}, s.day, e.id, e.kind, e.title, s.questions, s.judged, s.correct, s.seconds, s.exam_parts
      from sums s join exam e on e.id = ${examId} order by s.day
      on conflict on constraint study_exam_day_key do update set title = excluded.title, ${added})
    insert into study_day as d
      (account_id, company_id, day, questions_count, judged_count, correct_count, seconds, parts)
    select ${owner}, day, questions, judged, correct, seconds, day_parts from sums order by day
    on conflict on constraint study_day_key do update set ${added}`;
});

function writeLog({ contentId, type, isRight, day, seconds }: StudiedQuestion) {
  return { content_id: contentId, type, is_right: isRight, day, seconds };
}
