// Slow work a few at a time: the rest wait their turn, and when too many wait, newcomers are told to come back.
import { AppError } from '../errors/app-error.ts';

export interface GateOptions {
  /** How many run at once. */
  width: number;
  /** How many may wait before newcomers are told that the server is busy. */
  maxWaiting: number;
}

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export function createGate({ width, maxWaiting }: GateOptions): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= width) {
      if (waiting.length >= maxWaiting) throw new AppError('busy', { retryAfter: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
