import { describe, expect, it } from 'vitest';
import { bockLieberman6, bockLieberman7 } from '../lsat.fixture.ts';
import { chances, simulate } from '../simulate.fixture.ts';
import { describeFit } from './item-fit.ts';
import { fitRasch, withFirstAtZero } from './fit-rasch.ts';
import type { RaschFit } from './fit-rasch.ts';
import { chanceOf, locatePeople } from './persons.ts';
import { symmetricFunctions, withoutQuestion } from './symmetric.ts';

function fitted(matrix: readonly boolean[][]): RaschFit {
  const fit = fitRasch(matrix);
  if (!fit) throw new Error('not measurable');
  return fit;
}

function expectClose(values: readonly (number | null)[], references: readonly number[], within: number): void {
  expect(values).toHaveLength(references.length);
  for (const [at, reference] of references.entries()) {
    expect(Math.abs((values[at] ?? Number.NaN) - reference), `value ${at}`).toBeLessThan(within);
  }
}

const thirty = Array.from({ length: 30 }, (_, at) => -2.2 + at * 0.15);
const simulated = simulate(
  400,
  thirty,
  thirty.map(() => 1),
  11,
);

/** As eRm 1.0 for R says them, of the same answers. */
const references = [
  {
    name: 'five questions of a law school test (6)',
    matrix: bockLieberman6,
    logLikelihood: -1091.56969,
    difficulties: [-1.25612796, 0.47490715, 1.23598061, 0.16841007, -0.62316987],
    errors: [0.104405693, 0.069917067, 0.068777691, 0.072619445, 0.085917414],
    likeliest: [-1.60153337, -0.47432842, 0.48086314, 1.59994742],
    infit: [0.82771952, 0.96799565, 0.97279803, 0.95409297, 0.89529801],
    outfit: [0.80075435, 0.9577207, 0.94942389, 0.94376308, 0.87207867],
  },
  {
    name: 'five questions of a law school test (7)',
    matrix: bockLieberman7,
    logLikelihood: -1182.699899,
    difficulties: [-0.54147033, 0.53654547, -0.13358265, 0.80516638, -0.66665888],
    errors: [0.079168383, 0.067960877, 0.073132645, 0.067456683, 0.081518024],
    likeliest: [-1.48610511, -0.44258691, 0.43631007, 1.48700538],
    infit: [0.90953377, 0.99466113, 0.87107983, 1.04883458, 0.99280862],
    outfit: [0.87774781, 1.02298199, 0.83694078, 1.02045942, 0.98436503],
  },
  {
    name: 'thirty simulated questions',
    matrix: simulated,
    logLikelihood: -5093.759599,
    difficulties: [
      -2.193170286, -2.055394739, -1.789210966, -1.642041136, -1.312255096, -1.732761101, -1.327717742, -1.147737245,
      -1.005717745, -0.842735333, -0.647691011, -0.571750712, -0.312373013, -0.215319369, -0.191146264, -0.082639554,
      0.231380656, 0.267970024, 0.605095528, 0.592274279, 0.708907716, 1.037540763, 1.245926161, 1.356443245,
      1.593999324, 1.761608641, 1.540959001, 1.685430611, 2.221062681, 2.221062683,
    ],
    errors: [
      0.15224517, 0.14626394, 0.13621248, 0.13145124, 0.12263426, 0.1343226, 0.12299377, 0.11911652, 0.11651827,
      0.11401347, 0.11165867, 0.11092516, 0.10917155, 0.10880845, 0.1087426, 0.10856737, 0.10916252, 0.10933878,
      0.11202929, 0.11189097, 0.11325241, 0.11840732, 0.12273331, 0.12537951, 0.13193574, 0.13731589, 0.13036653,
      0.13479097, 0.15558375, 0.15558504,
    ],
    likeliest: null,
    infit: null,
    outfit: null,
  },
];

