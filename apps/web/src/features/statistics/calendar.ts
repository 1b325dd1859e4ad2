// Days as the statistics name them (2026-11-16), and months (2026-11).

const DAY_MS = 24 * 60 * 60_000;

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The local date of this browser. */
export function today(now = new Date()): string {
  return toDay(now.getTime() - now.getTimezoneOffset() * 60_000);
}

export function addDays(day: string, count: number): string {
  return toDay(Date.parse(day) + count * DAY_MS);
}

/** The same day of another month, or its last where it has none. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** Both included. */
export function daysFrom(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(from, at));
}

/** Both included. */
export function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = `${from}-01`; day.slice(0, 7) <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}
