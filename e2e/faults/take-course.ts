// Somebody takes a course with the product's own client, over a good line or a bad one.
import { setTimeout as pause } from 'node:timers/promises';
import type { HandInResult, RequestOf } from '@tiku/contract';
import type { Answer } from '@tiku/questions';
import type { OutboxEvent } from '../../apps/web/src/features/practice/outbox/outbox.ts';
import { insist, openBrowser, openClient } from './browser.ts';
import type { Browser, BrowserOptions, Tab } from './browser.ts';
import type { Course, Step } from './course.ts';
import { questionCount } from './school.ts';
import type { Pupil } from './school.ts';

export interface Taken {
  attemptId: number;
  pupil: Pupil;
  /** What they last gave to each question. */
  given: Map<number, Answer | null>;
  gives: number;
  /** Numbers of answers that were given after the end. */
  late: Set<number>;
  /** Every result of handing in that came back, by whichever way. */
  results: HandInResult[];
  /** When the first of them came. */
  heardAt: number;
  /** What should not have been answered so. */
  complaints: string[];
}

export interface Taking {
  examId: number;
  /** The server itself, for a device with a good line. */
  serverUrl: string;
  course: Course;
  /** One that was begun before; otherwise they begin it themselves. */
  attemptId?: number;
  browser: Omit<BrowserOptions, 'hear' | 'hasLocks'>;
}

/** As often as it takes: the button is there to be pressed again. */
async function begin(tab: Tab, examId: number, pracType: Course['pracType']): Promise<number> {
  for (;;) {
    const begun = await tab.begin({ exam_id: examId, prac_type: pracType });
    if (begun.ok) return begun.data.answer_id;
    if (begun.error.errorCode !== null && begun.error.status < 500) throw new Error(begun.error.message);
    await pause(5);
  }
}

export async function takeCourse(taking: Taking): Promise<Taken> {
  const { examId, serverUrl, course, browser: options } = taking;
  const { pupil } = options;
  const events: OutboxEvent[] = [];
  let heardAt = Infinity;
  const hear = (event: OutboxEvent) => {
    events.push(event);
    if (event.kind === 'handed-in') heardAt = Math.min(heardAt, Date.now());
  };
  const browser = openBrowser({ ...options, hasLocks: course.hasLocks, hear });
  const tabs = Array.from({ length: course.tabs }, browser.openTab);
  const tabAt = (at: number) => tabs[at] ?? browser.openTab();
  const reload = (at: number) => {
    tabAt(at).close();
    tabs[at] = browser.openTab();
  };
  const given = new Map<number, Answer | null>();
  const complaints: string[] = [];
  let gives = 0;

  const attemptId = taking.attemptId ?? (await begin(tabAt(0), examId, course.pracType));
  if (taking.attemptId === undefined && course.pracType === 1 && course.tabs > 1) {
    const found = await begin(tabAt(1), examId, 1);
    if (found !== attemptId) complaints.push(`the second tab was given attempt ${found} beside ${attemptId}`);
  }

  async function take(step: Step): Promise<void> {
    if (step.kind === 'wait') await pause(step.milliseconds);
    if (step.kind === 'reload') reload(step.tab);
    if (step.kind === 'away') {
      for (const tab of tabs) tab.close();
      await pause(step.milliseconds);
      for (const at of tabs.keys()) tabs[at] = browser.openTab();
    }
    if (step.kind === 'give') {
      const { no, answer, check, delay } = step;
      await tabAt(step.tab).outbox.give(attemptId, { no, answer, check }, delay);
      given.set(no, answer);
      gives++;
    }
  }
  for (const step of course.steps) await take(step);
  await handIn(browser, attemptId, course, { tabAt, reload, events });

  const before = events.length;
  const results: HandInResult[] = [];
  if (course.goesOn) {
    results.push(...(await disturb(serverUrl, pupil, attemptId, complaints)));
    await giveLate(browser, tabAt(0), attemptId);
  }
  for (const tab of tabs) tab.close();
  const late = events.slice(before).flatMap((event) => (event.kind === 'kept' ? [event.answer.seq] : []));
  results.push(...events.flatMap((event) => (event.kind === 'handed-in' ? [event.result] : [])));
  return { attemptId, pupil, given, gives, late: new Set([...late, lateSeq]), results, heardAt, complaints };
}

interface Hands {
  tabAt: (at: number) => Tab;
  reload: (at: number) => void;
  events: OutboxEvent[];
}

async function untilSent(browser: Browser, attemptId: number): Promise<void> {
  for (;;) {
    const { answers, handIns } = await browser.listWaiting();
    if (![...answers, ...handIns].some((waiting) => waiting.attemptId === attemptId)) return;
    await pause(5);
  }
}

/** The outbox tries until it is done. A reload may lose the event, so this asks the disk. */
async function handIn(browser: Browser, attemptId: number, course: Course, hands: Hands): Promise<void> {
  const { tabAt, reload, events } = hands;
  for (const at of course.handIn.tabs) void tabAt(at).outbox.handIn(attemptId);
  // Once it is on the disk it survives the page.
  while (!events.some(({ kind }) => kind === 'queued')) await pause(1);
  if (course.handIn.reloads !== null) {
    await pause(3);
    reload(course.handIn.reloads);
  }
  await untilSent(browser, attemptId);
  // A finger that presses once more.
  await tabAt(0).outbox.handIn(attemptId);
  await untilSent(browser, attemptId);
}

/** Higher than all others, so that nothing but the end can be in its way. */
const lateSeq = Number.MAX_SAFE_INTEGER;

/** Another device of the same person, after the end: it learns the result, and changes nothing. */
async function disturb(url: string, pupil: Pupil, answer_id: number, complaints: string[]): Promise<HandInResult[]> {
  const { call } = openClient(url, pupil);
  const request: RequestOf<'POST /exam/user_online_prac/answer_details'> = {
    answer_id,
    answer_details: [{ no: 1, seq: lateSeq, answer: ['late'] }],
  };
  const saved = await insist(() => call('POST /exam/user_online_prac/answer_details', request));
  if (saved.ok || saved.error.status !== 409) complaints.push(`a late save was answered ${JSON.stringify(saved)}`);
  const again = await insist(() => call('POST /exam/user_online_prac/handin_answer', request));
  if (again.ok) return [again.data];
  complaints.push(`a repeated hand-in was answered ${JSON.stringify(again)}`);
  return [];
}

/** A tab that has not heard of the end goes on; its outbox gives up, and keeps nothing. */
async function giveLate(browser: Browser, tab: Tab, attemptId: number): Promise<void> {
  for (let no = 1; no <= questionCount; no += 7) {
    await tab.outbox.give(attemptId, { no, answer: null, check: false }, 0);
  }
  await untilSent(browser, attemptId);
}
