// What waits for operators, for their start page.
import { selectTime } from '../../platform/db/database-time.ts';
import { applicationKinds, limits, operatorQueues } from '@tiku/contract';
import type { OperatorQueue } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { countAside } from '../../platform/jobs/set-aside.store.ts';
import { subtractBusinessDays } from './reviews/business-days.ts';
import { countWaiting, mostCounted } from './waiting.store.ts';
import type { Waiting } from './waiting.store.ts';

export async function listQueues({ db, jobs, config }: Pick<Services, 'db' | 'jobs' | 'config'>) {
  const cutoff = subtractBusinessDays(await selectTime(db), limits.reviewDays);
  const describeQueue = async (queue: OperatorQueue) => {
    const waiting = queue === 'job' ? await countFailed(db, jobs) : await countWaiting(db, queue, cutoff);
    return { ...waiting, queue, oldest_at: waiting.oldest_at?.toISOString() ?? null };
  };
  const missing: readonly OperatorQueue[] = config.variant === 'A' ? [] : applicationKinds;
  return Promise.all(operatorQueues.filter((queue) => !missing.includes(queue)).map(describeQueue));
}

/** Whole jobs, and what they have set aside. */
async function countFailed(db: Db, jobs: Jobs): Promise<Waiting> {
  const [failed, aside] = await Promise.all([jobs.deadLetters(mostCounted), countAside(db)]);
  const times = [...failed.map(({ failedAt }) => failedAt), ...aside.map(({ oldest_at }) => oldest_at)];
  return {
    count: aside.reduce((sum, { count }) => sum + count, failed.length),
    oldest_at: times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    late_count: 0,
  };
}
