// The Rasch model by conditional maximum likelihood: how hard questions are, beside one another and not by who
// happened to answer them.
import { invert, solve } from '../numbers/matrix.ts';
import { zeros } from '../numbers/numbers.ts';
import { symmetricFunctions, withoutQuestion } from './symmetric.ts';

export interface RaschItem {
  /** Its place among the questions that were given. */
  at: number;
  /** In logits; all of them sum to zero. The higher, the harder. */
  difficulty: number;
  standardError: number;
}

export interface RaschFit {
  items: RaschItem[];
  /** Everybody had these right, or nobody: no figure says how much easier or harder they are. */
  leftOut: number[];
  /** Papers that are neither all right nor all wrong: nothing else says which question is the harder. */
  n: number;
  logLikelihood: number;
}

interface Kept {
  places: number[];
  /** How many had each question right, and how many had each raw score, among those with neither all right nor all wrong. */
  right: number[];
  scores: number[];
  n: number;
}

/** Leaves out questions, then papers that say nothing any more, until nothing changes. */
function keepTelling(matrix: readonly (readonly boolean[])[]): Kept | null {
  let places = Array.from(matrix[0] ?? [], (_, at) => at);
  for (;;) {
    const right = places.map(() => 0);
    const scores = zeros(places.length + 1);
    let n = 0;
    for (const row of matrix) {
      const raw = places.reduce((sofar, at) => sofar + Number(row[at] ?? false), 0);
      if (raw === 0 || raw === places.length) continue;
      n += 1;
      scores[raw] = (scores[raw] ?? 0) + 1;
      for (const [index, at] of places.entries()) if (row[at]) right[index] = (right[index] ?? 0) + 1;
    }
    const telling = places.filter((_, index) => (right[index] ?? 0) > 0 && (right[index] ?? 0) < n);
    if (telling.length === places.length) return places.length < 2 || n < 2 ? null : { places, right, scores, n };
    places = telling;
  }
}

interface Step {
  logLikelihood: number;
  /** By easiness; what is expected less what was seen has to vanish. */
  gradient: number[];
  chances: Chances;
}

/** Of each question, among papers with each raw score. */
interface Chances {
  e: number[];
  gamma: Float64Array;
  rests: Float64Array[];
  /** Raw scores that there are, with how many have them. */
  seen: (readonly [r: number, n: number])[];
  of: Float64Array[];
}

function step({ right, scores }: Kept, easiness: readonly number[]): Step {
  const count = easiness.length;
  const e = easiness.map(Math.exp);
  const gamma = symmetricFunctions(e);
  const seen = [...scores.entries()].filter(([r, n]) => n > 0 && r > 0 && r < count);
  const rests = e.map((each) => withoutQuestion(gamma, each));
  let logLikelihood = easiness.reduce((sofar, each, at) => sofar + each * (right[at] ?? 0), 0);
  for (const [r, n] of seen) logLikelihood -= n * Math.log(gamma[r] ?? 1);
  const of = e.map((each, at) =>
    Float64Array.from(seen, ([r]) => (each * (rests[at]?.[r - 1] ?? 0)) / (gamma[r] ?? 1)),
  );
  const gradient = right.map((each, at) => {
    let expected = 0;
    for (const [index, [, n]] of seen.entries()) expected += n * (of[at]?.[index] ?? 0);
    return each - expected;
  });
  return { logLikelihood, gradient, chances: { e, gamma, rests, seen, of } };
}

