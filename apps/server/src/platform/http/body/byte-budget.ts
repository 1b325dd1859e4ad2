import { AppError } from '../../errors/app-error.ts';

export interface Holding {
  /** Refuses with 503 where this would be more than all may hold together, and gives back what was added before. */
  add(bytes: number): void;
  /** Gives back everything that was added. */
  release(): void;
}

/** How much of the memory all who work on something large may take together: a few of them could otherwise take it all. */
export function createByteBudget(maxBytes: number): () => Holding {
  let heldByAll = 0;
  return () => {
    let held = 0;
    const release = () => {
      heldByAll -= held;
      held = 0;
    };
    const add = (bytes: number) => {
      if (heldByAll + bytes > maxBytes) {
        // At once: all who came together are about as far, and one that gives up is room enough for the rest.
        release();
        throw new AppError('busy', { retryAfter: 5 });
      }
      heldByAll += bytes;
      held += bytes;
    };
    return { add, release };
  };
}
