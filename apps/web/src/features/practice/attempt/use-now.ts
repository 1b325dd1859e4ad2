import { useEffect, useState } from 'react';

/** Draws again every second; a tab in the background is told less often, and catches up when it is looked at. */
export function useNow(now: () => number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const update = () => setTime(now());
    const timer = setInterval(update, 1_000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now]);
  return time;
}
