// The statements that several floors share, word for word those of the product: a run compares them first.
import { createHash } from 'node:crypto';
import { reviewStatus } from '@tiku/contract/limits';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const accounts = new Map<string, number>();

/** Remembered, as the product does. */
export async function findAccountId(pool: pg.Pool, request: FastifyRequest): Promise<number> {
  const token = (request.headers.authorization ?? '').slice('Bearer '.length);
  const known = accounts.get(token);
  if (known !== undefined) return known;
  const { rows } = await pool.query(
    `select extract(epoch from least(t.expires_at, case when u.expires_at > now() then u.expires_at end) - now())::float8 as seconds,
      s.id as session_id, s.account_id, a.is_operator, c.id as company_id, u.is_admin, u.is_super_admin,
      not (u.account_id is not null and (u.expires_at is null or u.expires_at > now())) as is_former
    from session_token t
    join session s on s.id = t.session_id
    join account a on a.id = s.account_id
    left join company_user u on u.company_id = $1 and (u.account_id = a.id or u.former_account_id = a.id)
    left join company c on c.id = u.company_id and c.review_status = $2
    where t.hash = $3 and t.kind = 'access' and t.expires_at > now()
      and s.ended_at is null and not a.is_disabled`,
    [null, reviewStatus.approved, hashToken(token)],
  );
  accounts.set(token, rows[0].account_id);
  return rows[0].account_id;
}

export async function readBareAccount(pool: pg.Pool, accountId: number): Promise<Record<string, unknown>> {
  const [account, unread] = await Promise.all([
    pool.query(
      `select a.id, a.username, a.name, a.wx_nickname, a.description, a.is_partner, a.is_operator, a.hide_exam_rank,
           a.time_zone, a.is_time_zone_chosen, a.mobile, a.email, a.vip_until, a.thumbnail_key, a.thumbnail_revision,
           coalesce(a.vip_until > now(), false) as is_vip, coalesce(s.used, 0) as storage_used,
           (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'review_status', c.review_status,
                    'is_admin', u.is_admin, 'is_super_admin', u.is_super_admin) order by c.id), '[]')
            from company_user u join company c on c.id = u.company_id
            where u.account_id = a.id and (u.account_id is not null and (u.expires_at is null or u.expires_at > now()))) as companies
    from account a left join storage s on s.account_id = a.id where a.id = $1`,
      [accountId],
    ),
    pool.query(
      `select count(*) from notice n where (n.account_id = $1 or n.account_id is null and (
      n.company_id is null or n.company_id in (select company_id from company_user where account_id = $2)))
    and n.released_at <= now() and not exists (select from notice_read r where r.account_id = $3 and r.notice_id = n.id)`,
      [accountId, accountId, accountId],
    ),
  ]);
  const { thumbnail_key, thumbnail_revision, is_vip, ...rest } = account.rows[0];
  return {
    ...rest,
    storage_limit: (is_vip ? 5_120 : 200) * 1024 * 1024,
    thumbnail_revision: thumbnail_key === null ? 0 : thumbnail_revision,
    notice_unread_count: unread.rows[0].count,
  };
}
