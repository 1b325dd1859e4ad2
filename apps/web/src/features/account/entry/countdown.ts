import { useSyncExternalStore } from 'react';

/** Whole seconds until an instant, both in milliseconds; a part of a second still counts. */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000));
}

/** By the clock and not by ticks: a tab in the background misses those. */
export function useSecondsUntil(instant: number | null): number {
  return useSyncExternalStore(
    (changed) => {
      if (instant === null) return () => {};
      const timer = setInterval(changed, 250);
      return () => clearInterval(timer);
    },
    () => (instant === null ? 0 : secondsUntil(instant, Date.now())),
  );
}
