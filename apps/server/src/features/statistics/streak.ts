const DAY_MS = 24 * 60 * 60_000;

/** Days between two that are forgiven. */
const forgivenEvery = 7;

export interface Streak {
  /** On which was studied without a break; a day that was missed does not count. */
  days: number;
  longest: number;
  is_done_today: boolean;
}

/** Days on which was studied, one after the other. */
export interface Run {
  first: string;
  last: string;
}

function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** One missed day a week does not end a streak, and neither does today before it is over. */
export function streakOf(runs: readonly Run[], today: string): Streak {
  let length = 0;
  let longest = 0;
  let last = Number.NEGATIVE_INFINITY;
  let forgiven = Number.NEGATIVE_INFINITY;
  for (const run of runs) {
    const first = numberOf(run.first);
    const missed = first - last - 1;
    const isForgiven = missed === 1 && first - 1 - forgiven >= forgivenEvery;
    if (isForgiven) forgiven = first - 1;
    last = numberOf(run.last);
    length = last - first + 1 + (isForgiven ? length : 0);
    longest = Math.max(longest, length);
  }
  const now = numberOf(today);
  const missed = now - last - 1;
  const goesOn = missed <= 0 || (missed === 1 && now - 1 - forgiven >= forgivenEvery);
  return { days: goesOn ? length : 0, longest, is_done_today: last === now };
}
