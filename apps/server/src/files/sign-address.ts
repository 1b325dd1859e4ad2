// Addresses under which a browser may fetch one file for a few minutes without a token.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Disposition } from './content-disposition.ts';
import { assertFileKey, isFileKey } from './file-store.ts';

const MAX_LIFETIME_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

export interface AddressGrant {
  /** Whom the address was made for; null for what anybody may see. */
  accountId: number | null;
  disposition: Disposition;
}

/**
 * When an address made now ends: the same moment for a whole minute, so that a page that is loaded again finds its
 * pictures in the browser's cache, and a minute below the limit, for clocks that disagree.
 */
export function addressExpiry(now: Date): Date {
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + MAX_LIFETIME_MS - MINUTE_MS);
}

export function signAddress(address: AddressGrant & { key: string; secret: Buffer; expiresAt: Date }): string {
  const { key, secret, expiresAt, accountId, disposition } = address;
  assertFileKey(key);
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const query = new URLSearchParams({
    ...(accountId !== null && { account: String(accountId) }),
    disposition,
    expires: String(expires),
    signature: sign(secret, key, expires, accountId, disposition).toString('base64url'),
  });
  return `/files/${key}?${query.toString()}`;
}

/** Null for anything but an address that `signAddress` made with this secret and that holds right now. */
export function verifyAddress(asked: {
  key: string;
  query: Record<string, unknown>;
  secret: Buffer;
  now: Date;
}): AddressGrant | null {
  const { key, secret, now } = asked;
  const { account, disposition, expires, signature } = asked.query;
  if (!isFileKey(key)) return null;
  if (disposition !== 'inline' && disposition !== 'attachment') return null;
  if (!isDigits(expires) || typeof signature !== 'string') return null;
  if (account !== undefined && !isDigits(account)) return null;
  const accountId = account === undefined ? null : Number(account);
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, key, Number(expires), accountId, disposition);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const left = Number(expires) * 1000 - now.getTime();
  return left > 0 && left <= MAX_LIFETIME_MS ? { accountId, disposition } : null;
}

/** None of the parts can hold a line break, so no two addresses share a text. */
function sign(
  secret: Buffer,
  key: string,
  expires: number,
  accountId: number | null,
  disposition: Disposition,
): Buffer {
  const text = ['file address', key, expires, accountId ?? 'anybody', disposition].join('\n');
  return createHmac('sha256', secret).update(text).digest();
}

function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,15}$/.test(value);
}
