// Addresses under which a browser may fetch one file for a few minutes. A picture in a page cannot send a token, so the
// address names the sign-in it was made for; whether that still holds is asked when it is used.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedInActor } from '../session/actor.ts';
import type { DeploymentKeys } from '../db/deployment-keys.ts';
import type { Disposition } from './content-disposition.ts';
import { assertFileKey, isFileKey } from './file-store.ts';

const MAX_LIFETIME_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

/** As what somebody is shown a file: by that it is decided whether they still may see it. */
export const fileUses = [
  'answer',
  'attempt',
  'bundle',
  'conversion',
  'exam',
  'feedback',
  'import',
  'operator',
] as const;
export type FileUse = (typeof fileUses)[number];

export interface AddressGrant {
  use: FileUse;
  accountId: number;
  sessionId: number;
  /** That they acted for. */
  companyId: number | null;
  disposition: Disposition;
  expiresAt: Date;
}

/** For the person who asks, and for nobody who has not been found to be allowed to see it. */
export function addressFile(
  { keys, actor }: { keys: Pick<DeploymentKeys, 'signing'>; actor: SignedInActor },
  use: FileUse,
  key: string,
  disposition: Disposition = 'inline',
): string {
  return signAddress(keys.signing, key, {
    use,
    accountId: actor.accountId,
    sessionId: actor.sessionId,
    companyId: actor.company?.id ?? null,
    disposition,
    expiresAt: addressExpiry(new Date()),
  });
}

/**
 * When an address made now ends: the same moment for a whole minute, so that a page that is loaded again finds its
 * pictures in the browser's cache, and a minute below the limit, for clocks that disagree.
 */
export function addressExpiry(now: Date): Date {
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + MAX_LIFETIME_MS - MINUTE_MS);
}

export function signAddress(secret: Buffer, key: string, grant: AddressGrant): string {
  assertFileKey(key);
  const query = new URLSearchParams({
    use: grant.use,
    account: String(grant.accountId),
    session: String(grant.sessionId),
    ...(grant.companyId === null ? {} : { company: String(grant.companyId) }),
    disposition: grant.disposition,
    expires: String(secondsOf(grant.expiresAt)),
    signature: sign(secret, key, grant).toString('base64url'),
  });
  return `/files/${key}?${query.toString()}`;
}

/** Null for anything but an address that `signAddress` made with this secret and that has not run out. */
export function verifyAddress(asked: {
  key: string;
  query: Record<string, unknown>;
  secret: Buffer;
  now: Date;
}): AddressGrant | null {
  const grant = isFileKey(asked.key) ? readGrant(asked.query) : null;
  const { signature } = asked.query;
  if (!grant || typeof signature !== 'string') return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(asked.secret, asked.key, grant);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const left = grant.expiresAt.getTime() - asked.now.getTime();
  return left > 0 && left <= MAX_LIFETIME_MS ? grant : null;
}

function readGrant(query: Record<string, unknown>): AddressGrant | null {
  const { account, session, company, disposition, expires } = query;
  const use = fileUses.find((each) => each === query.use);
  if (use === undefined) return null;
  if (disposition !== 'inline' && disposition !== 'attachment') return null;
  if (!isDigits(account) || !isDigits(session) || !isDigits(expires)) return null;
  if (company !== undefined && !isDigits(company)) return null;
  return {
    use,
    accountId: Number(account),
    sessionId: Number(session),
    companyId: company === undefined ? null : Number(company),
    disposition,
    expiresAt: new Date(Number(expires) * 1000),
  };
}

/** None of the parts can hold a line break, so no two addresses share a text. */
function sign(secret: Buffer, key: string, grant: AddressGrant): Buffer {
  const { use, accountId, sessionId, companyId, disposition, expiresAt } = grant;
  const parts = ['file address', key, use, accountId, sessionId, companyId ?? '', disposition, secondsOf(expiresAt)];
  return createHmac('sha256', secret).update(parts.join('\n')).digest();
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,15}$/.test(value);
}
