// Who is served next. Everything runs on one thread: all that is ready in a turn of the event loop is done before anything
// else, so a few hundred connections that ask for anything at all would make each step of everybody's save wait for all of
// them. Only a few requests begin in each turn; the answers of the database, and requests that need not wait, come in
// between.
import { AppError } from '../errors/app-error.ts';

export interface TurnOptions {
  /** How many begin in one turn of the event loop. */
  width: number;
  /** How many may wait before newcomers are told to come back. */
  maxWaiting: number;
}

export interface Turns {
  /** Calls back when it is the caller's turn, in order; at once as long as there is room. */
  take(begin: (refusal?: AppError) => void): void;
  /** Whether it is the caller's turn now. */
  takeNow(): boolean;
}

export function createTurns({ width, maxWaiting }: TurnOptions): Turns {
  let begun = 0;
  let isScheduled = false;
  let waiting: ((refusal?: AppError) => void)[] = [];

  function beginNext(): void {
    isScheduled = false;
    const next = waiting.slice(0, width);
    waiting = waiting.slice(width);
    begun = next.length;
    if (begun > 0) schedule();
    for (const begin of next) begin();
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(beginNext);
  }

  function takeNow(): boolean {
    if (begun >= width || waiting.length > 0) return false;
    begun++;
    schedule();
    return true;
  }

  return {
    takeNow,
    take(begin) {
      if (takeNow()) begin();
      else if (waiting.length < maxWaiting) waiting.push(begin);
      else begin(new AppError('busy'));
    },
  };
}
