import { expect, it } from 'vitest';
import { createRest, giveBackMemory } from './rest.ts';

const MB = 1024 * 1024;

/** A process whose young space grows by so many megabytes before each look. */
function openRest() {
  let size = 0;
  let collected = 0;
  const rest = createRest(
    () => size * MB,
    () => {
      collected++;
      size = 1;
    },
  );
  return {
    look: (grown: number, requests: number) => {
      size += grown;
      for (let sent = 0; sent < requests; sent++) rest.notice();
      rest.look();
      return collected;
    },
  };
}

it('gives memory back once people have gone, and not again for what a job leaves', () => {
  const { look } = openRest();
  expect(look(64, 5_000)).toBe(0);
  expect(look(0, 200)).toBe(0);
  expect(look(0, 3)).toBe(1);
  expect(look(4, 0)).toBe(1);
  expect(look(4, 0)).toBe(1);
  expect(look(64, 900)).toBe(1);
  expect(look(0, 0)).toBe(2);
});

it('leaves a heap that is no larger than what is in use', () => {
  let rush: object[] = Array.from({ length: 400_000 }, (_, at) => ({ at, text: `${at}` }));
  const before = process.memoryUsage().heapTotal;
  rush = rush.slice(0, 1);
  giveBackMemory();
  expect(rush).toHaveLength(1);
  expect(process.memoryUsage().heapTotal).toBeLessThan(before);
});
