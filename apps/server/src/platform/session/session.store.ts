// Sessions and their tokens. Tokens are opaque; only their hashes are stored.
import { createHash } from 'node:crypto';
import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import { isOfCompany } from './company-user.ts';
import type { Db } from '../db/database.ts';

export const accessSeconds = 2 * 60 * 60;

const refreshDays = 30;

/** However busy it is, a session ends a year after the sign-in. */
const sessionDays = 365;

/** For this long an exchanged refresh token may be exchanged again, for the same successor. */
const graceSeconds = 30;

export interface TokenPair {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export async function insertTokens(db: Db, sessionId: number, pair: TokenPair): Promise<void> {
  await sql`
    insert into session_token (hash, session_id, kind, expires_at)
    select t.hash, s.id, t.kind, least(s.expires_at, now() + t.seconds * interval '1 second')
    from session s,
      (values (${hashToken(pair.access_token)}::bytea, 'access', ${accessSeconds}::int),
              (${hashToken(pair.refresh_token)}::bytea, 'refresh', ${refreshDays * 86400}::int)) as t (hash, kind, seconds)
    where s.id = ${sessionId}`.execute(db);
}

export interface NewSession {
  accountId: number;
  osType: number;
  userAgent: string;
}

export async function insertSessionRow(tx: Db, { accountId, osType, userAgent }: NewSession): Promise<number> {
  const { id } = await tx
    .insertInto('session')
    .values({
      account_id: accountId,
      os_type: osType,
      user_agent: userAgent.slice(0, 300),
      expires_at: sql<Date>`now() + ${sessionDays} * interval '1 day'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface HeldToken {
  session_id: number;
  account_id: number;
  is_exchanged: boolean;
  in_grace: boolean;
}

/** Null when it is unknown or expired, or its session has ended. */
export async function lockRefreshToken(tx: Db, token: string): Promise<HeldToken | null> {
  const { rows } = await sql<HeldToken>`
    select t.session_id, s.account_id, t.exchanged_at is not null as is_exchanged,
           coalesce(t.exchanged_at > now() - ${graceSeconds} * interval '1 second', false) as in_grace
    from session_token t
    join session s on s.id = t.session_id
    join account a on a.id = s.account_id
    where t.hash = ${hashToken(token)} and t.kind = 'refresh' and t.expires_at > now()
      and s.ended_at is null and not a.is_disabled
    for update of t`.execute(tx);
  return rows[0] ?? null;
}

export async function updateExchanged(tx: Db, token: string, sessionId: number): Promise<void> {
  await sql`update session_token set exchanged_at = now() where hash = ${hashToken(token)}`.execute(tx);
  await sql`update session set used_at = now() where id = ${sessionId}`.execute(tx);
}

export async function endSession(db: Db, sessionId: number): Promise<void> {
  await sql`update session set ended_at = coalesce(ended_at, now()) where id = ${sessionId}`.execute(db);
}

/** Ends every session of an account, or every one but `exceptSessionId`. */
export async function endSessionsOf(db: Db, accountId: number, exceptSessionId?: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update session set ended_at = now()
    where account_id = ${accountId} and ended_at is null and id is distinct from ${exceptSessionId ?? null}::bigint`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Ends this session if it is this account's and lives; answers whether it was. */
export async function endOwnSession(db: Db, accountId: number, sessionId: number): Promise<boolean> {
  const { rows } = await sql`
    update session set ended_at = now()
    where id = ${sessionId} and account_id = ${accountId} and ended_at is null
    returning id`.execute(db);
  return rows.length === 1;
}

export interface SessionRow {
  id: number;
  os_type: number;
  user_agent: string;
  created_at: Date;
  used_at: Date;
}

/** The sessions that a token could still be used for, the newest use first. */
export async function selectSessions(db: Db, accountId: number, limit: number): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, os_type, user_agent, created_at, used_at from session s
    where account_id = ${accountId} and ended_at is null and expires_at > now()
      and exists (select from session_token t
                  where t.session_id = s.id and t.expires_at > now() and t.exchanged_at is null)
    order by used_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

interface ActorRow {
  seconds: number;
  session_id: number;
  account_id: number;
  is_operator: boolean;
  company_id: number | null;
  is_admin: boolean | null;
  is_super_admin: boolean | null;
  is_former: boolean | null;
}

export async function findActorRow(
  db: Db,
  accessToken: string,
  companyId: number | undefined,
): Promise<ActorRow | null> {
  const { rows } = await sql<ActorRow>`
    select extract(epoch from least(t.expires_at, case when u.expires_at > now() then u.expires_at end) - now())::float8 as seconds,
      s.id as session_id, s.account_id, a.is_operator, c.id as company_id, u.is_admin, u.is_super_admin,
      not (${isOfCompany('u')}) as is_former
    from session_token t
    join session s on s.id = t.session_id
    join account a on a.id = s.account_id
    left join company_user u on u.company_id = ${companyId ?? null}
      and (u.account_id = a.id or u.former_account_id = a.id)
    left join company c on c.id = u.company_id and c.review_status = ${reviewStatus.approved}
    where t.hash = ${hashToken(accessToken)} and t.kind = 'access' and t.expires_at > now()
      and s.ended_at is null and not a.is_disabled`.execute(db);
  return rows[0] ?? null;
}

/** Sessions that ended or ran out stay a while for people who look into an incident, then go. */
export async function purgeSessions(db: Db): Promise<void> {
  await sql`
    delete from session
    where ended_at < now() - interval '7 days' or used_at < now() - ${refreshDays + 7} * interval '1 day'`.execute(db);
  await sql`delete from session_token where expires_at < now() - interval '7 days'`.execute(db);
  await sql`delete from revocation where created_at < now() - interval '1 hour'`.execute(db);
}

export interface Reading {
  /** Revocations of this transaction and later ones may not have been read. */
  seen: string;
  /** Seconds, by the clock of the database. */
  at: number;
}

interface Revoked extends Reading {
  accounts: (number | null)[];
}

/** By transactions that had not ended at the last reading, and later ones. */
export async function selectRevoked(db: Db, seen: string | null): Promise<Revoked> {
  const { rows } = await sql<Revoked>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as seen, extract(epoch from now())::float8 as at,
      (select coalesce(json_agg(r.account_id), '[]') from revocation r where r.transaction_id >= ${seen}::xid8) as accounts`.execute(
    db,
  );
  const [revoked] = rows;
  if (!revoked) throw new Error('a reading of revocations has no answer');
  return revoked;
}
