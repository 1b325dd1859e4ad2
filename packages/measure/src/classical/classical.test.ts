import { describe, expect, it } from 'vitest';
import { bockLieberman6, bockLieberman7 } from '../lsat.fixture.ts';
import { correlationInterval, shareInterval, tailOfFairCoin } from '../numbers/numbers.ts';
import { chances, simulatePoints } from '../simulate.fixture.ts';
import { describeForm } from './form-figures.ts';
import { describeQuestion } from './question-figures.ts';
import { addPaper, emptyForm, emptyItem, sumPapers } from './sums.ts';

const scores = [1, 2, 5, 3, 10, 1, 4];
const points = simulatePoints(90, scores, 5);
const ofPoints = (matrix: readonly (readonly number[])[], full: readonly number[] = scores) =>
  sumPapers(
    full,
    matrix.map((row) => row.map((x) => ({ x }))),
  );
const ofAnswers = (matrix: readonly boolean[][]) =>
  ofPoints(
    matrix.map((row) => row.map(Number)),
    matrix[0]?.map(() => 1),
  );

function expectAll(values: readonly (number | null | undefined)[], references: readonly number[]): void {
  expect(values).toHaveLength(references.length);
  for (const [at, reference] of references.entries()) expect(values[at]).toBeCloseTo(reference, 7);
}

const meanOf = (values: readonly number[]) => values.reduce((sofar, value) => sofar + value, 0) / values.length;

const product = (one: readonly number[], other: readonly number[]) => {
  const [a, b] = [meanOf(one), meanOf(other)];
  return one.reduce((sofar, value, at) => sofar + (value - a) * ((other[at] ?? 0) - b), 0);
};

/** As its textbook says it, of all values at once; null where a value is the same for all. */
function pearson(one: readonly number[], other: readonly number[]): number | null {
  const value = product(one, other) / Math.sqrt(product(one, one) * product(other, other));
  return Number.isFinite(value) ? value : null;
}

const column = (matrix: readonly number[][], at: number) => matrix.map((row) => row[at] ?? 0);
const totals = (matrix: readonly number[][]) => matrix.map((row) => row.reduce((sofar, x) => sofar + x, 0));

