import type { Failure } from '../../../../lib/api/failure.ts';
import { waitBefore } from '../backoff.ts';
import { createMemoryStore } from '../memory-store.ts';
import { createOutbox } from '../outbox.ts';
import type { OutboxEvent } from '../outbox.ts';
import type { OutboxStore } from '../pending.ts';
import { createAnswerServer } from './answer-server.ts';

/** Of the paper that is open. */
export const attemptId = 7;

export function openTab(
  server = createAnswerServer(),
  store: OutboxStore = createMemoryStore(),
  owner: string | null = 'me',
) {
  const events: OutboxEvent[] = [];
  const troubles: (Failure | null)[] = [];
  const outbox = createOutbox({
    store,
    owner: () => owner,
    lock: (work) => work(),
    save: server.save,
    handIn: server.handIn,
    clock: () => 1_000,
    pause: (failures) => waitBefore(failures, 0.5),
    tell: (event) => events.push(event),
    onTrouble: (failure) => troubles.push(failure),
  });
  const give = (no: number, answer: string, check = false) =>
    outbox.give(attemptId, { no, answer: [answer], check }, 50);
  return {
    server,
    store,
    outbox,
    events,
    troubles,
    give,
    waiting: async () => (await store.list(owner ?? '')).answers,
  };
}
