// What many ask for of one thing at the same time is done for all of them together: what comes while it is under way goes with
// the next. A row that everybody has to hold is then held once for many, and one commit is waited for instead of many.

/** Who asks, told apart so that nobody is in a batch twice. */
interface Asking {
  accountId: number;
}

interface Waiting<Item, Result> {
  item: Item;
  done: (result: Result) => void;
  failed: (error: unknown) => void;
}

export type Gather<Item, Result> = (key: string, item: Item) => Promise<Result>;

/** More together would have the first of them wait for long. */
const usualMost = 50;

/** `work` answers for each item in its order: with an error where that one alone is refused. */
export function createGathering<Item extends Asking, Result>(
  work: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
  most = usualMost,
): Gather<Item, Result> {
  const queues = new Map<string, Waiting<Item, Result>[]>();

  async function answerAll(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [at, { done, failed }] of batch.entries()) {
        const result = results[at];
        if (result === undefined || result instanceof Error) failed(result ?? new Error('somebody was forgotten'));
        else done(result);
      }
    } catch (error) {
      // One whom the database refuses spoils it for nobody else.
      if (batch.length > 1) for (const each of batch) await answerAll([each]);
      else for (const { failed } of batch) failed(error);
    }
  }

  async function workOff(key: string, waiting: Waiting<Item, Result>[]): Promise<void> {
    while (waiting.length > 0) await answerAll(takeBatch(waiting, most));
    queues.delete(key);
  }

  return (key, item) =>
    new Promise((done, failed) => {
      const waiting = queues.get(key);
      const asked = { item, done, failed };
      if (waiting) {
        waiting.push(asked);
        return;
      }
      const own = [asked];
      queues.set(key, own);
      void workOff(key, own);
    });
}

function takeBatch<Item extends Asking, Result>(
  waiting: Waiting<Item, Result>[],
  most: number,
): Waiting<Item, Result>[] {
  const batch = new Map<number, Waiting<Item, Result>>();
  const left: Waiting<Item, Result>[] = [];
  for (const each of waiting) {
    const { accountId } = each.item;
    if (batch.size < most && !batch.has(accountId)) batch.set(accountId, each);
    else left.push(each);
  }
  waiting.splice(0, waiting.length, ...left);
  return [...batch.values()];
}
