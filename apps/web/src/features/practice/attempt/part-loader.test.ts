import { errors } from '@tiku/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from '../../../lib/api/failure.ts';
import { createPartLoader } from './part-loader.ts';

const failed = (status: number, errorCode: number | null) =>
  new CallFailed({ status, errorCode, message: `no: ${status}`, fields: {} });

/** A paper of three parts; bringing one may fail, as told in turn. */
function openPaper(...failures: (Error | null)[]) {
  const brought: number[] = [];
  const troubles: string[] = [];
  const loader = createPartLoader({
    wanted: () => [0, 1, 2],
    bring: async (part) => {
      const failure = failures.shift();
      if (failure) throw failure;
      brought.push(part);
    },
    onTrouble: (message) => troubles.push(message),
  });
  return { loader, brought, troubles };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the parts of a paper', () => {
  it('come one after another, the one on screen first, each once', async () => {
    const { loader, brought } = openPaper();
    loader.load();
    loader.load();
    await vi.runAllTimersAsync();
    loader.load();
    await vi.runAllTimersAsync();
    expect(brought).toEqual([0, 1, 2]);
  });

  it('are asked for again by themselves when the server was busy or the line was cut', async () => {
    const { loader, brought, troubles } = openPaper(null, failed(503, errors.busy.code), failed(0, null));
    loader.load();
    await vi.runAllTimersAsync();
    expect(brought).toEqual([0, 1, 2]);
    expect(troubles).toEqual(['no: 503', 'no: 0']);
  });

  it('are not asked for again where that would not help, or where nobody looks any more', async () => {
    const gone = openPaper(failed(404, errors.not_found.code));
    gone.loader.load();
    await vi.runAllTimersAsync();
    expect(gone.brought).toEqual([]);

    const left = openPaper(failed(503, errors.busy.code));
    left.loader.load();
    await vi.advanceTimersByTimeAsync(1);
    left.loader.stop();
    await vi.runAllTimersAsync();
    expect(left.brought).toEqual([]);
  });

  it('come anew when asked to', async () => {
    const { loader, brought } = openPaper();
    loader.load();
    await vi.runAllTimersAsync();
    await loader.reload();
    await vi.runAllTimersAsync();
    expect(brought).toEqual([0, 1, 2, 0, 1, 2]);
  });
});
