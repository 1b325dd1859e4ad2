import type pg from 'pg';

/** As a setting of the server; PostgreSQL may listen at a socket, which is a folder. */
export function addressOf({ user, password, host = '', port, database }: pg.PoolConfig): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  const address = `postgres://${encodeURIComponent(user ?? '')}${secret}@localhost:${port}/${database}`;
  return `${address}?host=${encodeURIComponent(host)}`;
}
