import { bundleStatus, examStatus, feedbackStatus, reviewStatus } from '@tiku/contract';
import type { OperatorQueue } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { waitsStill } from './reviews/review.store.ts';

/** The most that is counted: an operator who has more to do knows that by then. */
export const mostCounted = 1_000;

export interface Waiting {
  count: number;
  oldest_at: Date | null;
  late_count: number;
}

/** The times since when each thing waits, spelled as in the partial indexes. */
const waitingTimes: Record<Exclude<OperatorQueue, 'job'>, RawBuilder<unknown>> = {
  exam: sql`
    select e.reviewing_since as at from exam e
    where e.status = ${sql.lit(examStatus.reviewing)} and ${waitsStill(sql`e`)}`,
  bundle: sql`
    (select reviewing_since as at from bundle
     where status = ${sql.lit(bundleStatus.reviewing)} and deleted_at is null order by at limit ${sql.lit(mostCounted)})
    union all
    (select c.waiting_since as at from bundle_change c join bundle b on b.id = c.bundle_id
     where c.waiting_since is not null and b.deleted_at is null order by at limit ${sql.lit(mostCounted)})`,
  company: sql`select submitted_at as at from company_draft where review_status = ${sql.lit(reviewStatus.underReview)}`,
  partner: sql`select submitted_at as at from partner where draft_status = ${sql.lit(reviewStatus.underReview)}`,
  feedback: sql`
    select waiting_since as at from feedback
    where waiting_since is not null and status = ${sql.lit(feedbackStatus.inProgress)}`,
  guest: sql`select created_at as at from guest_feedback where settled_at is null`,
  report: sql`select created_at as at from question_report where answered_at is null`,
};

export async function countWaiting(db: Db, queue: keyof typeof waitingTimes, cutoff: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*), min(at) as oldest_at, count(*) filter (where at < ${cutoff}) as late_count
    from (${waitingTimes[queue]} order by at limit ${mostCounted}) w`.execute(db);
  return rows[0] ?? { count: 0, oldest_at: null, late_count: 0 };
}
