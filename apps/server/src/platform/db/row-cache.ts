// Rows that never change once they are written, remembered by this process: what everybody asks for need not be read, sent
// and parsed for each of them. Whether somebody may see a row is decided elsewhere, every time.
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';

export interface RowCache<T> {
  /** By id. What is not remembered is read in one statement; rows that do not exist are left out. */
  select(db: Db, ids: readonly number[]): Promise<Map<number, T>>;
  find(db: Db, id: number): Promise<T | null>;
  /** One that was just written, and is committed. */
  keep(row: CachedRow<T>): void;
  /** For when another server may answer from now on, which has not seen all that this one has. */
  clear(): void;
}

export interface CachedRow<T> {
  id: number;
  value: T;
  /** What it takes, roughly. */
  bytes: number;
}

type ReadRows<T> = (db: Db, ids: readonly number[]) => Promise<CachedRow<T>[]>;

/** Milliseconds: rows are purged some time, and nobody should be told of them much longer. */
const longest = 60 * 60 * 1000;

export function createRowCache<T extends object | string>(maxBytes: number, read: ReadRows<T>): RowCache<T> {
  const cache = new LRUCache<number, T & {}>({ maxSize: maxBytes, ttl: longest, ttlResolution: 1_000 });

  async function select(db: Db, ids: readonly number[]): Promise<Map<number, T>> {
    const found = new Map<number, T>();
    const missing: number[] = [];
    for (const id of ids) {
      const known = cache.get(id);
      if (known === undefined) missing.push(id);
      else found.set(id, known);
    }
    if (missing.length === 0) return found;
    for (const row of await read(db, [...new Set(missing)])) {
      keep(row);
      found.set(row.id, row.value);
    }
    return found;
  }

  function keep({ id, value, bytes }: CachedRow<T>): void {
    cache.set(id, value, { size: Math.max(1, bytes) });
  }

  return {
    select,
    keep,
    find: async (db, id) => cache.get(id) ?? (await select(db, [id])).get(id) ?? null,
    clear: () => cache.clear(),
  };
}
