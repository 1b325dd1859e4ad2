// What was counted for days of study, after something of it was graded anew: the days move by the difference.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { sumByDay, writeSums } from './study-sums.ts';
import type { StudiedQuestion } from './study-sums.ts';

interface MovedStudy extends Pick<StudiedQuestion, 'day' | 'type' | 'difficulty' | 'sectionNo' | 'isRight'> {
  accountId: number;
  companyId: number | null;
  /** It was counted so, and is no more. */
  isGone: boolean;
}

/** Of one exam, for however many people. Days are locked in their order, as when study is recorded. */
export async function moveStudy(tx: Db, examId: number, moved: readonly MovedStudy[]): Promise<void> {
  if (moved.length === 0) return;
  const people = Map.groupBy(moved, ({ accountId, companyId }) => `${accountId} ${companyId}`);
  const sums = [...people.values()].flatMap((rows) => {
    const [{ accountId, companyId }] = rows as [MovedStudy];
    const days = sumByDay(
      rows.map((row) => ({ ...row, isCounted: true })),
      null,
    );
    return days.map((day) => Object.assign(writeSums(day), { account_id: accountId, company_id: companyId }));
  });
  const moves = sql`
    jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as s (account_id bigint, company_id bigint, day date,
      questions integer, judged integer, correct integer, day_parts jsonb, exam_parts jsonb)`;
  const counts = sql`
    questions_count = greatest(0, d.questions_count + s.questions), judged_count = greatest(0, d.judged_count + s.judged),
    correct_count = greatest(0, d.correct_count + s.correct)`;
  const isSameDay = sql<boolean>`
    d.account_id = s.account_id and d.company_id is not distinct from s.company_id and d.day = s.day`;
  // A day on which nothing was counted yet begins with nothing.
  await sql`
    insert into study_exam_day (account_id, company_id, day, exam_id, kind, title)
    select s.account_id, s.company_id, s.day, e.id, e.kind, e.title from ${moves} join exam e on e.id = ${examId}
    where s.questions > 0 order by s.account_id, s.day on conflict do nothing`.execute(tx);
  await sql`
    insert into study_day (account_id, company_id, day) select s.account_id, s.company_id, s.day from ${moves}
    where s.questions > 0 order by s.account_id, s.day on conflict do nothing`.execute(tx);
  await sql`
    update study_exam_day d set ${counts}, parts = add_study_parts(d.parts, s.exam_parts) from ${moves}
    where ${isSameDay} and d.exam_id = ${examId}`.execute(tx);
  await sql`
    update study_day d set ${counts}, parts = add_study_parts(d.parts, s.day_parts) from ${moves}
    where ${isSameDay}`.execute(tx);
}
