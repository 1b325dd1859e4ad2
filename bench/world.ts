// The people of a run: many accounts of ordinary shape, so that no single row is hot, and the requests they send.
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { apiBase, osTypes } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import type pg from 'pg';
import { openDesk } from './attempts.ts';
import type { Desk } from './attempts.ts';
import { connections } from './connections.ts';
import type { HotRequest, Requests } from './requests.ts';

const accountCount = 1000;

/** What a browser of ours sends with every call. */
const browserHeaders = { 'accept-language': 'en-US,en;q=0.9', 'accept-encoding': 'gzip, deflate, br' };

export interface World {
  productUrl: string;
  /** What the browser of each person sends along, signed in. */
  headers: readonly Record<string, string>[];
  /** The same GET by everybody in turn, each signed in. */
  readAs(path: string): Requests;
  /** A POST whose body is made anew each time it is sent. */
  post(path: string, body: () => object): HotRequest;
  /** People at work on an exam. */
  desk: Desk;
  /** Tokens of new sessions, spread over the accounts. */
  issueTokens(kind: 'access' | 'refresh', count: number): Promise<string[]>;
  usernames: readonly string[];
  /** The password everybody has, under a fresh IV. */
  sealPassword(): { password: string; iv: string };
}

export async function buildWorld(pool: pg.Pool, productUrl: string): Promise<World> {
  const response = await fetch(`${productUrl}${apiBase}/web/config`);
  const { password_key, demo } = (await response.json()) as ResponseOf<'GET /web/config'>;
  if (!demo) throw new Error('The product started without its demo content, whose password this bench uses.');
  await insertPeople(pool);
  const people = await pool.query<{ username: string }>(`select username from account where username like 'bench%'`);
  const sessions = await issueTokens(pool, 'access', accountCount);
  const headersOf = new Map(
    sessions.map(({ accountId, token }) => [accountId, { authorization: `Bearer ${token}`, ...browserHeaders }]),
  );
  const signedIn = [...headersOf.values()];

  return {
    productUrl,
    headers: signedIn,
    readAs: (path) => (connection) =>
      signedIn
        .filter((_, index) => index % connections === connection)
        .map((headers) => ({ method: 'GET', path: withOsType(path), headers })),
    post: (path, body) => ({
      method: 'POST',
      path: withOsType(path),
      headers: { ...browserHeaders, 'content-type': 'application/json' },
      setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }),
    }),
    desk: openDesk(pool, (accountId) => headersOf.get(accountId) ?? {}),
    issueTokens: async (kind, count) => (await issueTokens(pool, kind, count)).map(({ token }) => token),
    usernames: people.rows.map((row) => row.username),
    sealPassword: () => {
      const iv = randomBytes(16);
      const cipher = createCipheriv('aes-256-cbc', Buffer.from(password_key, 'base64'), iv);
      const sealed = Buffer.concat([cipher.update(demo.password, 'utf8'), cipher.final()]);
      return { password: sealed.toString('base64'), iv: iv.toString('base64') };
    },
  };
}

export function withOsType(path: string): string {
  return `${apiBase}${path}?os_type=${osTypes.web}`;
}

/** A third in a company, two files and three notices each, one of them read. */
async function insertPeople(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into account (username, name, email, description, password_hash)
     select 'bench' || n, 'Person ' || n, 'person' || n || '@example.org', 'Studies a little every day.',
            (select password_hash from account where username = 'demo')
     from generate_series(1, $1::int) n`,
    [accountCount],
  );
  await pool.query('update company set member_limit = 100000');
  await pool.query(`
    insert into company_user (company_id, account_id)
    select (select min(id) from company), id from account where username like 'bench%' and id % 3 = 0`);
  await pool.query(`
    insert into file (key, account_id, purpose, name, content_type, size)
    select 'bench-' || a.id || '-' || n, a.id, 'answer', 'photo.jpg', 'image/jpeg', 200000
    from account a, generate_series(1, 2) n where a.username like 'bench%'`);
  await pool.query(`
    insert into notice (account_id, type, title, content, released_at)
    select a.id, 1, '{"en": "Your exam is ready"}', '{"en": "The file you uploaded has been read. Have a look."}',
           now() - n * interval '1 day'
    from account a, generate_series(1, 3) n where a.username like 'bench%'`);
  await pool.query(`
    insert into notice_read (account_id, notice_id)
    select a.id, min(n.id) from notice n join account a on a.id = n.account_id
    where a.username like 'bench%' group by a.id`);
  await pool.query('vacuum analyze');
}

interface IssuedToken {
  accountId: number;
  token: string;
}

async function issueTokens(pool: pg.Pool, kind: 'access' | 'refresh', count: number): Promise<IssuedToken[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const sessions = await pool.query<{ id: string; account_id: string }>(
    `insert into session (account_id, os_type, user_agent, expires_at)
     select a.id, $1, 'bench', now() + interval '1 day'
     from (select id, row_number() over (order by id) - 1 as place from account where username like 'bench%') a
     join generate_series(0, $2::int - 1) n on n % $3::int = a.place
     returning id, account_id`,
    [osTypes.web, count, accountCount],
  );
  await pool.query(
    `insert into session_token (hash, session_id, kind, expires_at)
     select t.hash, t.session_id, $3, now() + interval '1 day'
     from unnest($1::bytea[], $2::bigint[]) as t (hash, session_id)`,
    [hashes, sessions.rows.map((row) => row.id), kind],
  );
  return sessions.rows.map(({ account_id }, at) => ({ accountId: Number(account_id), token: tokens[at] ?? '' }));
}
