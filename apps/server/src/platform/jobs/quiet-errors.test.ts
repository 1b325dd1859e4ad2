import { expect, it } from 'vitest';
import { quietErrors } from './quiet-errors.ts';

it('says once a minute that the database is away, whichever worker notices', () => {
  const lines: unknown[] = [];
  let time = 0;
  const report = quietErrors(
    (level, { err }) => lines.push({ level, err }),
    () => time,
  );
  report(new Error('connection refused (Queue: a, Worker: 1)'));
  report(new Error('connection refused (Queue: b, Worker: 2)'));
  expect(lines).toMatchObject([{ level: 'error', err: { message: 'connection refused (Queue: a, Worker: 1)' } }]);
  report(new Error('something else'));
  expect(lines).toHaveLength(2);
  time = 60_000;
  report(new Error('connection refused (Queue: b, Worker: 2)'));
  expect(lines).toHaveLength(3);
});
