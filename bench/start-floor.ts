import { once } from 'node:events';
import { join } from 'node:path';
import { startChild } from './child.ts';
import type { Closers } from './closers.ts';
import type { Connection } from './product.ts';

export interface Floor {
  url: string;
  failed: Promise<never>;
}

export async function startFloor(connection: Connection, closers: Closers): Promise<Floor> {
  const child = startChild(join(import.meta.dirname, 'floor.ts'), {
    PGHOST: connection.host,
    PGPORT: String(connection.port),
    PGUSER: connection.user,
    PGDATABASE: connection.database,
  });
  closers.push(child.stop);
  const [url] = await Promise.race([once(child.process, 'message'), child.failed]);
  return { url: String(url), failed: child.failed };
}
