import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

const at = (milliseconds: number) => new Date(milliseconds).toISOString();

it('goes on with the server, whatever this device thinks', async () => {
  const { serverNow, setServerTime } = await import('./server-clock.ts');
  setServerTime(at(5_000_000), 80);
  vi.advanceTimersByTime(1_500);
  vi.setSystemTime(0);
  expect(serverNow()).toBe(5_001_500);
});

it('is not set back by an answer that was long on its way', async () => {
  const { serverNow, setServerTime } = await import('./server-clock.ts');
  setServerTime(at(5_000_000), 20);
  vi.advanceTimersByTime(4_000);
  setServerTime(at(5_000_500), 3_600);
  expect(serverNow()).toBe(5_004_000);
});

it('follows the server where that explains nothing', async () => {
  const { serverNow, setServerTime } = await import('./server-clock.ts');
  setServerTime(at(5_000_000), 20);
  setServerTime(at(9_000_000), 20);
  expect(serverNow()).toBe(9_000_000);
  setServerTime(at(4_000_000), 20);
  expect(serverNow()).toBe(4_000_020);
});

it('numbers answers by it, in steps that two devices hardly share', async () => {
  const { setServerTime, tick } = await import('./server-clock.ts');
  setServerTime(at(5_000_000), 0);
  const ticks = Array.from({ length: 50 }, tick);
  for (const each of ticks) expect(Math.floor(each / 1000)).toBe(5_000_000);
  expect(new Set(ticks).size).toBeGreaterThan(10);
});
