import { useEffect, useState } from 'react';

/** The value once it has not changed for so long. Values that say the same are the same. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  const isSettled = written === JSON.stringify(settled);
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setSettled(JSON.parse(written) as T), milliseconds);
    return () => clearTimeout(timer);
  }, [written, isSettled, milliseconds]);
  return settled;
}
