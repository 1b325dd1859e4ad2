import { describe, expect, it } from 'vitest';
import { createGathering } from './gather.ts';

interface Item {
  accountId: number;
}

/** Notes who was together, and lets the first batch wait until it is told to go on. */
function openGathering(refuses: (items: readonly Item[]) => void = () => undefined, most = 50) {
  const batches: number[][] = [];
  const first = Promise.withResolvers<void>();
  const gather = createGathering<Item, number>(async (items) => {
    batches.push(items.map(({ accountId }) => accountId));
    if (batches.length === 1) await first.promise;
    refuses(items);
    return items.map(({ accountId }) => (accountId === 13 ? new Error('unlucky') : accountId * 10));
  }, most);
  const ask = (accountId: number, key = 'a') => gather(key, { accountId });
  return { ask, batches, goOn: first.resolve };
}

describe('gathering', () => {
  it('does together what comes while the one before is under way, and answers everybody with their own', async () => {
    const { ask, batches, goOn } = openGathering();
    const answers = [1, 2, 3].map((accountId) => ask(accountId));
    goOn();
    expect(await Promise.all(answers)).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1], [2, 3]]);
    expect(await ask(4)).toBe(40);
  });

  it('has nobody in a batch twice, nor more than so many', async () => {
    const { ask, batches, goOn } = openGathering(() => undefined, 2);
    const answers = [1, 2, 2, 3, 4].map((accountId) => ask(accountId));
    goOn();
    expect(await Promise.all(answers)).toEqual([10, 20, 20, 30, 40]);
    expect(batches).toEqual([[1], [2, 3], [2, 4]]);
  });

  it('waits for nobody who asks for something else', async () => {
    const { ask, goOn } = openGathering();
    const slow = ask(1);
    expect(await ask(2, 'b')).toBe(20);
    goOn();
    expect(await slow).toBe(10);
  });

  it('refuses one alone, and does the others one by one where they cannot be done together', async () => {
    const { ask, batches, goOn } = openGathering((items) => {
      if (items.some(({ accountId }) => accountId === 7)) throw new Error('spoiled');
    });
    const answers = [1, 7, 8, 13].map((accountId) => ask(accountId).catch(({ message }: Error) => message));
    goOn();
    expect(await Promise.all(answers)).toEqual([10, 'spoiled', 80, 'unlucky']);
    expect(batches).toEqual([[1], [7, 8, 13], [7], [8], [13]]);
  });
});
