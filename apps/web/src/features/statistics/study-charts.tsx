import type { ComponentProps } from 'react';
import { BarChart, Card } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { RateTrend } from './rate-trend.tsx';
import styles from './statistics.module.css';
import { useFigures } from './use-figures.ts';

interface StudyChartsProps {
  /** Days or months, those without figures included. */
  rows: ComponentProps<typeof RateTrend>['rows'];
  legend: string;
}

/** How much was studied from day to day or month to month, and how much of it was right. */
export function StudyCharts({ rows, legend }: StudyChartsProps) {
  const format = useFormat();
  const { readOut } = useFigures();
  const bars = rows.map(({ name, figures }) => ({
    name,
    value: figures?.questions_count ?? 0,
    part: figures?.correct_count ?? 0,
    text: readOut(figures),
  }));
  return (
    <div className={styles.charts}>
      <Card>
        <BarChart label={legend} bars={bars} scale={format.count} />
        <p className={styles.legend}>{legend}</p>
      </Card>
      <RateTrend rows={rows} />
    </div>
  );
}
