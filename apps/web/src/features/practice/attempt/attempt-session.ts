// One attempt on screen: brings its paper, takes answers, and follows what becomes of them in this tab and others.
import { limits } from '@tiku/contract/limits';
import type { Answer } from '@tiku/questions';
import { isTyped } from '@tiku/questions';
import { createStore } from 'zustand/vanilla';
import { call } from '../../../lib/api/api.ts';
import { CallFailed, isUnreachable } from '../../../lib/api/failure.ts';
import { savesData } from '../../../lib/save-data.ts';
import { listen, outbox } from '../outbox/saving.ts';
import type { OutboxEvent } from '../outbox/outbox.ts';
import { serverNow, setServerTime } from '../outbox/server-clock.ts';
import { isSettled, judge } from '../outbox/verdict.ts';
import {
  addPart,
  answerTo,
  give,
  isFinal,
  openAttempt,
  recallState,
  takeBack,
  tellAnswers,
  tellDeadline,
  unnumbered,
} from './attempt.ts';
import type { Attempt, Clock, Sheet } from './attempt.ts';
import { findPart, findState, forgetAttempt, keepPart, keepState } from './kept-attempt.ts';
import { fetchAnswers, fetchPart } from './paper.ts';
import { noesOfPart, partsAround } from './parts.ts';
import { createPartLoader } from './part-loader.ts';

/** Words are sent when somebody pauses, a choice almost at once. */
const delays = { typed: 1_500, chosen: 300 };

/** Milliseconds after a change in which further ones are kept with it. */
const keepDelay = 300;

/** Milliseconds after which to ask again a server that could not be reached when time was up. */
const askAgain = 3_000;

/** Whether the server said something, be it a refusal. */
async function isAnswered(asked: Promise<unknown>): Promise<boolean> {
  const failure = await asked.then(
    () => null,
    (error: unknown) => error,
  );
  return !(failure instanceof CallFailed && isUnreachable(failure.failure));
}

interface Listeners {
  onChecked: (no: number, isRight: boolean) => void;
  onReplaced: () => void;
  onHandedIn: () => void;
  onFailed: (failure: { message: string }) => void;
}

export type AttemptSession = ReturnType<typeof createSession>;

