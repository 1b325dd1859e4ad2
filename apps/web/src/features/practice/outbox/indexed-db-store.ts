import { answerOf, changeDatabase } from '../../../lib/indexed-db.ts';
import type { OutboxStore, PendingAnswer, QueuedHandIn, Sent } from './pending.ts';

const stores = ['answers', 'handIns', 'numbers'] as const;

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('tiku.practice', 1);
  request.addEventListener('upgradeneeded', () => {
    const database = request.result;
    const answers = database.createObjectStore('answers', { keyPath: ['attemptId', 'no'] });
    answers.createIndex('owner', 'owner');
    const handIns = database.createObjectStore('handIns', { keyPath: 'attemptId' });
    handIns.createIndex('owner', 'owner');
    database.createObjectStore('numbers');
  });
  return answerOf(request);
}

const answersIn = (transaction: IDBTransaction) => transaction.objectStore('answers');

async function findSent(transaction: IDBTransaction, { attemptId, no, seq }: Sent): Promise<PendingAnswer | null> {
  const kept = await answerOf<PendingAnswer | undefined>(answersIn(transaction).get([attemptId, no]));
  return kept?.seq === seq ? kept : null;
}

async function raise(transaction: IDBTransaction, atLeast: number): Promise<number> {
  const numbers = transaction.objectStore('numbers');
  const last = (await answerOf<number | undefined>(numbers.get('seq'))) ?? 0;
  const seq = Math.max(last, atLeast);
  if (seq > last) numbers.put(seq, 'seq');
  return seq;
}

/** Shared by all tabs of this browser; one transaction at a time writes. Rejects where the browser keeps nothing. */
export async function openIndexedDbStore(): Promise<OutboxStore> {
  const database = await openDatabase();
  // Another tab wants a newer version, or the person clears the site's data: neither should wait for this one.
  database.addEventListener('versionchange', () => database.close());

  const change = <T>(work: (transaction: IDBTransaction) => Promise<T>) => changeDatabase(database, stores, work);

  return {
    isLasting: true,
    keep: (owner, attemptId, given, clock) =>
      change(async (transaction) => {
        const last = await raise(transaction, clock);
        const seq = await raise(transaction, last + 1);
        const pending: PendingAnswer = { ...given, owner, attemptId, seq };
        answersIn(transaction).put(pending);
        return pending;
      }),
    raiseSeq: (seq) => change(async (transaction) => void (await raise(transaction, seq))),
    async list(owner) {
      const transaction = database.transaction(['answers', 'handIns'], 'readonly');
      const [answers, handIns] = await Promise.all([
        answerOf<PendingAnswer[]>(answersIn(transaction).index('owner').getAll(owner)),
        answerOf<QueuedHandIn[]>(transaction.objectStore('handIns').index('owner').getAll(owner)),
      ]);
      return { answers, handIns };
    },
    forget: (sent) =>
      change(async (transaction) => {
        for (const each of sent) {
          if (await findSent(transaction, each)) answersIn(transaction).delete([each.attemptId, each.no]);
        }
      }),
    refuse: (sent, reason) =>
      change(async (transaction) => {
        const kept = await findSent(transaction, sent);
        if (kept) answersIn(transaction).put({ ...kept, refused: reason });
      }),
    queueHandIn: (handIn) => change(async (transaction) => void transaction.objectStore('handIns').put(handIn)),
    clear: (attemptId) =>
      change(async (transaction) => {
        transaction.objectStore('handIns').delete(attemptId);
        answersIn(transaction).delete(IDBKeyRange.bound([attemptId], [attemptId, []]));
      }),
  };
}
