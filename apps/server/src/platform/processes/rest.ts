// Memory that a rush has left is given back to the machine when hardly anybody is there.
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which hardly anybody has asked for anything. */
const quiet = 30_000;
/** Requests within that time; a proxy that asks how the process is counts as nobody. */
const hardlyAnybody = 30;
/** Bytes that the young space has grown by since: what jobs leave in it is not worth a second of nobody's time. */
const worthIt = 12 * 1024 * 1024;

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Collects all that can be, and shrinks the heap to what is left, while nothing else is done. */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

function measureYoung(): number {
  return getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.physical_space_size ?? 0;
}

/** What must be known of the process to tell whether it is quiet; `collect` is called where it is worth it. */
export function createRest(measure: () => number, collect: () => void): { notice(): void; look(): void } {
  let count = 0;
  let left = 0;
  return {
    notice: () => void count++,
    look: () => {
      const isQuiet = count < hardlyAnybody;
      count = 0;
      if (!isQuiet || measure() - left < worthIt) return;
      collect();
      left = measure();
    },
  };
}

export function restWhenQuiet(app: FastifyInstance): void {
  const rest = createRest(measureYoung, giveBackMemory);
  app.addHook('onResponse', async () => rest.notice());
  const timer = setInterval(rest.look, quiet).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
