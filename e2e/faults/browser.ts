// A browser of somebody signed in, with the product's own client code in its tabs, and a disk that outlives them.
import { setTimeout as pause } from 'node:timers/promises';
import { createMemoryStore } from '../../apps/web/src/features/practice/outbox/memory-store.ts';
import { createAnswerCalls } from '../../apps/web/src/features/practice/outbox/answer-calls.ts';
import { createOutbox } from '../../apps/web/src/features/practice/outbox/outbox.ts';
import type { OutboxEvent } from '../../apps/web/src/features/practice/outbox/outbox.ts';
import type { OutboxStore } from '../../apps/web/src/features/practice/outbox/pending.ts';
import { setServerTime, tick } from '../../apps/web/src/features/practice/outbox/server-clock.ts';
import { createTabLock } from '../../apps/web/src/features/practice/outbox/tab-lock.ts';
import { createBegin } from '../../apps/web/src/features/practice/begin-attempt.ts';
import { createClient } from '../../apps/web/src/lib/api/api-client.ts';
import type { Result } from '../../apps/web/src/lib/api/failure.ts';
import { createSessionStore } from '../../apps/web/src/lib/session.ts';
import type { Chance } from './chance.ts';
import type { Pupil } from './school.ts';

export interface BrowserOptions {
  /** Of the server, or of a bad line to it. */
  url: string;
  pupil: Pupil;
  /** Unique among all browsers. */
  name: string;
  chance: Chance;
  /** Milliseconds to wait for an answer. */
  patience: number;
  /** Between tries: at least, and less than so many milliseconds. */
  pauses: [number, number];
  /** Whether the browser can lock; where it cannot, tabs send at the same time. */
  hasLocks: boolean;
  hear: (event: OutboxEvent) => void;
}

/** One piece of work after the other, as a database in a browser does it, and never at once. */
function createDisk(chance: Chance): <T>(work: (store: OutboxStore) => Promise<T>) => Promise<T> {
  const store = createMemoryStore();
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(() => pause(chance.percent(90) ? 0 : chance.between(1, 5))).then(() => work(store));
    last = done;
    return done;
  };
}

/** The product's client, signed in. */
export function openClient(url: string, { accountId, pair }: Pupil): ReturnType<typeof createClient> {
  let kept: string | null = null;
  const session = createSessionStore({ read: () => kept, write: (text) => (kept = text) });
  const { expires_in, ...tokens } = pair;
  session.update({ token: { ...tokens, expired_time: Date.now() + expires_in * 1000 } });
  const refuse = () => {
    throw new Error(`account ${accountId} was signed out`);
  };
  return createClient({
    base: `${url}/api/1`,
    session,
    language: () => 'en',
    failedText: () => 'failed',
    unreachableText: () => 'unreachable',
    lock: (work) => work(),
    askToSignIn: refuse,
  });
}

/** A server with much to do sends people away for a moment, and they come again. */
export async function insist<T>(ask: () => Promise<Result<T>>): Promise<Result<T>> {
  for (;;) {
    const answer = await ask();
    if (answer.ok || answer.error.status !== 503) return answer;
    await pause(200);
  }
}

export type Browser = ReturnType<typeof openBrowser>;
export type Tab = ReturnType<Browser['openTab']>;

export function openBrowser({ url, pupil, name, chance, patience, pauses, hasLocks, hear }: BrowserOptions) {
  const { call } = openClient(url, pupil);
  const disk = createDisk(chance);
  const owner = `${pupil.accountId}/`;

  function openTab() {
    const death = Promise.withResolvers<void>();
    let isAlive = true;
    /** A tab that is gone does no more work, and what it asked for is answered to nobody. */
    const use = async <T>(work: (store: OutboxStore) => Promise<T>): Promise<T> => {
      const done = await disk(async (store) => (isAlive ? { result: await work(store) } : null));
      return done && isAlive ? done.result : new Promise<T>(() => {});
    };
    const alone = createTabLock(name, hasLocks ? navigator.locks : undefined, (work) => work());
    const outbox = createOutbox({
      store: {
        isLasting: true,
        keep: (...given) => use((store) => store.keep(...given)),
        raiseSeq: (seq) => use((store) => store.raiseSeq(seq)),
        list: (whose) => use((store) => store.list(whose)),
        forget: (sent) => use((store) => store.forget(sent)),
        refuse: (sent, reason) => use((store) => store.refuse(sent, reason)),
        queueHandIn: (handIn) => use((store) => store.queueHandIn(handIn)),
        clear: (attemptId) => use((store) => store.clear(attemptId)),
      },
      owner: () => owner,
      // The browser takes its locks from a tab that dies.
      lock: (work) => alone(() => Promise.race([work(), death.promise])),
      ...createAnswerCalls(call, patience, () => 'unreachable'),
      clock: tick,
      pause: (failures) => chance.between(...pauses) * Math.min(failures, 5),
      tell(event) {
        if (!isAlive) return;
        if (event.kind === 'saved') setServerTime(event.serverTime, event.took);
        hear(event);
      },
      onTrouble: () => {},
    });
    // As a page does that has just been opened.
    outbox.retryNow();
    return {
      outbox,
      begin: createBegin(call),
      close(): void {
        isAlive = false;
        death.resolve();
      },
    };
  }

  return { openTab, listWaiting: () => disk((store) => store.list(owner)) };
}
