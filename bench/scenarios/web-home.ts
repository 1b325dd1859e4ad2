import type pg from 'pg';
import { findAccountId, readBareAccount } from './bare-account.ts';
import type { Scenario } from './scenario.ts';

async function readNewestNotices(pool: pg.Pool, accountId: number): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select n.id, n.type, n.title, n.content, n.released_at,
       exists (select from notice_read r where r.account_id = $1 and r.notice_id = n.id) as is_read
     from notice n where (n.account_id = $2 or n.account_id is null) and n.released_at <= now()
     order by is_read, n.released_at desc, n.id desc limit $3`,
    [accountId, accountId, 3],
  );
  return rows.map(({ id, type, title, content, released_at, is_read }) => ({
    notice_id: id,
    type,
    title: title.en,
    content: content.en,
    released_at,
    is_read,
  }));
}

export const webHome: Scenario = {
  name: 'web-home',
  call: 'GET user/webhome',
  target: 0.6,
  floorIs: 'same',
  prepare: async (world) => world.readAs('/user/webhome'),
  floor: (app, pool) => {
    app.route({
      method: 'GET',
      url: '/api/1/user/webhome',
      handler: async (request) => {
        const accountId = await findAccountId(pool, request);
        const { name, notice_unread_count } = await readBareAccount(pool, accountId);
        return { home: { name, notice_unread_count, notices: await readNewestNotices(pool, accountId) } };
      },
    });
  },
};
