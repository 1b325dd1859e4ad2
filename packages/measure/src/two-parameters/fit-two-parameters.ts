// The model with two parameters for each question, how hard it is and how sharply it tells the able from the others, by marginal
// maximum likelihood: abilities are taken as normal, and weighed over a fixed grid (Bock and Aitkin).

export interface TwoParameterItem {
  /** Of the logistic curve. */
  slope: number;
  /** In standard deviations of ability; null where the slope is none, and no ability is the middle. */
  difficulty: number | null;
}

export interface TwoParameterFit {
  /** In the order of the questions; null for one that all who answered had right, or all had wrong. */
  items: (TwoParameterItem | null)[];
  n: number;
  logLikelihood: number;
  steps: number;
}

/** Whether each question was right; null where somebody was not asked. */
type Pattern = readonly (boolean | null)[];

const [furthest, points] = [6, 61];

const grid = Array.from({ length: points }, (_, at) => -furthest + (2 * furthest * at) / (points - 1));
const weights = normalised(grid.map((at) => Math.exp(-(at ** 2) / 2)));

function normalised(values: readonly number[]): number[] {
  const whole = values.reduce((sofar, value) => sofar + value, 0);
  return values.map((value) => value / whole);
}

interface Curve {
  intercept: number;
  slope: number;
}

/** How many are expected at each point of the grid to have been asked a question, and to have had it right. */
interface Expected {
  asked: number[];
  right: number[];
}

interface Group {
  pattern: Pattern;
  count: number;
}

/** People with the same answers are worked out once. */
function groupPatterns(matrix: readonly Pattern[]): Group[] {
  const groups = new Map<string, Group>();
  for (const pattern of matrix) {
    const key = pattern.map((right) => (right === null ? '-' : Number(right))).join('');
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { pattern, count: 1 });
  }
  return [...groups.values()];
}

const logChance = (curve: Curve, ability: number, right: boolean): number => {
  const logit = curve.intercept + curve.slope * ability;
  return -Math.log1p(Math.exp(right ? -logit : logit));
};

interface Weighed {
  expected: Expected[];
  logLikelihood: number;
}

function weigh(groups: readonly Group[], curves: readonly (Curve | null)[]): Weighed {
  const tables = curves.map((curve) =>
    curve
      ? { right: grid.map((at) => logChance(curve, at, true)), wrong: grid.map((at) => logChance(curve, at, false)) }
      : null,
  );
  const expected = curves.map(() => ({ asked: grid.map(() => 0), right: grid.map(() => 0) }));
  let logLikelihood = 0;
  for (const { pattern, count } of groups) {
    const logs = weights.map(Math.log);
    for (const [at, table] of tables.entries()) {
      const right = pattern[at] ?? null;
      if (!table || right === null) continue;
      const chances = right ? table.right : table.wrong;
      for (let q = 0; q < points; q++) logs[q] = (logs[q] ?? 0) + (chances[q] ?? 0);
    }
    const highest = Math.max(...logs);
    const posterior = logs.map((log) => Math.exp(log - highest));
    const whole = posterior.reduce((sofar, value) => sofar + value, 0);
    logLikelihood += count * (highest + Math.log(whole));
    for (const [at, sums] of expected.entries()) {
      const right = pattern[at] ?? null;
      if (right === null) continue;
      for (let q = 0; q < points; q++) {
        const part = (count * (posterior[q] ?? 0)) / whole;
        sums.asked[q] = (sums.asked[q] ?? 0) + part;
        if (right) sums.right[q] = (sums.right[q] ?? 0) + part;
      }
    }
  }
  return { expected, logLikelihood };
}

/** A slope beyond this says that the question parts people as a knife would: no data tell how sharp it is. */
const steepest = 20;

/** Logistic regression of what is expected on the grid, by Newton. */
function fitCurve({ asked, right }: Expected, start: Curve): Curve {
  let { intercept, slope } = start;
  for (let at = 0; at < 25; at++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 0, 0, 0];
    for (let q = 0; q < points; q++) {
      const [ability, n] = [grid[q] ?? 0, asked[q] ?? 0];
      const p = 1 / (1 + Math.exp(-(intercept + slope * ability)));
      const [off, weight] = [(right[q] ?? 0) - n * p, n * p * (1 - p)];
      g0 += off;
      g1 += off * ability;
      h00 += weight;
      h01 += weight * ability;
      h11 += weight * ability ** 2;
    }
    const determinant = h00 * h11 - h01 ** 2;
    if (!(determinant > 1e-12)) break;
    const [d0, d1] = [(h11 * g0 - h01 * g1) / determinant, (h00 * g1 - h01 * g0) / determinant];
    const part = Math.min(1, 2 / Math.max(Math.abs(d0), Math.abs(d1), 1e-9));
    intercept += part * d0;
    slope = Math.max(-steepest, Math.min(steepest, slope + part * d1));
    if (Math.max(Math.abs(d0), Math.abs(d1)) < 1e-8) break;
  }
  return { intercept, slope };
}

const [mostSteps, close] = [2_000, 1e-5];

function startOf(groups: readonly Group[], at: number): Curve | null {
  let [asked, right] = [0, 0];
  for (const { pattern, count } of groups) {
    asked += pattern[at] === null || pattern[at] === undefined ? 0 : count;
    right += pattern[at] ? count : 0;
  }
  return right === 0 || right === asked ? null : { intercept: Math.log(right / (asked - right)), slope: 1 };
}

/** Null where nothing can be measured: fewer than three questions that some had right and some had wrong, or it does not settle. */
export function fitTwoParameters(matrix: readonly Pattern[]): TwoParameterFit | null {
  const groups = groupPatterns(matrix);
  let curves = Array.from(matrix[0] ?? [], (_, at) => startOf(groups, at));
  if (curves.filter((curve) => curve !== null).length < 3) return null;
  for (let steps = 1; steps <= mostSteps; steps++) {
    const { expected, logLikelihood } = weigh(groups, curves);
    const next = curves.map((curve, at) => (curve && expected[at] ? fitCurve(expected[at], curve) : null));
    const moved = Math.max(
      ...next.map((curve, at) => {
        const before = curves[at];
        return curve && before
          ? Math.max(Math.abs(curve.slope - before.slope), Math.abs(curve.intercept - before.intercept))
          : 0;
      }),
    );
    curves = next;
    if (moved < close) return { items: upright(curves), n: matrix.length, logLikelihood, steps };
  }
  return null;
}

/** Turned so that most questions become easier with ability: the data alone would allow the mirror image. */
function upright(curves: readonly (Curve | null)[]): (TwoParameterItem | null)[] {
  const sign = curves.reduce((sofar, curve) => sofar + (curve?.slope ?? 0), 0) < 0 ? -1 : 1;
  return curves.map((curve) => {
    if (!curve) return null;
    const slope = sign * curve.slope;
    return { slope, difficulty: Math.abs(slope) < 1e-6 ? null : -curve.intercept / slope };
  });
}
