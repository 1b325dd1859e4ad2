import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface ServerDatabase {
  /** Empty for the server's own PostgreSQL. */
  url: string;
  drop(): Promise<void>;
}

/** A database of its own on the server that `DATABASE_URL` names, so that journeys never touch what is there. */
export async function openDatabaseFor(databaseUrl: string | undefined): Promise<ServerDatabase> {
  if (!databaseUrl) return { url: '', drop: async () => {} };
  const name = `tiku_e2e_${randomBytes(8).toString('hex')}`;
  await runOn(databaseUrl, `create database ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = name;
  return { url: url.href, drop: () => runOn(databaseUrl, `drop database ${name} with (force)`) };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
