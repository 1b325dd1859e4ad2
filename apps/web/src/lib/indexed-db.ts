// The two things the browser's database is asked again and again.

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database refused')));
  });
}

/** Work is done when it is on disk, not when it was asked for. */
export async function changeDatabase<T>(
  database: IDBDatabase,
  stores: readonly string[],
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the database gave up')));
  });
  const [result] = await Promise.all([work(transaction), done]);
  return result;
}
