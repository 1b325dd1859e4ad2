import type { StudyFigures } from '@tiku/contract';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useTexts } from '../../lib/i18n.ts';

type Judged = Pick<StudyFigures, 'judged_count' | 'correct_count'>;

/** What was studied, in words. */
export function useFigures() {
  const t = useTexts('statistics');
  const format = useFormat();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const days = inUtc({ dateStyle: 'medium' });
  const months = inUtc({ year: 'numeric', month: 'short' });

  function share({ judged_count, correct_count }: Judged): string {
    return judged_count === 0 ? '–' : percent.format(correct_count / judged_count);
  }

  /** Of those that were judged: what nobody has marked yet is neither right nor wrong. */
  function right({ judged_count, correct_count }: Judged): string {
    return `${format.number(correct_count)} / ${format.number(judged_count)}`;
  }

  /** A share on its own says of how many it is. */
  function rate(figures: Judged): string {
    return figures.judged_count === 0 ? '–' : `${share(figures)} (${right(figures)})`;
  }

  function readOut(figures: StudyFigures | undefined): string {
    if (!figures) return t('nothing');
    const said = figures.judged_count === 0 ? t('rate-none') : t('rate-right', { rate: rate(figures) });
    return t('readout', { count: figures.questions_count, rate: said, time: format.duration(figures.seconds) });
  }

  return {
    share,
    right,
    rate,
    readOut,
    day: (day: string) => days.format(new Date(day)),
    month: (month: string) => months.format(new Date(`${month}-01`)),
  };
}
