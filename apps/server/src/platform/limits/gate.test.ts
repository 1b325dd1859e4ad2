import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('lets a few work at once, keeps the rest waiting in order, and turns away what comes on top', async () => {
  const gate = createGate({ width: 2, maxWaiting: 2 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const enter = (who: number) =>
    gate(() => {
      started.push(who);
      return new Promise<void>((resolve) => finish.push(resolve));
    });
  const first = [enter(0), enter(1), enter(2), enter(3)];
  await expect(enter(4)).rejects.toMatchObject({ errorName: 'busy' });
  expect(started).toEqual([0, 1]);
  finish[1]?.();
  await first[1];
  expect(started).toEqual([0, 1, 2]);
  finish[0]?.();
  finish[2]?.();
  await Promise.all([first[0], first[2]]);
  expect(started).toEqual([0, 1, 2, 3]);
  finish[3]?.();
  await first[3];
});

it('goes on after work that failed', async () => {
  const gate = createGate({ width: 1, maxWaiting: 1 });
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate(async () => 'done')).toBe('done');
});
