import type { PointerEvent } from 'react';
import styles from './chart.module.css';
import { useWalk } from './use-walk.ts';
import type { Steps } from './use-walk.ts';

interface CalendarDay {
  name: string;
  value: number;
  text: string;
}

interface CalendarChartProps {
  label: string;
  /** One after the other. */
  days: readonly CalendarDay[];
  /** Where the first one stands in its week: 0 is the first day of it. */
  firstWeekday: number;
}

const cell = 12;
const gap = 2;
const week = 7;
const steps: Steps = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -week, ArrowRight: week };

/** A year at a glance: a column for each week, darker where more was done. */
export function CalendarChart({ label, days, firstWeekday }: CalendarChartProps) {
  const { at, goTo, slider } = useWalk(days.length, steps);
  const most = Math.max(1, ...days.map(({ value }) => value));
  const columns = Math.ceil((firstWeekday + days.length) / week);
  const current = days[at];

  function handlePointer({ clientX, clientY, currentTarget }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * columns);
    const row = Math.floor(((clientY - top) / height) * week);
    goTo(column * week + row - firstWeekday);
  }

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.readout}>
        <strong>{current?.name}</strong> {current?.text}
      </figcaption>
      <svg
        {...slider}
        className={styles.calendar}
        viewBox={`0 0 ${columns * cell} ${week * cell}`}
        aria-label={label}
        aria-valuetext={current && `${current.name}: ${current.text}`}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
      >
        {days.map(({ name, value }, index) => (
          <rect
            key={name}
            x={Math.floor((firstWeekday + index) / week) * cell}
            y={((firstWeekday + index) % week) * cell}
            width={cell - gap}
            height={cell - gap}
            rx={2}
            data-level={value === 0 ? 0 : Math.ceil((4 * value) / most)}
            data-current={index === at || undefined}
          />
        ))}
      </svg>
    </figure>
  );
}
