import { describe, expect, it } from 'vitest';
import { newFileKey } from './file-store.ts';
import { addressExpiry, signAddress, verifyAddress } from './sign-address.ts';
import type { AddressGrant } from './sign-address.ts';

const secret = Buffer.alloc(32, 7);
const now = new Date('2026-11-15T08:00:30Z');
const key = newFileKey();
const grant: AddressGrant = {
  use: 'exam',
  accountId: 42,
  sessionId: 7,
  companyId: null,
  disposition: 'inline',
  expiresAt: addressExpiry(now),
};
const address = signAddress(secret, key, grant);

function parse(text: string): { key: string; query: Record<string, string> } {
  const url = new URL(text, 'http://localhost');
  return { key: url.pathname.slice('/files/'.length), query: Object.fromEntries(url.searchParams) };
}

function verify(changes: Record<string, unknown> = {}, more: { key?: string; secret?: Buffer; now?: Date } = {}) {
  const asked = parse(address);
  return verifyAddress({ key: asked.key, secret, now, ...more, query: { ...asked.query, ...changes } });
}

describe('a signed address', () => {
  it('is a plain path that holds for whom it was made', () => {
    expect(address).toMatch(
      /^\/files\/[\w-]{43}\?use=exam&account=42&session=7&disposition=inline&expires=\d{10}&signature=[\w-]{43}$/,
    );
    expect(verify()).toEqual(grant);
  });

  it('names the company that somebody acted for', () => {
    const forCompany = parse(signAddress(secret, key, { ...grant, companyId: 3 }));
    expect(verifyAddress({ ...forCompany, secret, now })).toEqual({ ...grant, companyId: 3 });
    const { company: _, ...query } = forCompany.query;
    expect(verifyAddress({ ...forCompany, query, secret, now })).toBeNull();
  });

  it.each<[string, Record<string, unknown>]>([
    ['another use', { use: 'attempt' }],
    ['no use', { use: undefined }],
    ['an unknown use', { use: 'exam\nx' }],
    ['another account', { account: '43' }],
    ['no account', { account: undefined }],
    ['an account written otherwise', { account: '42.0' }],
    ['another session', { session: '8' }],
    ['no session', { session: undefined }],
    ['a company', { company: '3' }],
    ['no company that is one', { company: '' }],
    ['another disposition', { disposition: 'attachment' }],
    ['an unknown disposition', { disposition: 'inline\nx' }],
    ['a later end', { expires: String(addressExpiry(now).getTime() / 1000 + 60) }],
    ['an end that is no number', { expires: '1e10' }],
    ['an end given twice', { expires: ['1794729900', '1794729900'] }],
    ['no signature', { signature: undefined }],
    ['an empty signature', { signature: '' }],
    ['half a signature', { signature: parse(address).query.signature?.slice(0, 20) }],
    ['a longer signature', { signature: `${parse(address).query.signature}AAAA` }],
    ['a signature given twice', { signature: [parse(address).query.signature, 'x'] }],
  ])('is refused with %s', (_case, changes) => {
    expect(verify(changes)).toBeNull();
  });

  it.each([newFileKey(), '', '..', `../${key}`, `${key}/..`, `${key}%2f`, `${key}\n`])(
    'is refused for the key %j',
    (other) => {
      expect(verify({}, { key: other })).toBeNull();
    },
  );

  it('is refused under another secret', () => {
    expect(verify({}, { secret: Buffer.alloc(32, 8) })).toBeNull();
  });

  it('holds until its end and not a moment longer', () => {
    const end = addressExpiry(now).getTime();
    expect(verify({}, { now: new Date(end - 1) })).not.toBeNull();
    expect(verify({}, { now: new Date(end) })).toBeNull();
  });

  it('is refused when it was made to live longer than five minutes, also with our signature', () => {
    const expiresAt = new Date(now.getTime() + 6 * 60_000);
    const long = parse(signAddress(secret, key, { ...grant, expiresAt }));
    expect(verifyAddress({ ...long, secret, now })).toBeNull();
  });

  it('cannot be made for a key that is not ours', () => {
    expect(() => signAddress(secret, '../secrets', grant)).toThrow(TypeError);
  });
});

it('gives addresses of the same minute the same end, three to four minutes ahead', () => {
  const first = addressExpiry(new Date('2026-11-15T08:00:00Z'));
  const last = addressExpiry(new Date('2026-11-15T08:00:59.999Z'));
  expect(first).toEqual(new Date('2026-11-15T08:04:00Z'));
  expect(last).toEqual(first);
});
