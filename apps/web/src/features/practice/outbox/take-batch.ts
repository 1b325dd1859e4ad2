import { limits } from '@tiku/contract/limits';
import type { PendingAnswer } from './pending.ts';

/** Fewer than the server takes: the answer to them is waited for. */
const atOnce = 200;

/** The oldest answers first, as many as go into one call. */
export function takeBatch(answers: readonly PendingAnswer[], atMost = atOnce): PendingAnswer[] {
  const batch: PendingAnswer[] = [];
  let room: number = limits.answersCharacters;
  for (const pending of answers.toSorted((one, other) => one.seq - other.seq)) {
    room -= JSON.stringify(pending.answer).length;
    if (batch.length >= atMost || (room < 0 && batch.length > 0)) break;
    batch.push(pending);
  }
  return batch;
}
