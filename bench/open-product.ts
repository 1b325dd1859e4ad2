import { Pool } from 'pg';
import { openClient } from './client.ts';
import type { Client } from './client.ts';
import type { Closers } from './closers.ts';
import { startProduct } from './product.ts';
import type { Connection, Product } from './product.ts';

export function openPool(connection: Connection, max: number, closers: Closers): Pool {
  const pool = new Pool({ ...connection, max });
  pool.on('error', () => {});
  closers.push(() => pool.end());
  return pool;
}

/** A product of its own with a way to its database, and a client that keeps so many connections. */
export async function openProduct(
  closers: Closers,
  {
    pooled = 1,
    clients = 1,
    settings = {},
  }: { pooled?: number; clients?: number; settings?: Record<string, string> } = {},
): Promise<{ product: Product; pool: Pool; client: Client }> {
  const product = await startProduct(closers, settings);
  const pool = openPool(product.connection, pooled, closers);
  const client = openClient(product.url, clients);
  closers.push(async () => client.close());
  return { product, pool, client };
}
