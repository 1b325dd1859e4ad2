// What this browser keeps for use without a connection, of one account at a time: the next account finds it empty.
import { answerOf, changeDatabase } from '../indexed-db.ts';
import { evictedKeys } from './evicted.ts';

const stores = ['records', 'owner'] as const;

export interface KeptRecord {
  /** Records of a group are forgotten together. */
  group: string;
  name: string;
  /** When it was kept, in milliseconds. */
  at: number;
  data: unknown;
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('tiku.kept', 1);
  request.addEventListener('upgradeneeded', () => {
    const records = request.result.createObjectStore('records', { keyPath: ['group', 'name'] });
    records.createIndex('age', ['at', 'group']);
    request.result.createObjectStore('owner');
  });
  return answerOf(request);
}

const recordsIn = (transaction: IDBTransaction) => transaction.objectStore('records');

/** Whose it is stands beside it: a tab that has not heard yet of another account neither reads theirs nor adds to it. */
async function isOf(owner: number, transaction: IDBTransaction): Promise<boolean> {
  return (await answerOf<unknown>(transaction.objectStore('owner').get('id'))) === owner;
}

export type KeptStore = Awaited<ReturnType<typeof openKeptStore>>;

/** Rejects where the browser keeps nothing. */
export async function openKeptStore() {
  const database = await openDatabase();
  // The person clears the site's data, or another tab wants a newer version: neither should wait for this one.
  database.addEventListener('versionchange', () => database.close());

  return {
    /** From now on it is this account's; what another has left is gone. */
    claim: (owner: number) =>
      changeDatabase(database, stores, async (transaction) => {
        if (await isOf(owner, transaction)) return false;
        recordsIn(transaction).clear();
        transaction.objectStore('owner').put(owner, 'id');
        return true;
      }),

    clear: () =>
      changeDatabase(database, stores, async (transaction) => {
        recordsIn(transaction).clear();
        transaction.objectStore('owner').clear();
      }),

    keep: (owner: number, record: KeptRecord) =>
      changeDatabase(database, stores, async (transaction) => {
        if (!(await isOf(owner, transaction))) return false;
        recordsIn(transaction).put(record);
        return true;
      }),

    async find(owner: number, group: string, name: string): Promise<KeptRecord | null> {
      const transaction = database.transaction(stores, 'readonly');
      if (!(await isOf(owner, transaction))) return null;
      return (await answerOf<KeptRecord | undefined>(recordsIn(transaction).get([group, name]))) ?? null;
    },

    forget: (group: string) =>
      changeDatabase(database, stores, async (transaction) => {
        recordsIn(transaction).delete(IDBKeyRange.bound([group], [group, []]));
      }),

    /** What is too old or too much goes; answers the groups that are left. */
    tidy: (now: number) =>
      changeDatabase(database, stores, async (transaction) => {
        const records = recordsIn(transaction);
        const ages: { at: number; group: string; key: IDBValidKey }[] = [];
        const request = records.index('age').openKeyCursor(null, 'prev');
        for (let cursor = await answerOf(request); cursor; cursor = await answerOf(request)) {
          const [at, group] = cursor.key as [number, string];
          ages.push({ at, group, key: cursor.primaryKey });
          cursor.continue();
        }
        const evicted = new Set(evictedKeys(ages, now));
        for (const key of evicted) records.delete(key);
        return [...new Set(ages.filter(({ key }) => !evicted.has(key)).map(({ group }) => group))];
      }),
  };
}
