// The parameters of the schedule, fitted to how somebody remembers once they have answered enough.
import { computeParameters, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import { daysBetween } from '../statistics/statistics.ts';
import { rate, withPace } from './rating.ts';
import type { Pace } from './rating.ts';
import { selectAllAnswers, selectFittable, writeWeights } from './fit-weights.store.ts';
import { scheduleAnswers } from './schedule-answers.ts';
import type { LoggedAnswer } from './review.store.ts';

/** Fewer say too little of a single person. */
const answersNeeded = 400;
/** So many more, and they are fitted again. */
const growth = 1.5;
/** The newest of them: how somebody learned years ago says little. */
const answersRead = 20_000;

/** So many people a night. */
const most = 100;

/** One person after the other. */
export async function fitEverybody(db: Kysely<Tables>, run?: Run): Promise<void> {
  const select = (limit: number) => selectFittable(db, answersNeeded, growth, limit);
  await eachOfMany(db, { kind: 'fit-reviews', select, most, each: (id) => fitWeights(db, id) }, run);
}

export async function fitWeights(db: Kysely<Tables>, accountId: number): Promise<void> {
  await scheduleAnswers(db, accountId);
  const answers = await selectAllAnswers(db, accountId, answersRead);
  const weights = await computeParameters(itemsOf(answers), { enableShortTerm: false });
  await db.transaction().execute((tx) => writeWeights(tx, accountId, weights));
  await scheduleAnswers(db, accountId);
}

/** Every answer after the first to a question, with those before it; what is answered again on the same day counts once. */
function itemsOf(answers: readonly LoggedAnswer[]): FSRSBindingItem[] {
  const histories = new Map<number, { day: string; reviews: FSRSBindingReview[] }>();
  const items: FSRSBindingItem[] = [];
  let pace: Pace = {};
  for (const answer of answers) {
    const rated = { type: answer.type, isRight: answer.is_right, seconds: answer.seconds };
    const rating = answer.rating ?? rate(rated, pace);
    pace = withPace(pace, rated);
    const known = histories.get(answer.content_id);
    const days = known ? daysBetween(known.day, answer.day) : 0;
    if (known && days <= 0) continue;
    const reviews = [...(known?.reviews ?? []), new FSRSBindingReview(rating, days)];
    histories.set(answer.content_id, { day: answer.day, reviews });
    if (reviews.length > 1) items.push(new FSRSBindingItem(reviews));
  }
  return items;
}
