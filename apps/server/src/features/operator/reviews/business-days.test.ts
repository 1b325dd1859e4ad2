import { expect, it } from 'vitest';
import { addBusinessDays, subtractBusinessDays } from './business-days.ts';

const day = (text: string) => new Date(`2026-11-${text}Z`);

it.each([
  ['a Monday', '16T10:00:00', '19T10:00:00'],
  ['a Wednesday, over the weekend', '18T10:00:00', '23T10:00:00'],
  ['a Friday', '20T10:00:00', '25T10:00:00'],
  ['a Saturday, which counts as Monday', '21T10:00:00', '26T00:00:00'],
  ['a Sunday, likewise', '22T23:00:00', '26T00:00:00'],
])('promises three business days from %s', (_name, from, due) => {
  expect(addBusinessDays(day(from), 3)).toEqual(day(due));
});

it('calls late what the promise has passed for, and nothing else', () => {
  for (let hour = 0; hour < 24 * 21; hour++) {
    const since = new Date(Date.UTC(2026, 10, 1, hour));
    const due = addBusinessDays(since, 3);
    const isLateAt = (now: Date) => since < subtractBusinessDays(now, 3);
    expect(isLateAt(new Date(due.getTime() - 60_000))).toBe(false);
    expect(isLateAt(new Date(due.getTime() + 60_000))).toBe(true);
  }
});
