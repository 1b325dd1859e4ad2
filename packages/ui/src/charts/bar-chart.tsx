import { ChartFrame } from './chart-frame.tsx';
import type { Point } from './chart-frame.tsx';
import styles from './chart.module.css';
import { ticksUpTo } from './ticks.ts';

interface Bar extends Point {
  value: number;
  /** The part of it that is drawn in full colour. */
  part: number;
}

interface BarChartProps {
  label: string;
  bars: readonly Bar[];
  /** How a height is written beside its line. */
  scale: (value: number) => string;
}

/** A bar for each day or month. */
export function BarChart({ label, bars, scale }: BarChartProps) {
  const ticks = ticksUpTo(Math.max(0, ...bars.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  return (
    <ChartFrame label={label} points={bars} ticks={ticks} scale={scale}>
      {(at) =>
        bars.map(({ name, value, part }, index) => (
          <span
            key={name}
            className={styles.bar}
            data-current={index === at || undefined}
            style={{ height: `${(100 * value) / top}%` }}
          >
            <span style={{ height: value > 0 ? `${(100 * part) / value}%` : 0 }} />
          </span>
        ))
      }
    </ChartFrame>
  );
}
