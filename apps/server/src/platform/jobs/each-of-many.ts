// Something is done with each of many, and one that fails stops nobody else: it is set aside and tried again after pauses that
// grow. While the database is away nothing can be set aside, so that what fails then is tried again with the whole job.
import type { AsideKind } from '@tiku/contract';
import type { Db } from '../db/database.ts';
import { toAppError } from '../errors/to-app-error.ts';
import type { JobLog } from './quiet-errors.ts';
import { deleteAside, forgetAside, selectAsideOf, setAside } from './set-aside.store.ts';

/** The run of a job as far as those know it who do its work; empty in a test. */
export interface Run {
  signal?: AbortSignal;
  log?: JobLog;
}

interface Many<Item> {
  kind: AsideKind;
  /** The next of them. What has been done is not among them any more; what was met before may be. */
  select: (limit: number) => Promise<readonly Item[]>;
  /** How an item is called where it is set aside. */
  keyOf?: (item: Item) => string;
  batchSize?: number;
  /** As many as one run does. */
  most?: number;
  /** Hours for which one is remembered that is not selected any more: some come back on the next day. */
  rememberedHours?: number;
}

interface EachOfMany<Item> extends Many<Item> {
  /** False where somebody else has it. */
  each: (item: Item) => Promise<boolean | void>;
}

interface BatchesOfMany<Item> extends Many<Item> {
  /** In one transaction, or so that it bears repeating; answers how many were done if not all. Where it fails, halves are tried. */
  together: (items: readonly Item[]) => Promise<number | void>;
}

/** One after the other. Answers how many were done. */
export function eachOfMany<Item>(db: Db, { each, ...many }: EachOfMany<Item>, run: Run = {}): Promise<number> {
  const atOnce = 1;
  return goThrough(
    db,
    { ...many, atOnce, together: async ([item]) => Number((await each(item as Item)) !== false) },
    run,
  );
}

/** A batch at a time. Answers how many were done. */
export function batchesOfMany<Item>(db: Db, many: BatchesOfMany<Item>, run: Run = {}): Promise<number> {
  return goThrough(db, { ...many, atOnce: Infinity }, run);
}

/** The parts of a job that have nothing to do with each other. */
export async function eachStep(
  db: Db,
  kind: AsideKind,
  steps: Record<string, () => Promise<unknown>>,
  run: Run,
): Promise<void> {
  const select = async () => Object.keys(steps);
  await eachOfMany(db, { kind, select, batchSize: Infinity, each: async (step) => void (await steps[step]?.()) }, run);
}

async function goThrough<Item>(
  db: Db,
  { kind, select, together, atOnce, keyOf = String, ...many }: BatchesOfMany<Item> & { atOnce: number },
  run: Run,
): Promise<number> {
  const { batchSize = 200, most = Infinity, rememberedHours = 0 } = many;
  const aside = await selectAsideOf(db, kind);
  const due = new Set(aside.keys().filter((key) => aside.get(key)));
  const met = new Set(aside.keys().filter((key) => !aside.get(key)));

  async function work(items: readonly Item[], isLastTry = false): Promise<number> {
    run.signal?.throwIfAborted();
    try {
      const done = (await together(items)) ?? items.length;
      const mended = items.map(keyOf).filter((key) => due.delete(key));
      if (mended.length > 0) await deleteAside(db, kind, mended);
      return done;
    } catch (error) {
      run.signal?.throwIfAborted();
      if (items.length > 1) {
        const half = items.length >> 1;
        return (await work(items.slice(0, half))) + (await work(items.slice(half)));
      }
      // A connection that broke, or somebody who came in between, is no fault of the item.
      if (isPassing(error) && !isLastTry) return work(items, true);
      for (const key of items.map(keyOf)) {
        await setAside(db, kind, key, error instanceof Error ? error.message : String(error));
        due.delete(key);
        run.log?.('warn', { kind, item: key, err: error }, 'something failed and was set aside');
      }
      return 0;
    }
  }

  let done = 0;
  // Those that stay where they are, set aside or in other hands, must not hide what comes after them.
  for (let staying = met.size; done < most;) {
    const limit = batchSize + staying;
    const page = await select(limit);
    const fresh = page.filter((item) => !met.has(keyOf(item)));
    for (const item of fresh) met.add(keyOf(item));
    for (let start = 0; start < fresh.length; start += atOnce) {
      if (done >= most) return done;
      done += await work(fresh.slice(start, start + atOnce));
    }
    if (page.length < limit) {
      // All that there is has been met; what is still due is not there any more.
      if (due.size > 0) await forgetAside(db, kind, [...due], rememberedHours);
      return done;
    }
    staying = Math.max(staying, page.length - fresh.length);
  }
  return done;
}

function isPassing(error: unknown): boolean {
  const { errorName } = toAppError(error);
  return errorName === 'busy' || errorName === 'conflict';
}
