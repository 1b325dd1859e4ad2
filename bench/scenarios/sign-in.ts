import { createDecipheriv, createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { verify } from '@node-rs/argon2';
import type pg from 'pg';
import type { Finding } from '../findings/finding.ts';
import { saveWhile } from '../paced-saves.ts';
import type { World } from '../world.ts';
import { readBareAccount } from './bare-account.ts';
import { inTransaction, insertBareTokens } from './bare-session.ts';
import type { Scenario } from './scenario.ts';

interface SealedSignIn {
  username: string;
  password: string;
  iv: string;
}

/** 2,000 within a minute, as when a school begins its day. */
const crowd = 2_000;
const everyMilliseconds = 30;
const aloneMilliseconds = 20_000;
const worstRatio = 3;

/** Others save while a school signs in: how much longer do they wait? */
async function probe(world: World): Promise<Finding> {
  const requests = world.readAs('/app/account/info');
  const alone = await saveWhile(world.productUrl, requests, () => pause(aloneMilliseconds));
  const among = await saveWhile(world.productUrl, requests, () => signInMany(world));
  const ratio = among / alone;
  return {
    isReached: ratio < worstRatio,
    figures: [{ name: 'saves meanwhile', value: ratio, unit: '×', better: 'less', goal: worstRatio, noise: 0.5 }],
    text:
      `While ${crowd.toLocaleString('en')} people sign in within a minute (all of them got in), the p99 of POST ` +
      `app/account/info (100 saves a second) is ${ratio.toFixed(1)} times what it is without them, at most ` +
      `${worstRatio} allowed: ${among.toFixed(1)} ms against ${alone.toFixed(1)} ms.`,
  };
}

async function signInMany(world: World): Promise<void> {
  const statuses: Promise<number>[] = [];
  for (let turn = 0; turn < crowd; turn++) {
    statuses.push(signInOnce(world, world.usernames[turn % world.usernames.length] ?? ''));
    await pause(everyMilliseconds);
  }
  const refused = (await Promise.all(statuses)).filter((status) => status !== 200);
  if (refused.length > 0)
    throw new Error(`${refused.length} of ${crowd} sign-ins failed, the first with ${refused[0]}.`);
}

/** The status of the answer, 0 where none came. */
async function signInOnce(world: World, username: string): Promise<number> {
  try {
    const response = await fetch(`${world.productUrl}/api/1/app/user/login?os_type=5`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, ...world.sealPassword() }),
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

export const signIn: Scenario = {
  name: 'sign-in',
  call: 'POST app/user/login',
  target: null,
  floorIs: 'same',
  // One thread hashes; more would only stand in a queue.
  connections: 4,
  freshFields: ['access_token', 'refresh_token'],

  prepare: async (world) => {
    let turn = 0;
    const request = world.post('/app/user/login', () => ({
      username: world.usernames[turn++ % world.usernames.length],
      ...world.sealPassword(),
    }));
    return () => [request];
  },

  floor: (app, pool) => {
    const key = selectTransportKey(pool);
    app.route<{ Body: SealedSignIn }>({
      method: 'POST',
      url: '/api/1/app/user/login',
      handler: async ({ body, ip }) => answerSignIn(pool, await key, ip, body),
    });
  },

  probe,
};

async function selectTransportKey(pool: pg.Pool): Promise<Buffer> {
  const { rows } = await pool.query(`select value from deployment where name = 'password_transport_key'`);
  return rows[0].value;
}

async function answerSignIn(pool: pg.Pool, key: Buffer, ip: string, sealed: SealedSignIn): Promise<object> {
  const { username } = sealed;
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(sealed.iv, 'base64'));
  const password = decipher.update(sealed.password, 'base64', 'utf8') + decipher.final('utf8');
  const who = createHash('sha256').update(username).digest('base64url').slice(0, 22);
  const pairs = [`${who}:${ip}`, `${who}:*`, `*:${ip}`];
  const counters = [...pairs.map((pair) => `guess:${pair}`), ...pairs.map((pair) => `sign-in:${pair}`), 'sign-in:*:*'];
  const found = await pool.query(
    `select id, password_hash, is_disabled,
            exists (select from known_device where account_id = account.id and device_hash = $5) as is_known_device
     from account
     where lower(username) = lower($1) or mobile = $2 or lower(email) = lower($3)
     order by lower(username) = lower($4) desc, id
     limit 1`,
    [username, username, username, username, null],
  );
  await readCounters(pool, counters);
  const { id, password_hash } = found.rows[0];
  if (!(await verify(password_hash, password))) throw new Error('wrong password');
  await readCounters(pool, counters);
  const tokens = await inTransaction(pool, async (client) => {
    await client.query('select from account where id = $1 and password_hash = $2 for share', [id, password_hash]);
    const session = await client.query(
      `insert into "session" ("account_id", "os_type", "user_agent", "expires_at")
       values ($1, $2, $3, now() + $4 * interval '1 day') returning "id"`,
      [id, 5, '', 365],
    );
    return insertBareTokens(client, session.rows[0].id);
  });
  const account = await readBareAccount(pool, id);
  const { name, wx_nickname, is_partner, is_operator, companies, notice_unread_count } = account;
  const person = { userid: id, username: account.username, name, wx_nickname, is_partner, is_operator };
  return { ...tokens, ...person, companies, notice_unread_count };
}

async function readCounters(pool: pg.Pool, counters: string[]): Promise<void> {
  await pool.query(
    `select key, count, extract(epoch from resets_at - now())::float8 as left
     from throttle where key = any($1) and resets_at > now()`,
    [counters],
  );
}
