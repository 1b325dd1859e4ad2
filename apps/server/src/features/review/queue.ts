import type { ResponseOf, ReviewQuestion, ReviewRating } from '@tiku/contract';
import { limits } from '@tiku/contract';
import { searchableText } from '@tiku/questions/rich-text';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { addDays, daysBetween } from '../statistics/statistics.ts';
import { planOf } from './plan.ts';
import {
  countCards,
  findCard,
  findPlan,
  lockPlan,
  selectDue,
  selectReviewed,
  selectSuspended,
  writeCards,
  writeRating,
  writeSuspended,
} from './review.store.ts';
import type { PlacedCard } from './review.store.ts';
import { createSchedule } from './schedule.ts';
import type { Schedule } from './schedule.ts';
import { correctCard, scheduleAnswers } from './schedule-answers.ts';
import { spread } from './spread.ts';

type Member = Context<'member'>;
type List = ResponseOf<'GET /review/queue'>;

const daysShown = 7;
const stemLength = 160;

/** What there is to review, without the days to come: also for the home page. */
export async function readToday(context: Member) {
  const { db, actor } = context;
  await scheduleAnswers(db, actor.accountId);
  const plan = await findPlan(db, actor.accountId);
  const counts = await countCards(db, actor, daysShown);
  const { review_amount: amount } = planOf(plan);
  const wanted = Math.max(0, amount - counts.done_count);
  const todo = wanted === 0 ? [] : await selectDue(db, actor, counts.today, wanted);
  // Where fewer have a place than are wanted, no others do.
  const due = todo.length < wanted ? todo.length : counts.due_count;
  return {
    plan: planOf(plan),
    isFitted: (plan?.weights ?? null) !== null,
    ...counts,
    due_count: amount === 0 ? 0 : due,
    todo_count: todo.length,
  };
}

export async function readSummary(context: Member): Promise<ResponseOf<'GET /review/summary'>> {
  const { today, coming, isFitted, ...summary } = await readToday(context);
  const counts = new Map(coming.map(({ date, count }) => [date, count]));
  const dates = Array.from({ length: daysShown }, (_, at) => addDays(today, at));
  const due = dates.map((date, at) => (at === 0 ? summary.due_count : (counts.get(date) ?? 0)));
  const asked = spread(due, summary.plan.review_amount, summary.done_count);
  return { ...summary, is_fitted: isFitted, week: dates.map((date, at) => ({ date, count: asked[at] ?? 0 })) };
}

export async function readQueue(context: Member): Promise<List> {
  const { db, actor } = context;
  await scheduleAnswers(db, actor.accountId);
  const { review_amount: amount } = planOf(await findPlan(db, actor.accountId));
  const { today, done_count: done } = await countCards(db, actor, 0);
  const wanted = Math.max(0, amount - done);
  return present(context, today, wanted === 0 ? [] : await selectDue(db, actor, today, wanted));
}

export async function readAnswered(context: Member): Promise<List> {
  const { db, actor } = context;
  await scheduleAnswers(db, actor.accountId);
  const { today } = await countCards(db, actor, 0);
  return present(context, today, await selectReviewed(db, actor, today, limits.reviewAmountMax));
}

export async function readSuspended(context: Member): Promise<List> {
  const { db, actor } = context;
  const { today } = await countCards(db, actor, 0);
  return present(context, today, await selectSuspended(db, actor, limits.reviewAmountMax));
}

async function present(context: Member, today: string, cards: readonly PlacedCard[]): Promise<List> {
  const { db, actor, contents } = context;
  const schedule = createSchedule((await findPlan(db, actor.accountId))?.weights ?? null);
  const questions = await contents.questions.select(
    db,
    cards.map(({ content_id }) => content_id),
  );
  const list = cards.flatMap((card) => {
    const content = questions.get(card.content_id);
    return content ? [presentCard(card, content.desc, today, schedule)] : [];
  });
  return { today, list };
}

function presentCard(card: PlacedCard, desc: string, today: string, schedule: Schedule): ReviewQuestion {
  const { exam_id, title, no, answered_on, due_on, is_right, rating, answered_count, lapses_count, stability } = card;
  const recall = schedule.recall(stability, Math.max(0, daysBetween(answered_on, today)));
  return {
    exam: { id: exam_id, title },
    no,
    stem: searchableText(desc).slice(0, stemLength),
    answered_on,
    due_on,
    is_right,
    rating,
    answered_count,
    lapses_count,
    recall: Math.round(recall * 100),
  };
}

interface Named {
  exam_id: number;
  no: number;
}

export async function correctRating(
  { db, actor }: Member,
  { exam_id, no, rating }: Named & { rating: ReviewRating },
): Promise<{ due_on: string }> {
  return db.transaction().execute(async (tx) => {
    const { weights } = await lockPlan(tx, actor.accountId);
    const card = await findCard(tx, actor, exam_id, no);
    if (!card) throw new AppError('not_found');
    const corrected = correctCard(createSchedule(weights), card, rating);
    await writeRating(tx, actor.accountId, card, rating);
    await writeCards(tx, actor.accountId, actor.company?.id ?? null, [corrected]);
    return { due_on: corrected.due_on };
  });
}

export async function suspend(
  { db, actor }: Member,
  { exam_id, no, is_suspended }: Named & { is_suspended: boolean },
): Promise<Record<string, never>> {
  const card = await findCard(db, actor, exam_id, no);
  if (!card) throw new AppError('not_found');
  await writeSuspended(db, actor, card.content_id, is_suspended);
  return {};
}
