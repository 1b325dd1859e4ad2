import { limits } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { describeField } from '../../platform/errors/describe-issues.ts';
import type { Days } from './study-log.store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Both included. */
export function checkDays(days: Days, language: Language, most: number = limits.statisticsDays): Days {
  const count = (Date.parse(days.to) - Date.parse(days.from)) / DAY_MS + 1;
  checkCount(count, most, language);
  return days;
}

function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
}

/** From the first day of one month to the last of another. */
export function checkMonths({ from, to }: Days, language: Language): Days {
  checkCount(numberOf(to) - numberOf(from) + 1, limits.statisticsMonths, language);
  const last = new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5)), 0)).toISOString().slice(0, 10);
  return { from: `${from}-01`, to: last };
}

function checkCount(count: number, most: number, language: Language): void {
  if (count < 1) throw new AppError('invalid_request', { fields: describeField('to', 'invalid', language) });
  if (count > most) throw new AppError('interval_too_long');
}
