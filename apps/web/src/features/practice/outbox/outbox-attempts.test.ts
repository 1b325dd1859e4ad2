// What is sent when there is more than one attempt, nobody who is signed in, or a server that does not take everything.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../../lib/api/failure.ts';
import { createAnswerServer } from './testing/answer-server.ts';
import { attemptId, openTab } from './testing/open-tab.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isNamed = ({ no }: { no: number }) => no !== 2;
const isBad = (details: { no: number }[]) => details.some(({ no }) => no === 2);

/** Beside a server that never speaks of the second answer. */
function silent() {
  const server = createAnswerServer();
  const save: typeof server.save = async (id, details) => {
    const result = await server.save(id, details);
    return result.ok ? { ok: true, data: { ...result.data, saved: result.data.saved.filter(isNamed) } } : result;
  };
  return openTab({ ...server, save });
}

describe('an answer that is checked', () => {
  it('is sent as such, and what it earned is told', async () => {
    const server = createAnswerServer();
    const save = vi.fn<typeof server.save>(server.save);
    const { give, events } = openTab({ ...server, save });
    await give(2, 'A', true);
    await give(3, 'B');
    await vi.advanceTimersByTimeAsync(60);
    const [, sent = []] = save.mock.calls[0] ?? [];
    expect(sent).toMatchObject([{ no: 2, check: true }, { no: 3 }]);
    expect(sent[1]).not.toHaveProperty('check');
    expect(events.at(-1)).toMatchObject({ kind: 'checked', attemptId, states: [{ no: 2 }], files: {} });
  });

  it('does not wait for the next try while the line is down, as others do', async () => {
    const { server, give } = openTab();
    let tries = 0;
    server.state.line = () => {
      tries += 1;
      return 'cut';
    };
    await give(1, 'A');
    await vi.advanceTimersByTimeAsync(60);
    await give(2, 'A');
    await vi.advanceTimersByTimeAsync(60);
    expect(tries).toBe(1);
    await give(3, 'A', true);
    await vi.advanceTimersByTimeAsync(60);
    expect(tries).toBe(2);
  });
});

