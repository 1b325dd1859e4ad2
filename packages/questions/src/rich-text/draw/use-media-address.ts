import { useEffect, useState } from 'react';

const pauses = [2_000, 8_000, 30_000];

interface MediaAddress {
  /** Null while it cannot be had. */
  address: string | null;
  reportFailure: () => void;
}

/**
 * Addresses of files are renewed every few minutes. What has been fetched by one goes on with it: a new address would
 * fetch a picture again, and begin a sound from its beginning. One that failed is tried again, with the newest address,
 * a few times and whenever the line comes back.
 */
export function useMediaAddress(newest: string | null): MediaAddress {
  const [inUse, setInUse] = useState(newest);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  if (newest !== inUse && (hasFailed || inUse === null)) {
    setInUse(newest);
    setHasFailed(false);
  }

  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => setHasFailed(false);
    const pause = pauses[tries];
    const timer = pause === undefined ? undefined : setTimeout(retry, pause);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [hasFailed, tries]);

  return {
    address: hasFailed ? null : inUse,
    reportFailure: () => {
      setHasFailed(true);
      setTries((count) => count + 1);
    },
  };
}
