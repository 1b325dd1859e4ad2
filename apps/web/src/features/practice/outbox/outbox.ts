// Answers on their way to the server: kept here first, sent in order, forgotten only when the server has them.
import type { AnswerState, HandInResult, ResponseOf } from '@tiku/contract';
import type { Failure, Result } from '../../../lib/api/failure.ts';
import type { Given, OutboxStore, Pending, PendingAnswer } from './pending.ts';
import { takeBatch } from './take-batch.ts';
import { isSettled, judge } from './verdict.ts';
import type { Closed } from './verdict.ts';

type Saved = ResponseOf<'POST /exam/user_online_prac/answer_details'>;
type HandedIn = ResponseOf<'POST /exam/user_online_prac/handin_answer'>;
type Refusal = Saved['rejected'][number];

/** What becomes of answers; every tab of the browser is told, no matter which of them sent them. */
export type OutboxEvent =
  | { kind: 'kept'; attemptId: number; answer: PendingAnswer }
  | {
      kind: 'saved';
      attemptId: number;
      saved: Saved['saved'];
      deadline: string | null;
      serverTime: string;
      took: number;
    }
  | { kind: 'checked'; attemptId: number; states: AnswerState[]; files: Record<string, string> }
  | { kind: 'rejected'; attemptId: number; rejected: Refusal[] }
  | { kind: 'queued'; attemptId: number }
  | { kind: 'handed-in'; attemptId: number; result: HandInResult }
  | { kind: 'not-handed-in'; attemptId: number; message: string }
  | { kind: 'closed'; attemptId: number; reason: Closed };

interface Detail {
  no: number;
  seq: number;
  answer: unknown;
  check?: boolean;
}

export interface OutboxOptions {
  store: OutboxStore;
  /** Who is signed in; null for nobody, and then nothing is sent. */
  owner: () => string | null;
  /** One tab at a time sends. */
  lock: (work: () => Promise<void>) => Promise<void>;
  save: (attemptId: number, details: Detail[]) => Promise<Result<Saved>>;
  handIn: (attemptId: number, details: Detail[]) => Promise<Result<HandedIn>>;
  /** Grows with the server's time, in steps fine enough that two devices do not meet. */
  clock: () => number;
  /** Milliseconds to wait after so many failures in a row. */
  pause: (failures: number) => number;
  tell: (event: OutboxEvent) => void;
  /** What keeps answers from being sent now; null once they are. */
  onTrouble: (failure: Failure | null) => void;
}

function toDetail({ no, seq, answer, check }: PendingAnswer): Detail {
  return { no, seq, answer, ...(check && { check }) };
}

/** Answers named in neither list are not known to be saved: they stay. */
function answered(batch: readonly PendingAnswer[], { saved, rejected }: Saved): PendingAnswer[] {
  return batch.filter(({ no, seq }) => [...saved, ...rejected].some((each) => each.no === no && each.seq === seq));
}

/** The attempt whose answers have waited longest. */
function nextAttempt({ answers, handIns }: Pending, skipped: ReadonlySet<number>): number | null {
  const waiting = answers.filter(({ refused, attemptId }) => refused === undefined && !skipped.has(attemptId));
  const oldest = takeBatch(waiting, 1)[0];
  return oldest?.attemptId ?? handIns.find(({ attemptId }) => !skipped.has(attemptId))?.attemptId ?? null;
}

