import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { addDays, addMonths, today } from '../../statistics/statistics.ts';

/** The days asked for, a month unless said, and those offered at one tap. */
export function useRange() {
  const to = today();
  const month = addDays(addMonths(to, -1), 1);
  return {
    range: { from: useSearchParam('from') ?? month, to: useSearchParam('to') ?? to },
    quick: [
      { value: 'week' as const, range: { from: addDays(to, -6), to } },
      { value: 'month' as const, range: { from: month, to } },
      { value: 'two-months' as const, range: { from: addDays(addMonths(to, -2), 1), to } },
    ],
  };
}
