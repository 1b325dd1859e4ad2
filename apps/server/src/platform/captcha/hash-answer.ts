import { createHash } from 'node:crypto';

export function hashAnswer(id: string, answer: string): Buffer {
  return createHash('sha256').update(`${id}:${answer.toLowerCase()}`).digest();
}

/** One person, however they write their number, address or name. */
export function hashTarget(target: string): string {
  const canonical = target.normalize('NFKC').trim().toLowerCase();
  return createHash('sha256').update(canonical).digest('base64url');
}
