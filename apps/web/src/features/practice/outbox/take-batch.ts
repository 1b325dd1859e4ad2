import type { PendingAnswer } from './pending.ts';

/** The server takes 500 answers and half a megabyte; a character is up to three bytes, or six where JSON escapes it. */
const most = { answers: 200, characters: 150_000 };

/** The oldest answers first, as many as go into one call. */
export function takeBatch(answers: readonly PendingAnswer[], atMost = most.answers): PendingAnswer[] {
  const batch: PendingAnswer[] = [];
  let room = most.characters;
  for (const pending of answers.toSorted((one, other) => one.seq - other.seq)) {
    room -= JSON.stringify(pending.answer).length;
    if (batch.length >= atMost || (room < 0 && batch.length > 0)) break;
    batch.push(pending);
  }
  return batch;
}