export function createOutbox(options: OutboxOptions) {
  const { store, owner, lock, tell, onTrouble } = options;
  let timer: { at: number; id: ReturnType<typeof setTimeout> } | null = null;
  let underWay: Promise<void> | null = null;
  let failures = 0;

  /** Sends after so many milliseconds, or sooner if that has been asked for. */
  function sendIn(delay: number): void {
    const at = Date.now() + delay;
    if (timer && timer.at <= at) return;
    if (timer) clearTimeout(timer.id);
    const id = setTimeout(() => {
      timer = null;
      void flush();
    }, delay);
    timer = { at, id };
  }

  async function settle(attemptId: number, batch: readonly PendingAnswer[], rejected: readonly Refusal[]) {
    for (const { no, seq, error_code, message } of rejected) {
      if (!isSettled(error_code)) await store.refuse({ attemptId, no, seq }, message);
    }
    const isRefused = ({ no, seq }: PendingAnswer) =>
      rejected.some((each) => each.no === no && each.seq === seq && !isSettled(each.error_code));
    await store.forget(batch.filter((pending) => !isRefused(pending)));
    if (rejected.length > 0) tell({ kind: 'rejected', attemptId, rejected: [...rejected] });
  }

  async function saveBatch(attemptId: number, batch: readonly PendingAnswer[]): Promise<Failure | null> {
    const asked = performance.now();
    const result = await options.save(attemptId, batch.map(toDetail));
    if (!result.ok) return result.error;
    const { data } = result;
    const took = performance.now() - asked;
    const named = answered(batch, data);
    await settle(attemptId, named, data.rejected);
    const { saved, checked, files, deadline, server_time: serverTime } = data;
    tell({ kind: 'saved', attemptId, saved, deadline, serverTime, took });
    if (checked.length > 0) tell({ kind: 'checked', attemptId, states: checked, files });
    return named.length > 0 ? null : { status: 0, errorCode: null, message: '', fields: {} };
  }

  async function handInWith(attemptId: number, batch: readonly PendingAnswer[]): Promise<Failure | null> {
    const result = await options.handIn(attemptId, batch.map(toDetail));
    if (!result.ok) return result.error;
    await store.clear(attemptId);
    tell({ kind: 'handed-in', attemptId, result: result.data });
    return null;
  }

  async function close(attemptId: number, reason: Closed): Promise<void> {
    await store.clear(attemptId);
    tell({ kind: 'closed', attemptId, reason });
  }

  /** One call for one attempt. Answers what kept it from going through, if it is worth another try later. */
  async function sendOnce(attemptId: number, pending: Pending, oneByOne: Set<number>): Promise<Failure | null> {
    const own = pending.answers.filter((each) => each.attemptId === attemptId && each.refused === undefined);
    const batch = takeBatch(own, oneByOne.has(attemptId) ? 1 : undefined);
    const isHandIn = pending.handIns.some((each) => each.attemptId === attemptId);
    const carries = isHandIn && batch.length === own.length && !(oneByOne.has(attemptId) && batch.length > 0);
    const failure = carries ? await handInWith(attemptId, batch) : await saveBatch(attemptId, batch);
    if (!failure) return null;
    const verdict = judge(failure);
    if (verdict.kind === 'later') return failure;
    if (verdict.kind === 'closed') {
      await close(attemptId, verdict.reason);
    } else if (batch.length > 1 || (carries && batch.length > 0)) {
      // One of them is to blame: alone, each gets its own answer.
      oneByOne.add(attemptId);
    } else if (batch[0]) {
      const { no, seq } = batch[0];
      await settle(attemptId, [], [{ no, seq, error_code: failure.errorCode ?? 0, message: failure.message }]);
    } else {
      await store.clear(attemptId);
      tell({ kind: 'not-handed-in', attemptId, message: failure.message });
    }
    return null;
  }

  async function drain(): Promise<void> {
    const oneByOne = new Set<number>();
    const skipped = new Set<number>();
    let trouble: Failure | null = null;
    for (;;) {
      const me = owner();
      const pending = me === null ? null : await store.list(me);
      const attemptId = pending && nextAttempt(pending, skipped);
      if (!pending || attemptId === null) break;
      const failure = await sendOnce(attemptId, pending, oneByOne);
      if (!failure) continue;
      trouble = failure;
      // Without an answer there is no use in asking for the others.
      if (failure.status === 0 || failure.status === 401) break;
      skipped.add(attemptId);
    }
    failures = trouble ? failures + 1 : 0;
    onTrouble(trouble);
    if (trouble) sendIn(options.pause(failures));
  }

  /** Sends what there is, now. Resolves when that is done or has failed. */
  async function flush(): Promise<void> {
    if (underWay) {
      await underWay;
      return flush();
    }
    if (timer) clearTimeout(timer.id);
    timer = null;
    underWay = lock(drain).finally(() => {
      underWay = null;
    });
    await underWay;
  }

  return {
    /**
     * Keeps an answer; it leaves in a moment, with those given meanwhile. While the line is down it joins those that wait
     * for the next try, unless somebody wants to know at once whether it is right.
     */
    async give(attemptId: number, given: Given, delay: number): Promise<void> {
      const me = owner();
      if (me === null) return;
      tell({ kind: 'kept', attemptId, answer: await store.keep(me, attemptId, given, options.clock()) });
      if (failures === 0 || given.check) sendIn(delay);
    },

    async handIn(attemptId: number): Promise<void> {
      const me = owner();
      if (me === null) return;
      await store.queueHandIn({ owner: me, attemptId });
      tell({ kind: 'queued', attemptId });
      await flush();
    },

    list: async (): Promise<Pending> => {
      const me = owner();
      return me === null ? { answers: [], handIns: [] } : store.list(me);
    },

    raiseSeq: (seq: number) => store.raiseSeq(seq),

    flush,

    /** The line may be back: no use in waiting any longer. */
    retryNow(): void {
      failures = 0;
      sendIn(0);
    },
  };
}
