// What is promised within some business days: Monday to Friday, by UTC, so that everybody counts alike.
const DAY_MS = 24 * 60 * 60_000;

function isWeekend(moment: Date): boolean {
  return moment.getUTCDay() % 6 === 0;
}

function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS);
}

function walk(from: Date, days: number, step: 1 | -1): Date {
  let at = from;
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + step * DAY_MS);
    if (!isWeekend(at)) left--;
  }
  return at;
}

/** What comes on a weekend counts as if it had come when the weekend ends. */
export function addBusinessDays(moment: Date, days: number): Date {
  let from = moment;
  while (isWeekend(from)) from = new Date(startOfDay(from).getTime() + DAY_MS);
  return walk(from, days, 1);
}

/** The other way round: what came before it has waited longer than so many business days. */
export function subtractBusinessDays(moment: Date, days: number): Date {
  let from = moment;
  while (isWeekend(from)) from = new Date(startOfDay(from).getTime() - 1);
  return walk(from, days, -1);
}
