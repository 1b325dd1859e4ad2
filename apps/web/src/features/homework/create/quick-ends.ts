// Deadlines that teachers set most, as a field for date and time has them, in the time of the person's own place.
import { toLocalTime } from './local-time.ts';

export const quickEnds = ['tonight', 'tomorrow', 'friday'] as const;
export type QuickEnd = (typeof quickEnds)[number];

const friday = 5;

function at(now: Date, days: number, hours: number, minutes: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes);
}

/** The Friday of this week is next week's once it is over. */
function nextFriday(now: Date): Date {
  const days = (friday - now.getDay() + 7) % 7;
  const end = at(now, days, 18, 0);
  return end > now ? end : at(now, days + 7, 18, 0);
}

const ends: Record<QuickEnd, (now: Date) => Date> = {
  tonight: (now) => at(now, 0, 23, 59),
  tomorrow: (now) => at(now, 1, 23, 59),
  friday: nextFriday,
};

export function quickEnd(name: QuickEnd, now: Date): string {
  return toLocalTime(ends[name](now).toISOString());
}
