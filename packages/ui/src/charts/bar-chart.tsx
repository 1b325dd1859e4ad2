import type { PointerEvent } from 'react';
import styles from './chart.module.css';
import { ticksUpTo } from './ticks.ts';
import { alongLine, useWalk } from './use-walk.ts';

interface Bar {
  /** Which day or month it is. */
  name: string;
  value: number;
  /** The part of it that is drawn in full colour. */
  part: number;
  /** What there is to say about it. */
  text: string;
}

interface BarChartProps {
  label: string;
  bars: readonly Bar[];
  /** How a height is written beside its line. */
  scale: (value: number) => string;
}

/** A bar for each day or month. One of them is read out above: the one that is pointed at or walked to. */
export function BarChart({ label, bars, scale }: BarChartProps) {
  const { at, goTo, slider } = useWalk(bars.length, alongLine);
  const ticks = ticksUpTo(Math.max(0, ...bars.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const current = bars[at];
  const share = (value: number) => `${(100 * value) / top}%`;

  function handlePointer({ clientX, currentTarget }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    goTo(Math.floor(((clientX - left) / width) * bars.length));
  }

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.readout}>
        <strong>{current?.name}</strong> {current?.text}
      </figcaption>
      <div className={styles.frame}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ bottom: share(tick) }} aria-hidden="true">
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
          {bars.map(({ name, value, part }, index) => (
            <span
              key={name}
              className={styles.bar}
              data-current={index === at || undefined}
              style={{ height: share(value) }}
            >
              <span style={{ height: value > 0 ? `${(100 * part) / value}%` : 0 }} />
            </span>
          ))}
        </div>
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </div>
    </figure>
  );
}
