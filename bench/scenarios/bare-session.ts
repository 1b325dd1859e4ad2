// Tokens of the floor are random: it has no key to derive them from, and nobody presents one of them twice.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { hashToken } from './bare-account.ts';

const accessSeconds = 2 * 60 * 60;
const refreshSeconds = 30 * 86400;

export interface BareTokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

export async function insertBareTokens(client: pg.PoolClient, sessionId: number): Promise<BareTokens> {
  const tokens = {
    access_token: randomBytes(32).toString('base64url'),
    refresh_token: randomBytes(32).toString('base64url'),
    expires_in: accessSeconds,
  };
  await client.query(
    `insert into session_token (hash, session_id, kind, expires_at)
    select t.hash, s.id, t.kind, least(s.expires_at, now() + t.seconds * interval '1 second')
    from session s,
      (values ($1::bytea, 'access', $2::int),
              ($3::bytea, 'refresh', $4::int)) as t (hash, kind, seconds)
    where s.id = $5`,
    [hashToken(tokens.access_token), accessSeconds, hashToken(tokens.refresh_token), refreshSeconds, sessionId],
  );
  return tokens;
}

export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    client.release();
  }
}
