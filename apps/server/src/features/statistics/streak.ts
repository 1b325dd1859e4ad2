const DAY_MS = 24 * 60 * 60_000;

/** Days between two that are forgiven. */
const forgivenEvery = 7;

export interface Streak {
  /** On which was studied without a break; a day that was missed does not count. */
  days: number;
  longest: number;
  is_done_today: boolean;
}

function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** One missed day a week does not end a streak, and neither does today before it is over. */
export function streakOf(newestFirst: readonly string[], today: string): Streak {
  const days = newestFirst.map(numberOf).toReversed();
  let length = 0;
  let longest = 0;
  let last = Number.NEGATIVE_INFINITY;
  let forgiven = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    const missed = day - last - 1;
    const isForgiven = missed === 1 && day - 1 - forgiven >= forgivenEvery;
    if (isForgiven) forgiven = day - 1;
    length = missed === 0 || isForgiven ? length + 1 : 1;
    longest = Math.max(longest, length);
    last = day;
  }
  const now = numberOf(today);
  const missed = now - last - 1;
  const goesOn = missed <= 0 || (missed === 1 && now - 1 - forgiven >= forgivenEvery);
  return { days: goesOn ? length : 0, longest, is_done_today: last === now };
}
