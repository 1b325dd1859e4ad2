import { randomBytes } from 'node:crypto';

/** 32 letters and digits that nobody mistakes for one another when reading them off a poster. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** What links and QR codes call a thing: twelve characters of 5 random bits each, too many to try out. */
export function newPublicId(): string {
  return Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('');
}
