import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface Walk {
  at: number;
  goTo: (at: number) => void;
  /** For the element that holds the points. For screen readers it is a slider: arrows lead from point to point. */
  slider: {
    role: 'slider';
    tabIndex: 0;
    'aria-valuemin': number;
    'aria-valuemax': number;
    'aria-valuenow': number;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** How many points each key leads on. */
export type Steps = Partial<Record<string, number>>;

export const alongLine: Steps = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 };

/** From point to point of a chart, by keyboard. It begins at the last. */
export function useWalk(count: number, steps: Steps): Walk {
  const [chosen, choose] = useState<number | null>(null);
  const last = count - 1;
  const at = Math.min(chosen ?? last, last);

  function goTo(next: number): void {
    choose(Math.max(0, Math.min(last, next)));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const step = { ...steps, Home: -count, End: count }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(at + step);
  }

  return {
    at,
    goTo,
    slider: {
      role: 'slider',
      tabIndex: 0,
      'aria-valuemin': 1,
      'aria-valuemax': count,
      'aria-valuenow': at + 1,
      onKeyDown: handleKeyDown,
    },
  };
}
