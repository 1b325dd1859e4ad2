import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLease, createTabLock } from './tab-lock.ts';

function buildStorage() {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lease', () => {
  it('lets one tab work at a time, and the other in its turn', async () => {
    const storage = buildStorage();
    const course: string[] = [];
    const work = (name: string) => async () => {
      course.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 15_000));
      course.push(`${name} ends`);
    };
    const both = Promise.all(['a', 'b'].map((name) => createLease('sending', storage, name)(work(name))));
    await vi.advanceTimersByTimeAsync(60_000);
    await both;
    const [first, second] = course[0]?.startsWith('a') ? ['a', 'b'] : ['b', 'a'];
    expect(course).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
  });

  it('of a tab that died runs out', async () => {
    const storage = buildStorage();
    storage.write('sending', `dead ${Date.now() + 10_000}`);
    const work = vi.fn<() => Promise<void>>(async () => {});
    void createLease('sending', storage, 'a')(work);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(work).toHaveBeenCalledOnce();
  });

  it('is given back when the work fails', async () => {
    const storage = buildStorage();
    const failing = createLease('sending', storage, 'a')(() => Promise.reject(new Error('no')));
    await Promise.all([vi.advanceTimersByTimeAsync(100), expect(failing).rejects.toThrow('no')]);
    const work = vi.fn<() => Promise<void>>(async () => {});
    void createLease('sending', storage, 'b')(work);
    await vi.advanceTimersByTimeAsync(100);
    expect(work).toHaveBeenCalledOnce();
  });
});

describe('a lock between tabs', () => {
  it('is the browser’s where it has one', async () => {
    const request = vi.fn<(name: string, work: () => Promise<void>) => Promise<void>>(async (_name, work) => work());
    const fallback = vi.fn<(work: () => Promise<void>) => Promise<void>>();
    const work = vi.fn<() => Promise<void>>(async () => {});
    await createTabLock('sending', { request } as unknown as LockManager, fallback)(work);
    expect(request).toHaveBeenCalledWith('sending', work);
    expect(work).toHaveBeenCalledOnce();
    expect(fallback).not.toHaveBeenCalled();
  });

  it('is a note in storage on plain http', async () => {
    const fallback = vi.fn<(work: () => Promise<void>) => Promise<void>>(async (work) => work());
    const work = vi.fn<() => Promise<void>>(async () => {});
    await createTabLock('sending', undefined, fallback)(work);
    expect(fallback).toHaveBeenCalledWith(work);
  });
});
