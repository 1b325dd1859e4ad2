// What the tabs of study statistics show and download: each its own table, over the period that stands above it.
import { download } from '../../../lib/api/api.ts';
import { addDays, addMonths, today } from '../../statistics/statistics.ts';
import type { Range } from '../../statistics/statistics.ts';

export const companyViews = ['days', 'months', 'people', 'exams'] as const;
export const userViews = ['days', 'months', 'exams'] as const;
export type View = (typeof companyViews)[number];

interface Period {
  range: Range;
  quick: readonly { value: 'week' | 'month' | 'two-months' | 'year' | 'two-years'; range: Range }[];
  type: 'date' | 'month';
}

const monthOf = (day: string) => day.slice(0, 7);
const firstDay = (wanted: string) => (wanted.length === 7 ? `${wanted}-01` : wanted);
const lastDay = (wanted: string) => (wanted.length === 7 ? addDays(addMonths(`${wanted}-01`, 1), -1) : wanted);

/** Months are summed whole, so that months are what is chosen there. What was chosen on another tab is kept as well as it fits. */
export function periodOf(view: View, from: string | undefined, to: string | undefined, now = today()): Period {
  if (view === 'months') {
    const last = monthOf(now);
    const back = (count: number) => monthOf(addMonths(`${last}-01`, -count));
    return {
      type: 'month',
      range: { from: monthOf(from ?? back(11)), to: monthOf(to ?? last) },
      quick: [
        { value: 'year', range: { from: back(11), to: last } },
        { value: 'two-years', range: { from: back(23), to: last } },
      ],
    };
  }
  const month = addDays(addMonths(now, -1), 1);
  return {
    type: 'date',
    range: { from: firstDay(from ?? month), to: lastDay(to ?? now) },
    quick: [
      { value: 'week', range: { from: addDays(now, -6), to: now } },
      { value: 'month', range: { from: month, to: now } },
      { value: 'two-months', range: { from: addDays(addMonths(now, -2), 1), to: now } },
    ],
  };
}

export function downloadView(view: View, range: Range, user: { user_id?: number } = {}) {
  const asked = { ...range, ...user };
  if (view === 'people') return download('GET /ee/company/study/statistics/users/excel', { ...range });
  if (view === 'exams') return download('GET /ee/company/study/statistics/exams/excel', asked);
  if (view === 'months') return download('GET /ee/company/study/statistics/month/logs/excel', asked);
  return download('GET /ee/company/study/statistics/logs/excel', asked);
}
