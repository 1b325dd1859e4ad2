import { ChartFrame } from './chart-frame.tsx';
import type { Point } from './chart-frame.tsx';
import styles from './chart.module.css';

interface LinePoint extends Point {
  /** Between 0 and 1; null where there is nothing to draw. */
  share: number | null;
}

interface LineChartProps {
  label: string;
  points: readonly LinePoint[];
  scale: (value: number) => string;
}

const ticks = [0, 0.5, 1];

/** A share from day to day or month to month. Days without one are passed over. */
export function LineChart({ label, points, scale }: LineChartProps) {
  const drawn = points.flatMap(({ name, share }, index) =>
    share === null ? [] : [{ name, index, x: (100 * (index + 0.5)) / points.length, y: 100 - 100 * share }],
  );
  return (
    <ChartFrame label={label} points={points} ticks={ticks} scale={scale}>
      {(at) => (
        <>
          <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polyline points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} />
          </svg>
          {drawn.map(({ name, index, x, y }) => (
            <span
              key={name}
              className={styles.dot}
              data-current={index === at || undefined}
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          ))}
        </>
      )}
    </ChartFrame>
  );
}
