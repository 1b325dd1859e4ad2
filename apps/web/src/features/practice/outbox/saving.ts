// The outbox of this browser: one for all tabs, each of which hears what becomes of its answers.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { call } from '../../../lib/api/api.ts';
import type { Failure } from '../../../lib/api/failure.ts';
import { unreachableText } from '../../../lib/i18n.ts';
import { attemptGroup } from '../../../lib/kept/groups.ts';
import { forget } from '../../../lib/kept/kept.ts';
import { session } from '../../../lib/session.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { createAnswerCalls } from './answer-calls.ts';
import { waitBefore } from './backoff.ts';
import { openStore } from './open-store.ts';
import { sealStore } from './sealed-store.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxEvent } from './outbox.ts';
import type { Pending } from './pending.ts';
import { setServerTime, tick } from './server-clock.ts';
import { createLease, createTabLock } from './tab-lock.ts';
import { noteWaiting } from './waiting-note.ts';

/** Milliseconds without an answer after which a line counts as cut: longer than the server lets answers wait their turn. */
const patience = 30_000;

interface Waiting {
  pending: Pending;
  trouble: Failure | null;
  isLasting: boolean;
}

const waiting = createStore<Waiting>(() => ({
  pending: { answers: [], handIns: [] },
  trouble: null,
  isLasting: true,
}));

type Listener = (event: OutboxEvent, isElsewhere: boolean) => void;

const listeners = new Set<Listener>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tiku.practice');
const store = sealStore(openStore(), () => session.getState().token?.seal_key ?? null);

function ownerNow(): string | null {
  const { user, companyId, token } = session.getState();
  return token && user ? `${user.user_id}/${companyId ?? ''}` : null;
}

async function recount(): Promise<void> {
  const pending = await outbox.list();
  waiting.setState({ pending, isLasting: store.isLasting });
  noteWaiting(pending.answers.length + pending.handIns.length > 0);
}

function hear(event: OutboxEvent, isElsewhere: boolean): void {
  if (event.kind === 'saved') setServerTime(event.serverTime, event.took);
  for (const listener of listeners) listener(event, isElsewhere);
  if (event.kind === 'handed-in' || event.kind === 'closed') void forget(attemptGroup(event.attemptId));
  void recount();
}

const lockName = 'tiku.practice.sending';
const lease = createLease(lockName, { read: readStored, write: writeStored }, Math.random().toString(36).slice(2));

export const outbox = createOutbox({
  store,
  owner: ownerNow,
  lock: createTabLock(lockName, navigator.locks, lease),
  ...createAnswerCalls(call, patience, unreachableText),
  clock: tick,
  pause: (failures) => waitBefore(failures, Math.random()),
  tell(event) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel?.postMessage(event);
    hear(event, false);
  },
  onTrouble: (trouble) => waiting.setState({ trouble }),
});

channel?.addEventListener('message', ({ data }) => hear(data as OutboxEvent, true));
window.addEventListener('online', () => outbox.retryNow());
window.addEventListener('offline', () => outbox.retryNow());
document.addEventListener('visibilitychange', () => outbox.retryNow());
session.subscribe(() => outbox.retryNow());
outbox.retryNow();
void recount();

/** Hears what becomes of answers, also of those that another tab gave or sent. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export type Saving =
  | { state: 'saved' }
  /** How many answers wait, and why if not just for their turn. */
  | { state: 'waiting'; count: number; reason: string | null }
  | { state: 'not-saved'; reason: string }
  /** Handing in was asked for and has not happened yet. */
  | { state: 'queued'; reason: string | null };

function readSaving({ pending, trouble }: Waiting, attemptId: number): Saving {
  const own = pending.answers.filter((answer) => answer.attemptId === attemptId);
  const refused = own.find((answer) => answer.refused !== undefined);
  const reason = trouble?.message ?? null;
  if (pending.handIns.some((handIn) => handIn.attemptId === attemptId)) return { state: 'queued', reason };
  if (refused?.refused !== undefined) return { state: 'not-saved', reason: refused.refused };
  return own.length > 0 ? { state: 'waiting', count: own.length, reason } : { state: 'saved' };
}

/** How it stands with the answers of an attempt, and whether this browser keeps them if the page is closed. */
export function useSaving(attemptId: number): Saving & { isLasting: boolean } {
  const state = useStore(waiting);
  return { ...readSaving(state, attemptId), isLasting: state.isLasting };
}
