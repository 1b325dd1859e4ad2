// Sessions and their tokens. Tokens are opaque; only their hashes are stored. The successor of a refresh token is
// derived from it and the deployment's key, so a repeated exchange gives the same pair again: two tabs, or an answer
// that got lost, log nobody out. Neither a stolen token nor a stolen database suffices to derive one.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { isOfCompany } from './company-user.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { SignedInActor } from './actor.ts';
import {
  accessSeconds,
  endSession,
  findActorRow,
  insertSessionRow,
  insertTokens,
  lockRefreshToken,
  updateExchanged,
} from './session.store.ts';
import type { NewSession, TokenPair } from './session.store.ts';

export interface GivenTokens extends TokenPair {
  logout_token: string;
  seal_key: string;
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

/** For a caller that holds what was given for it; anything else ends nothing. */
export async function endSessionLate(db: Db, signingKey: Buffer, logoutToken: string): Promise<void> {
  const sessionId = Number(/^\d{1,15}(?=\.)/.exec(logoutToken)?.[0]);
  const expected = Buffer.from(deriveLogout(signingKey, sessionId));
  const given = Buffer.from(logoutToken);
  if (given.length === expected.length && timingSafeEqual(given, expected)) await endSession(db, sessionId);
}

export async function startSession(db: Kysely<Tables>, signingKey: Buffer, start: NewSession): Promise<GivenTokens> {
  return db.transaction().execute((tx) => insertSession(tx, signingKey, start));
}

/** For those who start a session only if something else holds: in one transaction with it. */
export async function insertSession(tx: Db, signingKey: Buffer, start: NewSession): Promise<GivenTokens> {
  const pair = pairFrom(signingKey, randomBytes(32).toString('base64url'));
  const sessionId = await insertSessionRow(tx, start);
  await insertTokens(tx, sessionId, pair);
  return give(signingKey, pair, { sessionId, accountId: start.accountId });
}

/** Null when the token is unknown, expired, or was used before: then its whole session has just been ended. */
export async function exchangeRefreshToken(
  db: Kysely<Tables>,
  signingKey: Buffer,
  token: string,
): Promise<GivenTokens | null> {
  const pair = pairFrom(signingKey, token);
  return db.transaction().execute(async (tx) => {
    const row = await lockRefreshToken(tx, token);
    if (!row) return null;
    const given = give(signingKey, pair, { sessionId: row.session_id, accountId: row.account_id });
    if (!row.is_exchanged) {
      await updateExchanged(tx, token, row.session_id);
      await insertTokens(tx, row.session_id, pair);
      return given;
    }
    if (row.in_grace) return given;
    await endSession(tx, row.session_id);
    return null;
  });
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
  const row = await findActorRow(db, accessToken, companyId);
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
