import type { StudyFigures } from '@tiku/contract';
import { Card, LineChart } from '@tiku/ui';
import { useLanguage, useTexts } from '../../lib/i18n.ts';
import { useFigures } from './use-figures.ts';

interface RateTrendProps {
  rows: readonly { name: string; figures: StudyFigures | undefined }[];
}

/** How much of it was right, from day to day or month to month. */
export function RateTrend({ rows }: RateTrendProps) {
  const t = useTexts('statistics');
  const { readOut } = useFigures();
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  const points = rows.map(({ name, figures }) => ({
    name,
    share: figures && figures.judged_count > 0 ? figures.correct_count / figures.judged_count : null,
    text: readOut(figures),
  }));
  return (
    <Card>
      <h2>{t('rate')}</h2>
      <LineChart label={t('rate')} points={points} scale={percent.format} />
    </Card>
  );
}
