// How well somebody knew a question, from what they answered and how long it took them.
import type { ReviewRating } from '@tiku/contract';

/** By type of question: how many answers, and the mean of the logarithms of their seconds. */
export type Pace = Record<string, [number, number]>;

/** Before so many answers of a type nobody knows what is quick for this person. */
const answersKnown = 20;
/** A part of the usual time. A choice that is right at once may be a guess, so that little counts as easy. */
const quick = 0.4;
const slow = 2.5;
/** Older answers count less and less. */
const memory = 200;

interface Rated {
  type: number;
  isRight: boolean;
  seconds: number | null;
}

export function rate({ type, isRight, seconds }: Rated, pace: Pace): ReviewRating {
  if (!isRight) return 1;
  const [known, mean] = pace[type] ?? [0, 0];
  if (seconds === null || known < answersKnown) return 3;
  const share = seconds / Math.exp(mean);
  if (share > slow) return 2;
  return share < quick ? 4 : 3;
}

/** With one more right answer. What is wrong says nothing of the time that knowing takes. */
export function withPace(pace: Pace, { type, isRight, seconds }: Rated): Pace {
  if (!isRight || seconds === null) return pace;
  const [known, mean] = pace[type] ?? [0, 0];
  const count = Math.min(known + 1, memory);
  return { ...pace, [type]: [count, mean + (Math.log(Math.max(seconds, 1)) - mean) / count] };
}
