import type pg from 'pg';
import { hashToken } from './bare-account.ts';
import { inTransaction, insertBareTokens } from './bare-session.ts';
import type { BareTokens } from './bare-session.ts';
import type { Scenario } from './scenario.ts';

/** Enough for the connections that lose one each time a round is cut off. */
const sessions = 1000;

interface Exchange {
  refresh_token: string;
}

export const refreshToken: Scenario = {
  name: 'refresh-token',
  call: 'POST user/refreshtoken',
  target: 0.5,
  floorIs: 'same',
  freshFields: ['access_token', 'refresh_token'],

  // A token works once: each answer brings the one that is sent when its turn comes again.
  prepare: async (world) => {
    const waiting = await world.issueTokens('refresh', sessions);
    const request = world.post('/user/refreshtoken', () => ({ refresh_token: waiting.shift() }));
    const onResponse = (status: number, body: string) => {
      if (status === 200) waiting.push(JSON.parse(body).refresh_token);
    };
    return () => [{ ...request, onResponse }];
  },

  floor: (app, pool) => {
    app.route<{ Body: Exchange }>({
      method: 'POST',
      url: '/api/1/user/refreshtoken',
      handler: async ({ body }) => inTransaction(pool, (client) => exchange(client, hashToken(body.refresh_token))),
    });
  },
};

async function exchange(client: pg.PoolClient, hash: Buffer): Promise<BareTokens> {
  const found = await client.query<{ session_id: number }>(
    `select t.session_id, t.exchanged_at is not null as is_exchanged,
       coalesce(t.exchanged_at > now() - $1 * interval '1 second', false) as in_grace
     from session_token t
     join session s on s.id = t.session_id
     join account a on a.id = s.account_id
     where t.hash = $2 and t.kind = 'refresh' and t.expires_at > now()
       and s.ended_at is null and not a.is_disabled
     for update of t`,
    [30, hash],
  );
  const session = found.rows[0];
  if (!session) throw new Error('unknown token');
  await client.query('update session_token set exchanged_at = now() where hash = $1', [hash]);
  await client.query('update session set used_at = now() where id = $1', [session.session_id]);
  return insertBareTokens(client, session.session_id);
}