export function createSession(sheet: Sheet, no: number | undefined) {
  const store = createStore<Attempt>(() => openAttempt(sheet, no));
  const { answer_id: attemptId, exam_id: examId, noes } = sheet;
  let listeners: Listeners | null = null;
  /** What is shown was kept: the server may know better. */
  let isBehind = false;

  const change = (work: (attempt: Attempt) => Attempt) => store.setState(work);

  /** Every answer tells what the time is, and when the attempt ends. */
  function hearClock(clock: Clock, took: number): void {
    setServerTime(clock.server_time, took);
    change((attempt) => tellDeadline(attempt, clock));
  }

  /** What was kept here, while the server is out of reach; answers whether there was any. */
  async function recallPart(part: number): Promise<boolean> {
    const kept = await findPart(attemptId, part);
    if (!kept) return false;
    const isFirst = store.getState().questions.size === 0;
    const state = isFirst ? await findState(attemptId) : null;
    isBehind = true;
    change((attempt) => {
      const recalled = state ? recallState(attempt, state) : attempt;
      return { ...addPart(recalled, { ...kept, answers: [], marks: [], answerFiles: {} }), trouble: null };
    });
    return true;
  }

  async function bringPart(part: number): Promise<void> {
    const asked = performance.now();
    const fetched = await fetchPart({ answerId: attemptId, examId, noes: noesOfPart(noes, part) }).catch(
      async (error: unknown) => {
        if (error instanceof CallFailed && isUnreachable(error.failure) && (await recallPart(part))) return null;
        throw error;
      },
    );
    if (!fetched) return;
    hearClock(fetched.clock, performance.now() - asked);
    await outbox.raiseSeq(Math.max(0, ...fetched.answers.map(({ seq }) => seq)));
    void keepPart(attemptId, part, fetched);
    change((attempt) => ({ ...addPart(attempt, fetched), trouble: null }));
  }

  const {
    load,
    stop: stopLoading,
    reload,
  } = createPartLoader({
    wanted: () => partsAround(store.getState().place, noes.length, savesData()),
    bring: bringPart,
    onTrouble: (trouble) => change((attempt) => ({ ...attempt, trouble })),
  });

  /** The line is back. */
  function comeOnline(): void {
    if (!isBehind) return load();
    isBehind = false;
    reload().catch(() => {
      isBehind = true;
    });
  }

  /** After every change, until it has ended; answers how to stop. */
  function keepChanges(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe((attempt) => {
      clearTimeout(timer);
      if (attempt.closed) void forgetAttempt(attemptId);
      else if (attempt.questions.size > 0) timer = setTimeout(() => void keepState(attempt), keepDelay);
    });
    return stop;
  }

  async function refresh(wanted: number[], show = false): Promise<void> {
    const asked = performance.now();
    const answered = await fetchAnswers(attemptId, wanted, show);
    hearClock(answered, performance.now() - asked);
    change((attempt) => ({
      ...tellAnswers(attempt, answered.list),
      files: { ...attempt.files, ...answered.files },
      answerFiles: { ...attempt.answerFiles, ...answered.answer_files },
    }));
  }

  function hearKept({ answer: kept }: Extract<OutboxEvent, { kind: 'kept' }>, isElsewhere: boolean): void {
    const { no: keptNo, answer, seq, check } = kept;
    const here = store.getState().given.get(keptNo);
    // A tab that is told of its own answer may hold a newer one already: typing is faster than a disk.
    if (!isElsewhere && here?.answer !== answer) return;
    change((attempt) =>
      give(takeBack(attempt, isElsewhere ? [] : [keptNo]), keptNo, { answer, seq, isChecking: check }),
    );
  }

  function hearRejected({ rejected }: Extract<OutboxEvent, { kind: 'rejected' }>): void {
    const settled = rejected.filter(({ error_code }) => isSettled(error_code)).map((each) => each.no);
    if (settled.length === 0) return;
    change((attempt) => takeBack(attempt, settled));
    listeners?.onReplaced();
    refresh(settled).catch(() => {});
  }

  function hear(event: OutboxEvent, isElsewhere: boolean): void {
    if (event.attemptId !== attemptId) return;
    if (event.kind === 'kept') hearKept(event, isElsewhere);
    if (event.kind === 'saved') {
      hearClock({ deadline: event.deadline, server_time: event.serverTime }, event.took);
      if (isBehind) comeOnline();
    }
    if (event.kind === 'rejected') hearRejected(event);
    if (event.kind === 'closed') change((attempt) => ({ ...attempt, closed: event.reason }));
    if (event.kind === 'handed-in') listeners?.onHandedIn();
    if (event.kind === 'not-handed-in') listeners?.onFailed(event);
    if (event.kind === 'checked') {
      change((attempt) => ({
        ...tellAnswers(attempt, event.states),
        files: { ...attempt.files, ...event.files },
      }));
      for (const { no: checkedNo, result } of event.states) {
        if (result) listeners?.onChecked(checkedNo, result.is_right ?? false);
      }
    }
  }

  /** What waits from before a reload is shown again. */
  async function recall(): Promise<void> {
    const { answers } = await outbox.list();
    for (const kept of answers.filter((each) => each.attemptId === attemptId)) {
      const { no: keptNo, answer, seq, check } = kept;
      change((attempt) => give(attempt, keptNo, { answer, seq, isChecking: check }));
    }
  }

  /** Somebody comes back to this screen: another device may have gone on meanwhile, or handed in. */
  async function catchUp(): Promise<void> {
    if (document.hidden || store.getState().closed) return;
    const asked = performance.now();
    const result = await call('GET /exam/user_online_prac/noes', { answer_id: attemptId });
    const verdict = result.ok ? null : judge(result.error);
    if (verdict?.kind === 'closed') change((attempt) => ({ ...attempt, closed: verdict.reason }));
    if (!result.ok) return;
    hearClock(result.data, performance.now() - asked);
    if (result.data.handed_in_at !== null) return change((attempt) => ({ ...attempt, closed: 'handed-in' }));
    const { questions, answers } = store.getState();
    const newer = result.data.states.filter(
      ({ no: savedNo, seq }) => questions.has(savedNo) && seq > (answers.get(savedNo)?.seq ?? 0),
    );
    if (newer.length > 0) await refresh(newer.slice(0, limits.noesMax).map((each) => each.no));
  }

  const comeBack = () => void catchUp().catch(() => {});

  function setGiven(givenNo: number, answer: Answer | null, isCheck: boolean, delay: number): void {
    if (isFinal(store.getState(), givenNo)) return;
    change((attempt) => give(takeBack(attempt, [givenNo]), givenNo, { answer, seq: unnumbered, isChecking: isCheck }));
    void outbox.give(attemptId, { no: givenNo, answer, check: isCheck }, delay);
  }

  return {
    attemptId,
    examId,
    store,
    change,
    hearClock,
    load,
    refresh,

    /** Starts following; answers how to stop. */
    follow(wanted: Listeners): () => void {
      listeners = wanted;
      const stops = [listen(hear), keepChanges()];
      void recall();
      load();
      window.addEventListener('online', comeOnline);
      document.addEventListener('visibilitychange', comeBack);
      return () => {
        for (const stop of stops) stop();
        stopLoading();
        window.removeEventListener('online', comeOnline);
        document.removeEventListener('visibilitychange', comeBack);
        listeners = null;
      };
    },

    goTo(place: number): void {
      const kept = Math.min(Math.max(place, 0), noes.length - 1);
      change((attempt) => ({ ...attempt, place: kept }));
      load();
    },

    answer(givenNo: number, answer: Answer | null): void {
      const type = store.getState().questions.get(givenNo)?.type ?? 0;
      setGiven(givenNo, answer, false, isTyped(type) ? delays.typed : delays.chosen);
    },

    check(givenNo: number): void {
      setGiven(givenNo, answerTo(store.getState(), givenNo), true, 0);
    },

    /** Shows keys to learn them by heart. What was given before goes first: afterwards no answer is taken. */
    async reveal(wanted: number[]): Promise<void> {
      await outbox.flush();
      await refresh(wanted, true);
    },

    handIn: () => outbox.handIn(attemptId),

    /**
     * Time seems to be up: the server is asked, which may have given more meanwhile. As long as it cannot be reached nothing is
     * handed in, as what was given would be lost; what has no more time it hands in by itself. `onLate` comes before the end does.
     */
    async handInIfLate(onLate: () => void): Promise<void> {
      const isOpen = () => listeners !== null && store.getState().closed === null;
      const isLate = () => serverNow() >= Date.parse(store.getState().sheet.deadline ?? '');
      while (isOpen() && !(await isAnswered(refresh(noes.slice(store.getState().place).slice(0, 1))))) {
        await new Promise((resolve) => setTimeout(resolve, askAgain));
      }
      if (!isOpen() || !isLate()) return;
      onLate();
      await outbox.handIn(attemptId);
    },

    /** The whole paper is asked for again, as addresses of its files have expired. What was given here stays. */
    reload,

    /** The same after answers were cleared. */
    async startAnew(): Promise<void> {
      change((attempt) => ({ ...attempt, given: new Map() }));
      await reload();
    },
  };
}
