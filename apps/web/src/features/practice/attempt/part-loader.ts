import { CallFailed } from '../../../lib/api/failure.ts';
import { waitBefore } from '../outbox/backoff.ts';
import { judge } from '../outbox/verdict.ts';

interface LoaderOptions {
  /** Parts that should be here, in the order of need. */
  wanted: () => number[];
  bring: (part: number) => Promise<void>;
  onTrouble: (message: string) => void;
}

/** Brings the part of a paper that is on screen and those around it, and tries again by itself where that may help. */
export function createPartLoader({ wanted, bring, onTrouble }: LoaderOptions) {
  const here = new Set<number>();
  let underWay: Promise<void> | null = null;
  let failures = 0;
  let isStopped = true;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function bringMissing(): Promise<void> {
    for (;;) {
      const missing = wanted().find((part) => !here.has(part));
      if (missing === undefined) return;
      await bring(missing);
      here.add(missing);
      failures = 0;
    }
  }

  function fail(error: Error): void {
    onTrouble(error.message);
    if (isStopped || !(error instanceof CallFailed) || judge(error.failure).kind !== 'later') return;
    failures += 1;
    retry = setTimeout(load, waitBefore(failures, Math.random()));
  }

  function load(): void {
    isStopped = false;
    clearTimeout(retry);
    underWay ??= bringMissing()
      .catch(fail)
      .finally(() => {
        underWay = null;
      });
  }

  return {
    load,

    stop(): void {
      isStopped = true;
      clearTimeout(retry);
    },

    /** Everything is brought anew, what is on screen before this resolves. */
    async reload(): Promise<void> {
      here.clear();
      const [part = 0] = wanted();
      await bring(part);
      here.add(part);
      load();
    },
  };
}
