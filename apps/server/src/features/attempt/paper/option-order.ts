import { hash } from 'node:crypto';

/**
 * For each question of an attempt by itself: of one number for all of them, the orders of some fifty questions would leave a
 * single possibility, and with it the order in which the author wrote the options.
 */
export function seedOf(attemptSeed: string, contentId: number): number {
  return hash('sha256', `${attemptSeed}\n${contentId}`, 'buffer').readUInt32BE();
}