/** How sharply the likelihood bends: what the answers tell of each question, and of two together. */
function informationOf({ e, gamma, rests, seen, of }: Chances): number[][] {
  const information = e.map(() => zeros(e.length));
  // Of a pair: the weights of its easiness among papers with each raw score.
  const weights = Float64Array.from(seen, ([r, n]) => n / (gamma[r] ?? 1));
  for (const [one, own] of of.entries()) {
    const row = information[one] ?? [];
    for (let other = one; other < e.length; other++) {
      const theirs = of[other] ?? own;
      const both = one === other ? null : withoutQuestion(rests[one] ?? gamma, e[other] ?? 1);
      const product = (e[one] ?? 1) * (e[other] ?? 1);
      let value = 0;
      for (let at = 0; at < seen.length; at++) {
        const [r, n] = seen[at] ?? [0, 0];
        const mine = own[at] ?? 0;
        const together = both ? product * (both[r - 2] ?? 0) * (weights[at] ?? 0) : n * mine;
        value += together - n * mine * (theirs[at] ?? 0);
      }
      row[other] = value;
      const column = information[other];
      if (column) column[one] = value;
    }
  }
  return information;
}

/** The scale has no zero of its own: a little weight on the sum makes the matrix one that can be solved, and keeps the sum. */
function grounded(information: readonly (readonly number[])[]): number[][] {
  const weight = Math.max(...information.map((row, at) => row[at] ?? 0)) / information.length;
  return information.map((row) => row.map((value) => value + weight));
}

const mostSteps = 60;

/** After so many steps the bend is worked out anew: it costs far more than a step, and hardly changes near the top. */
const stepsOfBend = 6;

/** Newton's way, with steps halved where they lead too far. */
function climb(kept: Kept): { easiness: number[]; last: Step } | null {
  let easiness = centred(kept.right.map((right) => Math.log(right / (kept.n - right))));
  let last = step(kept, easiness);
  let bend: number[][] = [];
  for (let at = 0; at < mostSteps; at++) {
    if (at % stepsOfBend === 0) bend = grounded(informationOf(last.chances));
    const change = solve(bend, last.gradient);
    if (!change || !Number.isFinite(last.logLikelihood)) return null;
    if (Math.max(...change.map(Math.abs)) < 1e-9) return { easiness, last };
    let [part, next, nextStep] = [1, easiness, last];
    for (let tries = 0; tries < 30; tries++, part /= 2) {
      next = centred(easiness.map((value, index) => value + part * (change[index] ?? 0)));
      nextStep = step(kept, next);
      if (nextStep.logLikelihood >= last.logLikelihood - 1e-10 * Math.abs(last.logLikelihood)) break;
    }
    [easiness, last] = [next, nextStep];
  }
  // Where questions fall into sets that nobody's paper ties together, they drift apart for ever.
  return null;
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sofar, value) => sofar + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** Rows are papers: whether each question was right. Null where nothing can be measured. */
export function fitRasch(matrix: readonly (readonly boolean[])[]): RaschFit | null {
  const kept = keepTelling(matrix);
  const top = kept && climb(kept);
  if (!kept || !top) return null;
  const covariance = invert(grounded(informationOf(top.last.chances)));
  if (!covariance) return null;
  const errors = centredErrors(covariance);
  const items = kept.places.map((at, index) => ({
    at,
    difficulty: -(top.easiness[index] ?? 0),
    standardError: errors[index] ?? 0,
  }));
  const leftOut = Array.from(matrix[0] ?? [], (_, at) => at).filter((at) => !kept.places.includes(at));
  return { items, leftOut, n: kept.n, logLikelihood: top.last.logLikelihood };
}

/** What the weight on the sum added goes again: of values whose sum is fixed, the sum has no error. */
function centredErrors(covariance: readonly (readonly number[])[]): number[] {
  const count = covariance.length;
  const means = covariance.map((row) => row.reduce((sofar, value) => sofar + value, 0) / count);
  const whole = means.reduce((sofar, value) => sofar + value, 0) / count;
  return covariance.map((row, at) => Math.sqrt(Math.max(0, (row[at] ?? 0) - 2 * (means[at] ?? 0) + whole)));
}

/** The same with the first question at zero. */
export function withFirstAtZero(items: readonly RaschItem[]): { at: number; difficulty: number }[] {
  const zero = items[0]?.difficulty ?? 0;
  return items.map(({ at, difficulty }) => ({ at, difficulty: difficulty - zero }));
}
