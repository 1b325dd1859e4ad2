// Many people who are signed in, for findings that need more of them than the usual world has.
import { createHash, randomBytes } from 'node:crypto';
import { osTypes } from '@tiku/contract';
import type pg from 'pg';

export interface Person {
  id: number;
  /** What their browser sends along. */
  headers: Record<string, string>;
}

export async function insertCrowd(pool: pg.Pool, name: string, count: number): Promise<Person[]> {
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into account (username, name) select $1 || n, $1 || ' ' || n from generate_series(1, $2::int) n returning id`,
    [name, count],
  );
  const ids = people.map(({ id }) => Number(id));
  const tokens = ids.map(() => randomBytes(32).toString('base64url'));
  const { rows } = await pool.query<{ id: string }>(
    `insert into session (account_id, os_type, user_agent, expires_at)
     select id, $2, 'bench', now() + interval '1 day' from unnest($1::bigint[]) id returning id`,
    [ids, osTypes.web],
  );
  await pool.query(
    `insert into session_token (hash, session_id, kind, expires_at)
     select hash, id, 'access', now() + interval '1 day' from unnest($1::bytea[], $2::bigint[]) as t (hash, id)`,
    [tokens.map((token) => createHash('sha256').update(token).digest()), rows.map(({ id }) => id)],
  );
  return ids.map((id, at) => ({ id, headers: { authorization: `Bearer ${tokens[at]}` } }));
}
