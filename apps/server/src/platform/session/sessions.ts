// Sessions and their tokens. Tokens are opaque; only their hashes are stored. The successor of a refresh token is
// derived from it and the deployment's key, so a repeated exchange gives the same pair again: two tabs, or an answer
// that got lost, log nobody out. Neither a stolen token nor a stolen database suffices to derive one.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { isOfCompany } from './company-user.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { SignedInActor } from './actor.ts';

const accessSeconds = 2 * 60 * 60;
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

export interface GivenTokens extends TokenPair {
  logout_token: string;
  seal_key: string;
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function derive(signingKey: Buffer, purpose: 'access' | 'refresh', token: string): string {
  return createHmac('sha256', signingKey).update(`${purpose}:${token}`).digest('base64url');
}

function pairFrom(signingKey: Buffer, parent: string): TokenPair {
  return {
    access_token: derive(signingKey, 'access', parent),
    refresh_token: derive(signingKey, 'refresh', parent),
    expires_in: accessSeconds,
  };
}

function deriveLogout(signingKey: Buffer, sessionId: number): string {
  return `${sessionId}.${createHmac('sha256', signingKey).update(`logout:${sessionId}`).digest('base64url')}`;
}

/** What a device is given: tokens, what ends the session and nothing else, and what it seals for its account. */
function give(signingKey: Buffer, pair: TokenPair, of: { sessionId: number; accountId: number }): GivenTokens {
  return {
    ...pair,
    logout_token: deriveLogout(signingKey, of.sessionId),
    seal_key: createHmac('sha256', signingKey).update(`seal:${of.accountId}`).digest('base64'),
  };
}

/** By whoever holds what was given for it; anything else ends nothing. */
export async function endSessionLate(db: Db, signingKey: Buffer, logoutToken: string): Promise<void> {
  const sessionId = Number(/^\d{1,15}(?=\.)/.exec(logoutToken)?.[0]);
  const expected = Buffer.from(deriveLogout(signingKey, sessionId));
  const given = Buffer.from(logoutToken);
  if (given.length === expected.length && timingSafeEqual(given, expected)) await endSession(db, sessionId);
}

async function insertPair(db: Db, sessionId: number, pair: TokenPair): Promise<void> {
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

export async function startSession(db: Kysely<Tables>, signingKey: Buffer, start: NewSession): Promise<GivenTokens> {
  return db.transaction().execute((tx) => insertSession(tx, signingKey, start));
}

/** For those who start a session only if something else holds: in one transaction with it. */
export async function insertSession(tx: Db, signingKey: Buffer, start: NewSession): Promise<GivenTokens> {
  const pair = pairFrom(signingKey, randomBytes(32).toString('base64url'));
  const session = await tx
    .insertInto('session')
    .values({
      account_id: start.accountId,
      os_type: start.osType,
      user_agent: start.userAgent.slice(0, 300),
      expires_at: sql<Date>`now() + ${sessionDays} * interval '1 day'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertPair(tx, session.id, pair);
  return give(signingKey, pair, { sessionId: session.id, accountId: start.accountId });
}

/** Null when the token is unknown, expired, or was used before: then its whole session has just been ended. */
export async function exchangeRefreshToken(
  db: Kysely<Tables>,
  signingKey: Buffer,
  token: string,
): Promise<GivenTokens | null> {
  const pair = pairFrom(signingKey, token);
  return db.transaction().execute(async (tx) => {
    const found = await sql<{ session_id: number; account_id: number; is_exchanged: boolean; in_grace: boolean }>`
      select t.session_id, s.account_id, t.exchanged_at is not null as is_exchanged,
             coalesce(t.exchanged_at > now() - ${graceSeconds} * interval '1 second', false) as in_grace
      from session_token t
      join session s on s.id = t.session_id
      join account a on a.id = s.account_id
      where t.hash = ${hashToken(token)} and t.kind = 'refresh' and t.expires_at > now()
        and s.ended_at is null and not a.is_disabled
      for update of t`.execute(tx);
    const row = found.rows[0];
    if (!row) return null;
    const given = give(signingKey, pair, { sessionId: row.session_id, accountId: row.account_id });
    if (!row.is_exchanged) {
      await sql`update session_token set exchanged_at = now() where hash = ${hashToken(token)}`.execute(tx);
      await sql`update session set used_at = now() where id = ${row.session_id}`.execute(tx);
      await insertPair(tx, row.session_id, pair);
      return given;
    }
    if (row.in_grace) return given;
    await endSession(tx, row.session_id);
    return null;
  });
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

interface FoundActor {
  actor: SignedInActor;
  /** Until the token expires, or the time somebody has at the company. */
  seconds: number;
}

/** Who holds this access token, acting for that company if it is theirs. `createActors` remembers it. */
export async function findActor(
  db: Db,
  accessToken: string,
  companyId: number | undefined,
): Promise<FoundActor | null> {
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
  const row = rows[0];
  if (!row) return null;
  const company =
    row.company_id === null
      ? null
      : {
          id: row.company_id,
          isAdmin: row.is_admin === true,
          isSuperAdmin: row.is_super_admin === true,
          isFormer: row.is_former === true,
        };
  return {
    actor: { accountId: row.account_id, sessionId: row.session_id, isOperator: row.is_operator, company },
    seconds: row.seconds,
  };
}

/** Of somebody whom `findActor` once found: whether they are still signed in, and still at the company they acted for. */
export function isStillSignedIn(actor: {
  accountId: number;
  sessionId: number;
  company: { id: number } | null;
}): RawBuilder<boolean> {
  const { accountId, sessionId, company } = actor;
  const isMember = company
    ? sql`and exists (
        select from company_user u join company c on c.id = u.company_id
        where u.account_id = a.id and u.company_id = ${company.id} and ${isOfCompany('u')}
          and c.review_status = ${reviewStatus.approved})`
    : sql``;
  return sql<boolean>`exists (
    select from session s join account a on a.id = s.account_id
    where s.id = ${sessionId} and s.account_id = ${accountId} and s.ended_at is null and s.expires_at > now()
      and not a.is_disabled ${isMember})`;
}

/** Sessions that ended or ran out stay a while for whoever looks into an incident, then go. */
export async function purgeSessions(db: Db): Promise<void> {
  await sql`
    delete from session
    where ended_at < now() - interval '7 days' or used_at < now() - ${refreshDays + 7} * interval '1 day'`.execute(db);
  await sql`delete from session_token where expires_at < now() - interval '7 days'`.execute(db);
  await sql`delete from revocation where created_at < now() - interval '1 hour'`.execute(db);
}