describe('the Rasch model', () => {
  it.each(references)('says what eRm says of $name', (reference) => {
    const fit = fitted(reference.matrix);
    expectClose(
      fit.items.map(({ difficulty }) => difficulty),
      reference.difficulties,
      0.0005,
    );
    expectClose(
      fit.items.map(({ standardError }) => standardError),
      reference.errors,
      0.0005,
    );
    expect(fit.logLikelihood).toBeCloseTo(reference.logLikelihood, 3);
    if (!reference.likeliest) return;
    const people = locatePeople(fit.items);
    expectClose(
      people.slice(1, -1).map(({ likeliest }) => likeliest?.ability ?? null),
      reference.likeliest,
      0.001,
    );
    const fits = describeFit(reference.matrix, fit);
    expectClose(
      fits.map(({ infit }) => infit),
      reference.infit,
      0.001,
    );
    expectClose(
      fits.map(({ outfit }) => outfit),
      reference.outfit,
      0.001,
    );
  });

  it('can have the first question at zero instead', () => {
    const first = withFirstAtZero(fitted(bockLieberman6).items).map(({ difficulty }) => difficulty);
    expectClose(first, [0, 1.73104174, 2.49212028, 1.42454641, 0.63296207], 0.0005);
  });

  it('has a weighted place for every raw score, which solves the equation of Warm', () => {
    const { items } = fitted(bockLieberman7);
    const people = locatePeople(items);
    expect(people.map(({ raw }) => raw)).toEqual([0, 1, 2, 3, 4, 5]);
    expect([people[0]?.likeliest, people[5]?.likeliest]).toEqual([null, null]);
    for (const { raw, weighted } of people) {
      const p = items.map(({ difficulty }) => chanceOf(weighted.ability, difficulty));
      const information = p.reduce((sofar, each) => sofar + each * (1 - each), 0);
      const third = p.reduce((sofar, each) => sofar + each * (1 - each) * (1 - 2 * each), 0);
      const score = p.reduce((sofar, each) => sofar + each, 0);
      expect(score - third / (2 * information)).toBeCloseTo(raw, 6);
      expect(weighted.standardError).toBeCloseTo(1 / Math.sqrt(information), 9);
    }
    const places = people.map(({ weighted }) => weighted.ability);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('leaves out what all or nobody had right, and the papers that say nothing then', () => {
    const matrix = bockLieberman7.map((row) => [true].concat(row, false));
    const fit = fitted(matrix);
    expect(fit.leftOut).toEqual([0, 6]);
    expect(fit.items.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5]);
    expect(fit.n).toBe(1000 - 12 - 308);
    expectClose(
      fit.items.map(({ difficulty }) => difficulty),
      [-0.54147033, 0.53654547, -0.13358265, 0.80516638, -0.66665888],
      0.0005,
    );
  });

  it.each([
    ['no paper', []],
    ['no question', [[], []]],
    ['one question', [[true], [false], [true]]],
    [
      'all right',
      [
        [true, true, true],
        [true, true, true],
      ],
    ],
    [
      'all wrong',
      [
        [false, false],
        [false, false],
      ],
    ],
    [
      'the same for all',
      [
        [true, false, true],
        [true, false, true],
      ],
    ],
    [
      'questions that no paper ties together',
      [
        [true, false],
        [true, false],
        [true, false],
        [true, true],
      ],
    ],
  ])('measures nothing of %s', (_, matrix) => {
    expect(fitRasch(matrix)).toBeNull();
  });

  it('takes a question away from two hundred without losing digits', () => {
    const next = chances(3);
    const easiness = Array.from({ length: 200 }, () => Math.exp(6 * next() - 3));
    const gamma = symmetricFunctions(easiness);
    for (const at of [0, 57, 199]) {
      const rest = withoutQuestion(gamma, easiness[at] ?? 1);
      const afresh = symmetricFunctions(easiness.filter((__, other) => other !== at));
      const off = afresh.map((value, r) => Math.abs((rest[r] ?? 0) / value - 1));
      expect(Math.max(...off)).toBeLessThan(1e-9);
    }
  });
});