describe('answers that the server does not speak of', () => {
  it('stay, and are sent again', async () => {
    const { give, waiting, server } = silent();
    for (const no of [1, 2, 3]) await give(no, 'A');
    await vi.advanceTimersByTimeAsync(60);
    expect((await waiting()).map(({ no }) => no)).toEqual([2]);
    expect(server.calls.slice(0, 2)).toEqual([3, 1]);
  });

  it('are trouble where it speaks of none, and are tried again later', async () => {
    const { give, troubles, server } = silent();
    await give(2, 'A');
    await vi.advanceTimersByTimeAsync(60);
    expect(troubles).toMatchObject([{ status: 0 }]);
    expect(server.calls).toEqual([1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.calls.length).toBeGreaterThan(1);
  });
});

describe('two attempts', () => {
  const other = attemptId + 1;
  const busy: Failure = { status: 503, errorCode: 1003, message: 'busy', fields: {} };

  /** A server for each; the first cannot be had. */
  function openBoth(failure: Failure) {
    const reached: number[] = [];
    const servers = new Map([attemptId, other].map((id) => [id, createAnswerServer()]));
    const fails = new Set([attemptId]);
    const ask = <T>(id: number, work: () => Promise<T>) => {
      reached.push(id);
      return fails.has(id) ? Promise.resolve({ ok: false as const, error: failure }) : work();
    };
    const serverOf = (id: number) => servers.get(id) ?? createAnswerServer();
    const tab = openTab({
      ...createAnswerServer(),
      save: (id, details) => ask(id, () => serverOf(id).save(id, details)),
      handIn: (id, details) => ask(id, () => serverOf(id).handIn(id, details)),
    });
    return { ...tab, reached, serverOf, fails };
  }

  it('are sent apart: trouble with one does not hold up the other', async () => {
    const { outbox, give, reached, serverOf, waiting, troubles } = openBoth(busy);
    await give(1, 'A');
    await outbox.give(other, { no: 1, answer: ['B'], check: false }, 50);
    await vi.advanceTimersByTimeAsync(60);
    expect(reached).toEqual([attemptId, other]);
    expect(serverOf(other).answers.get(1)?.answer).toEqual(['B']);
    expect((await waiting()).map((pending) => pending.attemptId)).toEqual([attemptId]);
    expect(troubles).toEqual([busy]);
  });

  it.each([
    ['the line is cut', { ...busy, status: 0, errorCode: null }],
    ['nobody is signed in any more', { ...busy, status: 401 }],
  ])('wait together where %s', async (_name, failure) => {
    const { outbox, give, reached } = openBoth(failure);
    await give(1, 'A');
    await outbox.give(other, { no: 1, answer: ['B'], check: false }, 50);
    await vi.advanceTimersByTimeAsync(60);
    expect(reached).toEqual([attemptId]);
  });

  it('are handed in apart: the one that was asked for, with its own answers', async () => {
    const { outbox, give, serverOf, fails, events } = openBoth(busy);
    fails.clear();
    await give(1, 'A');
    await outbox.give(other, { no: 5, answer: ['B'], check: false }, 50);
    await outbox.handIn(other);
    expect(serverOf(other).handIns()).toBe(1);
    expect(serverOf(attemptId).handIns()).toBe(0);
    expect([...serverOf(other).answers.keys()]).toEqual([5]);
    expect(events.filter(({ kind }) => kind === 'handed-in')).toMatchObject([{ attemptId: other }]);
  });

  it('that only wait to be handed in are both, although one of them cannot be now', async () => {
    const { outbox, serverOf, events } = openBoth(busy);
    await outbox.handIn(attemptId);
    await outbox.handIn(other);
    expect(serverOf(other).handIns()).toBe(1);
    expect(events.filter(({ kind }) => kind === 'queued')).toEqual([
      { kind: 'queued', attemptId },
      { kind: 'queued', attemptId: other },
    ]);
  });
});

it('keeps, sends and lists nothing while nobody is signed in', async () => {
  const { server, store, give } = openTab();
  const nobody = openTab(server, store, null);
  await give(1, 'A');
  await nobody.give(2, 'A');
  await nobody.outbox.handIn(attemptId);
  expect(await nobody.outbox.list()).toEqual({ answers: [], handIns: [] });
  expect([nobody.events, server.calls, server.handIns()]).toEqual([[], [], 0]);
  expect((await store.list('me')).handIns).toEqual([]);
});

it('lists what waits, of the person who is signed in', async () => {
  const { server, outbox, give } = openTab();
  server.state.line = () => 'cut';
  await give(1, 'A');
  await outbox.handIn(attemptId);
  expect(await outbox.list()).toMatchObject({ answers: [{ no: 1 }], handIns: [{ attemptId, owner: 'me' }] });
});

it('tells which answers were refused, and why', async () => {
  const { server, give, events } = openTab();
  server.state.bad.add(1);
  await give(1, 'Z');
  await give(2, 'A');
  await vi.advanceTimersByTimeAsync(60);
  const refusal = { no: 1, error_code: 4023, message: 'no such option' };
  expect(events.find(({ kind }) => kind === 'rejected')).toMatchObject({ attemptId, rejected: [refusal] });
});

describe('a paper that cannot be handed in', () => {
  const refused: Failure = { status: 409, errorCode: 1090, message: 'not now', fields: {} };

  it('says so and is not tried again, where nothing waits with it', async () => {
    const server = createAnswerServer();
    const { outbox, events, store } = openTab({ ...server, handIn: async () => ({ ok: false, error: refused }) });
    await outbox.handIn(attemptId);
    expect(events.at(-1)).toEqual({ kind: 'not-handed-in', attemptId, message: 'not now' });
    expect(await store.list('me')).toEqual({ answers: [], handIns: [] });
  });

  it('for one answer is handed in without it, and says which and why', async () => {
    const server = createAnswerServer();
    const { outbox, give, events, waiting } = openTab({
      ...server,
      save: async (id, details) => (isBad(details) ? { ok: false, error: refused } : server.save(id, details)),
      handIn: async (id, details) => (isBad(details) ? { ok: false, error: refused } : server.handIn(id, details)),
    });
    for (const no of [1, 2, 3]) await give(no, 'A');
    await outbox.handIn(attemptId);
    expect([...server.answers.keys()]).toEqual([1, 3]);
    expect(events.find(({ kind }) => kind === 'rejected')).toMatchObject({ rejected: [{ no: 2, error_code: 1090 }] });
    expect(events.at(-1)?.kind).toBe('handed-in');
    expect(await waiting()).toEqual([]);
  });
});
