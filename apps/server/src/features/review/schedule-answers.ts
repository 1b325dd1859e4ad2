// Answers that were given anywhere move the cards of their questions. Reading the queue does it, and so does a job for those who
// do not look, so that grading has to write down the answers alone.
import type { ReviewRating } from '@tiku/contract';
import type { Kysely } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import { addDays, daysBetween } from '../statistics/statistics.ts';
import { rate, withPace } from './rating.ts';
import {
  lockPlan,
  selectCards,
  selectUnscheduled,
  selectWaitingAccounts,
  writeCards,
  writeHabits,
  writeScheduled,
} from './review.store.ts';
import type { Card, LoggedAnswer } from './review.store.ts';
import { createSchedule } from './schedule.ts';
import type { Schedule } from './schedule.ts';

const batchSize = 200;

/** All that have come in. */
export async function scheduleAnswers(db: Kysely<Tables>, accountId: number): Promise<void> {
  for (let taken = batchSize; taken === batchSize;) {
    taken = await db.transaction().execute((tx) => scheduleBatch(tx, accountId));
  }
}

/** For those who do not look at their queue. */
export async function scheduleEverybody(db: Kysely<Tables>, run?: Run): Promise<void> {
  const select = (limit: number) => selectWaitingAccounts(db, limit);
  await eachOfMany(db, { kind: 'schedule-reviews', select, each: (id) => scheduleAnswers(db, id) }, run);
}

/** Answers how many entries of the log there were. */
async function scheduleBatch(tx: Db, accountId: number): Promise<number> {
  const plan = await lockPlan(tx, accountId);
  const logs = await selectUnscheduled(tx, accountId, batchSize);
  if (logs.length === 0) return 0;
  const schedule = createSchedule(plan.weights);
  let { pace } = plan;
  let repeatedCount = 0;
  for (const [companyId, answers] of Map.groupBy(
    logs.flatMap((log) => log.answers),
    ({ company_id }) => company_id,
  )) {
    const cards = await selectCards(tx, accountId, companyId, answers);
    for (const answer of answers) {
      const { type, is_right: isRight, seconds } = answer;
      const rated = { type, isRight, seconds };
      const rating = answer.rating ?? rate(rated, pace);
      const card = cards.get(answer.content_id);
      if (card && card.answered_on < answer.day) repeatedCount += 1;
      cards.set(answer.content_id, moveCard(schedule, card, answer, rating));
      pace = withPace(pace, rated);
    }
    await writeCards(tx, accountId, companyId, [...cards.values()]);
  }
  await writeHabits(tx, accountId, pace, repeatedCount);
  await writeScheduled(
    tx,
    accountId,
    logs.map(({ id }) => id),
  );
  return logs.length;
}

/** A card after one more answer. What was answered without a connection may come in late, and then counts as of the same day. */
function moveCard(schedule: Schedule, before: Card | undefined, answer: LoggedAnswer, rating: ReviewRating): Card {
  const day = before && before.answered_on > answer.day ? before.answered_on : answer.day;
  const elapsed = before ? daysBetween(before.answered_on, day) : 0;
  const { stability, difficulty, interval } = schedule.next(before ?? null, elapsed, rating);
  const wasDue = before !== undefined && before.due_on <= day;
  return {
    content_id: answer.content_id,
    exam_id: answer.exam_id,
    type: answer.type,
    stability,
    difficulty,
    answered_on: day,
    is_right: answer.is_right,
    due_on: addDays(day, interval),
    reviewed_on: wasDue ? day : (before?.reviewed_on ?? null),
    answered_count: (before?.answered_count ?? 0) + 1,
    lapses_count: (before?.lapses_count ?? 0) + Number(before !== undefined && rating === 1),
    log_id: answer.log_id,
    rating,
    before: before ? { ...before, before: null } : null,
  };
}

/** The card as it would be had the last answer been rated so. */
export function correctCard(schedule: Schedule, card: Card, rating: ReviewRating): Card {
  const { content_id, exam_id, type, answered_on: day, is_right, log_id } = card;
  const answer = { content_id, exam_id, type, day, is_right, log_id, seconds: null, rating };
  return { ...moveCard(schedule, card.before ?? undefined, answer, rating), reviewed_on: card.reviewed_on };
}
