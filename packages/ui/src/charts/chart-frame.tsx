import type { PointerEvent, ReactNode } from 'react';
import styles from './chart.module.css';
import { alongLine, useWalk } from './use-walk.ts';

export interface Point {
  /** Which day or month it is. */
  name: string;
  /** What there is to say about it. */
  text: string;
}

interface ChartFrameProps {
  label: string;
  points: readonly Point[];
  ticks: readonly number[];
  /** How a height is written beside its line. */
  scale: (value: number) => string;
  children: (at: number) => ReactNode;
}

/** Lines for heights, and one of the points read out above: the one that is pointed at or walked to. */
export function ChartFrame({ label, points, ticks, scale, children }: ChartFrameProps) {
  const { at, goTo, slider } = useWalk(points.length, alongLine);
  const top = ticks.at(-1) ?? 1;
  const current = points[at];

  function handlePointer({ clientX, currentTarget }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    goTo(Math.floor(((clientX - left) / width) * points.length));
  }

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.readout}>
        <strong>{current?.name}</strong> {current?.text}
      </figcaption>
      <div className={styles.frame}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ bottom: `${(100 * tick) / top}%` }} aria-hidden="true">
            {scale(tick)}
          </span>
        ))}
        <div
          {...slider}
          className={styles.bars}
          aria-label={label}
          aria-valuetext={current && `${current.name}: ${current.text}`}
          onPointerMove={handlePointer}
          onPointerDown={handlePointer}
        >
          {children(at)}
        </div>
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{points[0]?.name}</span>
        <span>{points.at(-1)?.name}</span>
      </div>
    </figure>
  );
}
