import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Failure } from '../../lib/api/failure.ts';
import { createBegin } from './begin-attempt.ts';
import type { BeginRequest } from './begin-attempt.ts';

type Call = Parameters<typeof createBegin>[0];

const failureOf = (status: number): Failure => ({ status, errorCode: null, message: 'no', fields: {} });
const request: BeginRequest = { exam_id: 1, prac_type: 3 };

/** Loses the answer to so many calls, or refuses them, and then brings it. */
function openLine(failures: number, status = 0) {
  const keys: (string | undefined)[] = [];
  const call: Call = async (_, { create_key }) => {
    keys.push(create_key);
    return keys.length > failures
      ? { ok: true, data: { answer_id: keys.length } as never }
      : { ok: false, error: failureOf(status) };
  };
  const ask = createBegin(call);
  const begin = async (wanted: BeginRequest) => {
    const asking = ask(wanted);
    await vi.runAllTimersAsync();
    return asking;
  };
  return { keys, begin };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks with one key until an attempt is known to have begun, however often somebody presses', async () => {
  const { keys, begin } = openLine(3);
  expect((await begin(request)).ok).toBe(false);
  expect((await begin(request)).ok).toBe(true);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

it('begins another attempt afterwards, and for another request', async () => {
  const { keys, begin } = openLine(0);
  await begin(request);
  await begin(request);
  const lost = openLine(2);
  await lost.begin(request);
  await lost.begin({ ...request, selection: { count: 5 } });
  expect(new Set(keys).size).toBe(2);
  expect(new Set(lost.keys).size).toBe(2);
});

it('takes somebody who comes back later for one who wants a new attempt', async () => {
  const { keys, begin } = openLine(2);
  await begin(request);
  vi.advanceTimersByTime(61_000);
  await begin(request);
  expect(new Set(keys).size).toBe(2);
});

it('asks a busy server again, with the same key, and gives up in the end', async () => {
  const busy = openLine(3, 503);
  expect((await busy.begin(request)).ok).toBe(true);
  expect(new Set(busy.keys).size).toBe(1);
  const down = openLine(9, 503);
  expect((await down.begin(request)).ok).toBe(false);
  expect(down.keys).toHaveLength(4);
});
