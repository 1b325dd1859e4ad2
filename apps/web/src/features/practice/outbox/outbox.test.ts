import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../../lib/api/failure.ts';
import { createMemoryStore } from './memory-store.ts';
import { createAnswerServer, kindsOf } from './testing/answer-server.ts';
import type { Line } from './testing/answer-server.ts';
import { attemptId, openTab } from './testing/open-tab.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an outbox', () => {
  it('sends what was given in one call, in the order in which it was given, and forgets it then', async () => {
    const { server, give, waiting, events } = openTab();
    for (const no of [3, 1, 2]) await give(no, 'A');
    expect(await waiting()).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(60);
    expect(server.calls).toEqual([3]);
    expect(server.log.map(({ no }) => no)).toEqual([3, 1, 2]);
    expect(await waiting()).toEqual([]);
    expect(kindsOf(events)).toEqual(['kept', 'kept', 'kept', 'saved']);
  });

  it('keeps everything while the line is cut, says so, and sends it when the line is back', async () => {
    const { server, give, waiting, troubles, outbox } = openTab();
    server.state.line = () => 'cut';
    await give(1, 'A');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await waiting()).toHaveLength(1);
    expect(troubles.at(-1)?.status).toBe(0);
    server.state.line = () => 'open';
    outbox.retryNow();
    await vi.advanceTimersByTimeAsync(1);
    expect(server.answers.get(1)?.answer).toEqual(['A']);
    expect(troubles.at(-1)).toBeNull();
  });

  it('waits longer after every failure', async () => {
    const { server, give } = openTab();
    let tries = 0;
    server.state.line = () => {
      tries += 1;
      return 'cut';
    };
    await give(1, 'A');
    await vi.advanceTimersByTimeAsync(60);
    expect(tries).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tries).toBe(4);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tries).toBe(6);
  });

  it('sends again what may have arrived, and the server has it once', async () => {
    const { server, give, waiting } = openTab();
    const lines: Line[] = ['answer-lost', 'open'];
    server.state.line = () => lines.shift() ?? 'open';
    await give(1, 'A');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.log).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('does not forget an answer that was changed while the one before was on its way', async () => {
    const { server, give, waiting } = openTab();
    await give(1, 'A');
    server.state.line = () => {
      void give(1, 'B');
      server.state.line = () => 'open';
      return 'open';
    };
    await vi.advanceTimersByTimeAsync(200);
    expect(server.answers.get(1)?.answer).toEqual(['B']);
    expect(await waiting()).toEqual([]);
  });

  it('goes on from the numbers the server has seen, however slow the clock is here', async () => {
    const { outbox, give, waiting } = openTab();
    await outbox.raiseSeq(5_000_000);
    await give(1, 'A');
    expect((await waiting())[0]?.seq).toBeGreaterThan(5_000_000);
  });

  it('drops an answer that is older than the server’s, and says so', async () => {
    const { server, give, waiting, events } = openTab();
    server.answers.set(1, { seq: 9_000_000, answer: ['C'] });
    await give(1, 'A');
    await vi.advanceTimersByTimeAsync(60);
    expect(await waiting()).toEqual([]);
    expect(server.answers.get(1)?.answer).toEqual(['C']);
    expect(kindsOf(events)).toContain('rejected');
  });

  it('keeps an answer that was refused, with the reason, and does not ask again until it is changed', async () => {
    const { server, give, waiting } = openTab();
    server.state.bad.add(1);
    await give(1, 'Z');
    await give(2, 'A');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await waiting()).toMatchObject([{ no: 1, refused: 'no such option' }]);
    expect(server.calls).toEqual([2]);
    server.state.bad.clear();
    await give(1, 'A');
    await vi.advanceTimersByTimeAsync(60);
    expect(await waiting()).toEqual([]);
  });

  it('finds the one answer that a whole call was refused for', async () => {
    const server = createAnswerServer();
    const error: Failure = { status: 413, errorCode: 1013, message: 'too large', fields: {} };
    const { give, waiting } = openTab({
      ...server,
      save: async (id, details) =>
        details.some(({ no }) => no === 2) ? { ok: false, error } : server.save(id, details),
    });
    for (const no of [1, 2, 3]) await give(no, 'A');
    await vi.advanceTimersByTimeAsync(100);
    expect(await waiting()).toMatchObject([{ no: 2, refused: 'too large' }]);
    expect([...server.answers.keys()]).toEqual([1, 3]);
  });

  it('takes a page that is not the API’s for a line that is cut', async () => {
    const { server, give, waiting } = openTab();
    server.state.failure = { status: 404, errorCode: null, message: 'Not Found (404)', fields: {} };
    await give(1, 'A');
    await vi.advanceTimersByTimeAsync(60);
    expect(await waiting()).toHaveLength(1);
  });

  it('stops and tells when the attempt was handed in elsewhere', async () => {
    const { server, give, waiting, events } = openTab();
    server.state.isHandedIn = true;
    await give(1, 'A');
    await vi.advanceTimersByTimeAsync(60);
    expect(events.at(-1)).toEqual({ kind: 'closed', attemptId, reason: 'handed-in' });
    expect(await waiting()).toEqual([]);
  });

  it('leaves the answers of somebody else at the same browser alone', async () => {
    const store = createMemoryStore();
    const server = createAnswerServer();
    const mine = openTab(server, store, 'me');
    server.state.line = () => 'cut';
    await mine.give(1, 'A');
    await vi.advanceTimersByTimeAsync(60);
    server.state.line = () => 'open';
    await openTab(server, store, 'you').outbox.flush();
    expect(server.answers.size).toBe(0);
  });
});

