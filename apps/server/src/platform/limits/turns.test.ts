import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('begins a few in each turn of the event loop, in order, and sends away what comes on top', async () => {
  const turns = createTurns({ width: 2, maxWaiting: 3 });
  const begun: number[] = [];
  const refused: number[] = [];
  for (let who = 0; who < 7; who++) turns.take((refusal) => (refusal ? refused : begun).push(who));
  expect([begun, refused]).toEqual([
    [0, 1],
    [5, 6],
  ]);
  await turn();
  expect(begun).toEqual([0, 1, 2, 3]);
  turns.take(() => begun.push(7));
  expect(begun).toEqual([0, 1, 2, 3]);
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 7]);
});

it('keeps nobody waiting who comes when there is room', async () => {
  const turns = createTurns({ width: 1, maxWaiting: 1 });
  for (let who = 0; who < 3; who++) {
    let hasBegun = false;
    turns.take(() => (hasBegun = true));
    expect(hasBegun).toBe(true);
    await turn();
    await turn();
  }
});

it('lets some begin now or not at all, never before those who wait', async () => {
  const turns = createTurns({ width: 2, maxWaiting: 1 });
  expect([turns.takeNow(), turns.takeNow(), turns.takeNow()]).toEqual([true, true, false]);
  turns.take(() => {});
  await turn();
  expect([turns.takeNow(), turns.takeNow()]).toEqual([true, false]);
});
