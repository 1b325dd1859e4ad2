import type { AnswerDetail } from '@tiku/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { statements } from '../../../testing/build-attempt.ts';
import { unanswered } from '../paper/asked.store.ts';
import type { AskedRow } from '../paper/asked.store.ts';
import { sortAnswers } from './sort-answers.ts';

const sorting = { seed: 'seven', checks: true, withheld: new Set<number>(), files: new Map<number, Set<string>>() };

function askedOf(noes: readonly number[]): Map<number, AskedRow> {
  const [content] = statements(1);
  if (!content) throw new Error('no statement');
  return new Map(noes.map((no) => [no, { ...unanswered, no, content_id: no, content, score: null, isGiven: false }]));
}

/** As the store does it. */
function send(stored: Map<number, AskedRow>, batch: readonly AnswerDetail[]) {
  const sorted = sortAnswers(batch, stored, sorting);
  for (const { no, seq, answer, grade } of sorted.kept) {
    const row = stored.get(no);
    if (row) Object.assign(row, { seq, answer, shown_at: grade ? new Date() : row.shown_at });
  }
  return sorted;
}

/** What one client gave: to each question a row of answers, each number once. */
const given = fc
  .array(fc.record({ no: fc.integer({ min: 1, max: 3 }), answer: fc.constantFrom(true, false, null) }), {
    maxLength: 20,
  })
  .map((answers) => answers.map((answer, at) => ({ ...answer, seq: at + 1 })));

/** Cut into batches in any order, each perhaps several times: what a bad line does. */
const delivered = given.chain((answers) =>
  fc.record({
    answers: fc.constant(answers),
    batches: fc
      .array(fc.subarray(answers), { maxLength: 6 })
      .chain((some) =>
        fc.shuffledSubarray([...some, answers], { minLength: some.length + 1, maxLength: some.length + 1 }),
      ),
  }),
);

it('ends with the newest answer to every question, in whatever order and however often they come', () => {
  fc.assert(
    fc.property(delivered, ({ answers, batches }) => {
      const stored = askedOf([1, 2, 3]);
      for (const batch of batches) {
        const { saved, rejected } = send(stored, batch);
        expect(saved.length + rejected.length).toBe(batch.length);
      }
      for (const no of [1, 2, 3]) {
        const newest = answers.findLast((answer) => answer.no === no);
        expect(stored.get(no)?.answer ?? null).toBe(newest?.answer ?? null);
        expect(stored.get(no)?.seq).toBe(newest?.seq ?? 0);
      }
    }),
  );
});

it('never changes an answer whose key was shown', () => {
  fc.assert(
    fc.property(given, fc.boolean(), (answers, first) => {
      const stored = askedOf([1, 2, 3]);
      const checked = send(stored, [{ no: 1, seq: 1, answer: first, check: true }]);
      expect(checked.newlyChecked).toEqual([1]);
      const again = send(
        stored,
        answers.map((answer) => ({ ...answer, seq: answer.seq + 1, check: true })),
      );
      expect(stored.get(1)).toMatchObject({ seq: 1, answer: first });
      expect(again.kept.map(({ no }) => no)).not.toContain(1);
    }),
  );
});
