import type { StudyFigures } from '@tiku/contract';
import { BarChart, Card } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { RateTrend, statisticsStyles, useFigures } from '../../statistics/statistics.ts';

interface StudyChartsProps {
  rows: readonly { name: string; figures: StudyFigures | undefined }[];
}

/** How much was studied from day to day or month to month, and how much of it was right. */
export function StudyCharts({ rows }: StudyChartsProps) {
  const t = useTexts('company');
  const format = useFormat();
  const { readOut } = useFigures();
  const bars = rows.map(({ name, figures }) => ({
    name,
    value: figures?.questions_count ?? 0,
    part: figures?.correct_count ?? 0,
    text: readOut(figures),
  }));
  return (
    <div className={statisticsStyles.charts}>
      <Card>
        <BarChart label={t('study.chart')} bars={bars} scale={format.count} />
        <p className={statisticsStyles.legend}>{t('study.chart')}</p>
      </Card>
      <RateTrend rows={rows} />
    </div>
  );
}