describe('handing in', () => {
  it('carries what has not been sent yet', async () => {
    const { server, give, outbox, events, waiting } = openTab();
    await give(1, 'A');
    await outbox.handIn(attemptId);
    expect(server.calls).toEqual([]);
    expect(server.answers.get(1)?.answer).toEqual(['A']);
    expect(events.at(-1)?.kind).toBe('handed-in');
    expect(await waiting()).toEqual([]);
  });

  it('sends most of a long tail before it', async () => {
    const { server, give, outbox } = openTab();
    for (let no = 1; no <= 450; no += 1) await give(no, 'A');
    await outbox.handIn(attemptId);
    expect(server.calls).toEqual([200, 200]);
    expect(server.answers.size).toBe(450);
  });

  it('is queued without a line, and done once it is back, once', async () => {
    const { server, give, outbox, events } = openTab();
    server.state.line = () => 'cut';
    await give(1, 'A');
    await Promise.all([outbox.handIn(attemptId), outbox.handIn(attemptId)]);
    expect(kindsOf(events)).not.toContain('handed-in');
    server.state.line = () => 'open';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.handIns()).toBe(1);
    expect(kindsOf(events).filter((kind) => kind === 'handed-in')).toHaveLength(1);
  });
});

type Step = { tab: number; no: number; answer: string; wait: number };

const steps = fc.array(
  fc.record({ tab: fc.nat(1), no: fc.nat(4), answer: fc.constantFrom('A', 'B', 'C', 'D'), wait: fc.nat(120) }),
  { maxLength: 40 },
);
const weather = fc.infiniteStream(fc.constantFrom<Line>('open', 'open', 'cut', 'answer-lost'));

async function live(course: readonly Step[], lines: Iterator<Line>) {
  const server = createAnswerServer();
  const store = createMemoryStore();
  // A reload is a new tab over the same store: a tab has no memory that matters.
  const openTwo = () => [openTab(server, store), openTab(server, store)];
  let tabs = openTwo();
  server.state.line = () => lines.next().value ?? 'open';
  const last = new Map<number, unknown>();
  for (const [index, { tab, no, answer, wait }] of course.entries()) {
    await tabs[tab]?.give(no, answer);
    last.set(no, [answer]);
    await vi.advanceTimersByTimeAsync(wait);
    if (index % 10 === 9) tabs = openTwo();
  }
  server.state.line = () => 'open';
  await tabs[0]?.outbox.flush();
  return { server, last, waiting: await tabs[0]?.waiting() };
}

describe('through a bad line, with two tabs and reloads', () => {
  it('the server ends with the last answer to every question, and never goes back to an older one', async () => {
    await fc.assert(
      fc.asyncProperty(steps, weather, async (course, lines) => {
        const { server, last, waiting } = await live(course, lines[Symbol.iterator]());
        expect(waiting).toEqual([]);
        expect(new Map([...server.answers].map(([no, { answer }]) => [no, answer]))).toEqual(last);
        for (const no of last.keys()) {
          const numbers = server.log.filter((kept) => kept.no === no).map(({ seq }) => seq);
          expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
        }
      }),
      { numRuns: 60 },
    );
  });
});
