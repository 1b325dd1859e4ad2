// The rule itself, in every situation that there is. That everything which shows a key asks it is told by `withheld-keys.test.ts`.
import type { AttemptRules } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { maySeeGraded, maySeeKey, maySeeResult } from './question-key.ts';
import type { KeyReader } from './question-key.ts';

const now = new Date('2026-05-04T12:00:00Z');
const before = new Date(now.getTime() - 1);

const both = [true, false];
const rules: AttemptRules = {
  end_time: now.toISOString(),
  closes_at: now.toISOString(),
  result_time: 0,
  hide_answer: false,
  redo_hint: false,
  no_quit: false,
  max_switches: 0,
  switch_seconds: 0,
};
const homework = (part: Partial<AttemptRules>, at = now) => ({ rules: { ...rules, ...part }, now: at });
const homeworks: [string, NonNullable<KeyReader['homework']> | null][] = [
  ['no homework', null],
  ['results at once', homework({})],
  ['results at once, no keys', homework({ hide_answer: true })],
  ['results after the deadline, which has come', homework({ result_time: 1 })],
  ['results after the deadline, which has come, no keys', homework({ result_time: 1, hide_answer: true })],
  ['results after the deadline, a moment before it', homework({ result_time: 1 }, before)],
  ['results after the deadline, a moment before it, no keys', homework({ result_time: 1, hide_answer: true }, before)],
];
const readers = homeworks.flatMap(([where, ofHomework]) =>
  both.flatMap((isAuthor) =>
    both.flatMap((isSeen) =>
      both.flatMap((isWithheld) =>
        both.map((awaitsMarks) => ({
          where,
          reader: { isAuthor, isSeen, isWithheld, awaitsMarks, homework: ofHomework },
        })),
      ),
    ),
  ),
);

/** What some of them may see, in the words of the situation. */
function seen(may: (reader: KeyReader) => boolean): string[] {
  const able = readers.filter(({ reader }) => !reader.isAuthor && may(reader));
  return able.map(({ where, reader }) => `${where}${reader.awaitsMarks ? ', waits for marks' : ''}`);
}

describe('a key', () => {
  it('is seen by the author of the exam, always', () => {
    const authors = readers.filter(({ reader }) => reader.isAuthor);
    expect(authors).toHaveLength(56);
    for (const { reader } of authors) {
      expect([maySeeKey(reader), maySeeResult(reader), maySeeGraded(reader)]).toEqual([true, true, true]);
    }
  });

  it('is seen by nobody else who has not been shown it, or is being tested on it', () => {
    const others = readers.filter(({ reader }) => !reader.isAuthor && (!reader.isSeen || reader.isWithheld));
    expect(others).toHaveLength(42);
    for (const { reader } of others) {
      expect([maySeeKey(reader), maySeeResult(reader), maySeeGraded(reader)]).toEqual([false, false, false]);
    }
  });

  it('is seen where the homework does not hide it, results are out and marking is complete', () => {
    expect(seen(maySeeKey)).toEqual(['no homework', 'results at once', 'results after the deadline, which has come']);
  });

  it('is seen outside of any homework where nothing is said of one, nor of marks', () => {
    const reader = { isAuthor: false, isSeen: true, isWithheld: false };
    expect([maySeeKey(reader), maySeeResult(reader), maySeeGraded(reader)]).toEqual([true, true, true]);
  });
});

describe('a result', () => {
  const released = [
    'no homework',
    'results at once',
    'results at once, no keys',
    'results after the deadline, which has come',
    'results after the deadline, which has come, no keys',
  ];

  it('is seen when results are out and marking is complete, also where keys stay hidden', () => {
    expect(seen(maySeeResult)).toEqual(released);
  });

  it('of what the key decided is seen while people have still to mark the rest', () => {
    expect(seen(maySeeGraded)).toEqual(released.flatMap((where) => [`${where}, waits for marks`, where]));
  });
});
