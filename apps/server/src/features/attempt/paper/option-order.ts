import { hash } from 'node:crypto';

/**
 * For each question of an attempt by itself: if all had one number, the orders of some fifty questions would leave a single
 * possibility for it, and so give away the order in which the author wrote the options.
 */
export function seedOf(attemptSeed: string, contentId: number): number {
  return hash('sha256', `${attemptSeed}\n${contentId}`, 'buffer').readUInt32BE();
}
