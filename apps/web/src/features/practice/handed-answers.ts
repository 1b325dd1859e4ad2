// Answers that came along with another one: the next that asks for it takes it, once and while it is new.
import type { RequestOf, ResponseOf, TokenAddress } from '@tiku/contract';
import { atHand } from '../../lib/api/api.ts';
import { session } from '../../lib/session.ts';

interface Handed {
  at: number;
  answer: (age: number) => unknown;
}

/** Milliseconds. */
const newFor = 30_000;

const handed = new Map<string, Handed>();

/** Of one person in one context: nobody else asks for it. */
function nameOf(address: string, request: unknown): string {
  const { user, companyId } = session.getState();
  return JSON.stringify([user?.user_id, companyId, address, request]);
}

/** `answer` is told how many milliseconds old it is when it is taken. */
export function handOver<A extends TokenAddress>(
  address: A,
  request: RequestOf<A>,
  answer: (age: number) => ResponseOf<A>,
): void {
  handed.set(nameOf(address, request), { at: performance.now(), answer });
  atHand.take = takeHanded;
}

export function takeHanded<A extends TokenAddress>(address: A, request: RequestOf<A>): ResponseOf<A> | null {
  if (handed.size === 0) return null;
  const name = nameOf(address, request);
  const found = handed.get(name);
  handed.delete(name);
  const age = performance.now() - (found?.at ?? 0);
  return found && age <= newFor ? (found.answer(age) as ResponseOf<A>) : null;
}
