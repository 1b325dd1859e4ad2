import { useLanguage } from '../../lib/i18n.ts';

export function useMonthName(): (year: number, month: number) => string {
  const names = new Intl.DateTimeFormat(useLanguage(), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (year, month) => names.format(Date.UTC(year, month - 1));
}