describe('classical figures', () => {
  it('are those of psych for R, of partial scores', () => {
    const { form, items } = ofPoints(points);
    const { alpha, alphaWithout, distribution, standardError, isKr20 } = describeForm(form, items);
    expect(alpha).toBeCloseTo(0.704112204435, 9);
    expect(isKr20).toBe(false);
    expectAll(
      alphaWithout,
      [0.682646746494, 0.669606961974, 0.64839945681, 0.631492625145, 0.728144945805, 0.70387548541, 0.649362056563],
    );
    expectAll(
      items.map((item) => describeQuestion([{ form, item }]).correlation?.value),
      [0.550941756336, 0.530163302848, 0.495104653672, 0.645117760213, 0.566819609345, 0.311964517587, 0.51831575105],
    );
    expectAll(
      items.map((item, at) => (describeQuestion([{ form, item }]).difficulty?.value ?? 0) * (scores[at] ?? 0)),
      [0.477777777778, 0.966666666667, 2.433333333333, 1.355555555556, 4.322222222222, 0.4, 1.488888888889],
    );
    expect(distribution).toMatchObject({ n: 90, median: 11, quartile1: 7, quartile3: 15.75 });
    expect(distribution?.mean).toBeCloseTo(11.4444444444, 9);
    expect(distribution?.sd).toBeCloseTo(5.83116599651, 9);
    expect(distribution?.skewness).toBeCloseTo(0.280228494081, 9);
    expect(distribution?.kurtosis).toBeCloseTo(-0.51905775969, 9);
    expect(standardError).toBeCloseTo(5.83116599651 * Math.sqrt(1 - 0.704112204435), 8);
  });

  it.each([
    [bockLieberman6, 0.2949971922],
    [bockLieberman7, 0.4534087354],
  ])('have the alpha of psych for the law school tests, which is KR-20 there', (matrix, reference) => {
    const { form, items } = ofAnswers(matrix);
    const { alpha, isKr20 } = describeForm(form, items);
    expect([alpha?.toFixed(8), isKr20]).toEqual([reference.toFixed(8), true]);
  });

  it('of kept sums are those of all values at once, whatever came in', () => {
    const next = chances(77);
    for (let round = 0; round < 60; round++) {
      const full = Array.from({ length: 2 + Math.floor(next() * 20) }, () => 1 + Math.floor(next() * 9));
      const people = 2 + Math.floor(next() * 150);
      const matrix = Array.from({ length: people }, () => full.map((score) => Math.floor(next() * (score + 1))));
      const { form, items } = ofPoints(matrix, full);
      const sums = totals(matrix);
      for (const [at, item] of items.entries()) {
        const own = column(matrix, at);
        const reference = pearson(
          own,
          sums.map((total, person) => total - (own[person] ?? 0)),
        );
        const value = describeQuestion([{ form, item }]).correlation?.value ?? null;
        expect(value?.toFixed(7)).toBe(reference?.toFixed(7));
      }
    }
  });

  it('do not depend on the order of papers, nor on when they were added', () => {
    const forwards = ofPoints(points);
    const [form, items] = [emptyForm(26), scores.map(emptyItem)];
    for (const row of points.toReversed()) {
      addPaper(
        form,
        items,
        row.map((x) => ({ x })),
      );
    }
    expect({ form, items }).toEqual(forwards);
  });

  it('tell the best 27 % from the last, with those who earned the same alike', () => {
    // Ten people, one at each total; the group is the best 2.7 of them.
    const matrix = Array.from({ length: 10 }, (_, at) => Array.from({ length: 9 }, (__, item) => Number(item < at)));
    const { form, items } = ofAnswers(matrix.map((row) => row.map((x) => x > 0)));
    const first = items[0];
    const last = items[8];
    if (!first || !last) throw new Error('no items');
    expect(describeQuestion([{ form, item: first }]).upperLower).toBeCloseTo(1 - 1.7 / 2.7, 9);
    expect(describeQuestion([{ form, item: last }]).upperLower).toBeCloseTo(1 / 2.7, 9);
  });

  it('put together forms that ask the same question, each by what it says within itself', () => {
    const [one, other] = [points.slice(0, 50), points.slice(50)].map((part) => ofPoints(part));
    const [first, second] = [one?.items[2], other?.items[2]];
    if (!one || !other || !first || !second) throw new Error('no items');
    const both = describeQuestion([
      { form: one.form, item: first },
      { form: other.form, item: second },
    ]);
    expect(both.n).toBe(90);
    expect(both.difficulty?.value).toBeCloseTo(2.433333333333 / 5, 9);
    expect(Math.abs((both.correlation?.value ?? 0) - 0.495104653672)).toBeLessThan(0.05);
  });

  it('know how sure they are as R does', () => {
    expect(shareInterval(37 / 50, 50)?.low).toBeCloseTo(0.604468427352, 9);
    expect(shareInterval(37 / 50, 50)?.high).toBeCloseTo(0.841284725064, 9);
    expect(shareInterval(0, 20)).toMatchObject({ low: 0, high: expect.closeTo(0.161125158053, 9) });
    expect(correlationInterval(0.35, 60)?.low).toBeCloseTo(0.1054467332, 9);
    expect(tailOfFairCoin(34, 30)).toBeCloseTo(3.08244489133e-6, 15);
    expect(tailOfFairCoin(2000, 1050)).toBeCloseTo(0.0134120731201, 10);
    expect([tailOfFairCoin(0, 0), tailOfFairCoin(5, 0), tailOfFairCoin(5, 6)]).toEqual([1, 1, 0]);
  });
});

function figures(matrix: readonly (readonly number[])[], full: readonly number[]) {
  const { form, items } = ofPoints(matrix, full);
  return { form: describeForm(form, items), questions: items.map((item) => describeQuestion([{ form, item }])) };
}

describe('what cannot be measured', () => {
  it.each([
    ['no paper', [], [1, 1]],
    ['one paper', [[1, 0]], [1, 1]],
    [
      'all right',
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
      [1, 1],
    ],
    [
      'all wrong',
      [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      [1, 1],
    ],
    ['one question', [[1], [0], [1]], [1]],
    [
      'questions that earn nothing',
      [
        [0, 0],
        [0, 0],
      ],
      [0, 0],
    ],
    ['no question', [[], []], []],
  ])('of %s is nothing, never something that is no number', (_, matrix, full) => {
    const { form, questions } = figures(matrix, full);
    expect(form.alpha).toBeNull();
    expect(questions.map(({ correlation }) => correlation)).toEqual(questions.map(() => null));
    const flat = JSON.stringify({ form, questions }, (__, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? 'no number' : value,
    );
    expect(flat).not.toContain('no number');
  });

  it('leaves the other questions as they are', () => {
    const { questions } = figures(
      points.map((row) => row.concat(1)),
      [...scores, 1],
    );
    expect(questions[7]).toMatchObject({ correlation: null, difficulty: { value: 1 } });
    expect(questions[0]?.correlation?.value).toBeCloseTo(0.550941756336, 9);
  });
});
