import { AppError } from './app-error.ts';

export interface Holding {
  /** Refuses with 503 where this would be more than all may hold together. */
  add(bytes: number): void;
  /** Gives back everything that was added. */
  release(): void;
}

/** How much of the memory all who work on something large may take together: a few of them could otherwise take it all. */
export function createByteBudget(maxBytes: number): () => Holding {
  let heldByAll = 0;
  return () => {
    let held = 0;
    return {
      add: (bytes) => {
        if (heldByAll + bytes > maxBytes) throw new AppError('busy', { retryAfter: 5 });
        heldByAll += bytes;
        held += bytes;
      },
      release: () => {
        heldByAll -= held;
        held = 0;
      },
    };
  };
}
