// When a question is about to be forgotten, by FSRS on whole days: a learner comes back on another day, not in ten minutes.
import type { ReviewRating } from '@tiku/contract';
import { createEmptyCard, fsrs, generatorParameters, State } from 'ts-fsrs';
import type { Card } from 'ts-fsrs';

export interface Remembered {
  stability: number;
  difficulty: number;
}

interface Scheduled extends Remembered {
  /** Days until it is asked again, at least one. */
  interval: number;
}

export interface Schedule {
  /** After an answer so many days after the one before; null before the first. */
  next(remembered: Remembered | null, days: number, rating: ReviewRating): Scheduled;
  /** How likely it is known so many days after the last answer, between 0 and 1. */
  recall(stability: number, days: number): number;
}

const DAY_MS = 24 * 60 * 60_000;
const longestInterval = 3_650;

/** On a scale of whole days; which day it is does not matter. */
function dayAt(days: number): Date {
  return new Date(days * DAY_MS);
}

function cardOf(remembered: Remembered | null): Card {
  const card = createEmptyCard(dayAt(0));
  return remembered ? { ...card, ...remembered, state: State.Review, reps: 1, last_review: dayAt(0) } : card;
}

export function createSchedule(weights: readonly number[] | null): Schedule {
  const scheduler = fsrs(
    generatorParameters({
      enable_short_term: false,
      maximum_interval: longestInterval,
      ...(weights && { w: [...weights] }),
    }),
  );
  return {
    next: (remembered, days, rating) => {
      const { card } = scheduler.next(cardOf(remembered), dayAt(remembered ? days : 0), rating);
      return { stability: card.stability, difficulty: card.difficulty, interval: card.scheduled_days };
    },
    recall: (stability, days) => scheduler.forgetting_curve(days, stability),
  };
}
