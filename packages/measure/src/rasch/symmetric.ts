// Elementary symmetric functions: with easiness e of each question, γ(r) sums the products of all choices of r questions. The
// chance of a pattern among those with the same raw score is made of them, also of those who answered another day.

/** γ(0) to γ(k), by adding one question after the other: nothing is subtracted, so nothing is lost. */
export function symmetricFunctions(easiness: ArrayLike<number>): Float64Array {
  const gamma = new Float64Array(easiness.length + 1);
  gamma[0] = 1;
  for (let at = 0; at < easiness.length; at++) {
    const e = easiness[at] ?? 0;
    for (let r = at + 1; r >= 1; r--) gamma[r] = (gamma[r] ?? 0) + e * (gamma[r - 1] ?? 0);
  }
  return gamma;
}

/**
 * γ of all questions but one, from γ of all. From both ends to where they meet: the end from which each value is the smaller part
 * of what is subtracted would lose its digits.
 */
export function withoutQuestion(gamma: Float64Array, e: number): Float64Array {
  const count = gamma.length - 1;
  const rest = new Float64Array(count);
  // Upwards, what is known already weighs less up to about where the products are largest.
  let middle = 0;
  while (middle + 1 < count && (gamma[middle + 1] ?? 0) * e <= (gamma[middle + 2] ?? 0)) middle += 1;
  let known = 0;
  for (let r = 0; r <= middle && r < count; r++) {
    known = (gamma[r] ?? 0) - e * known;
    rest[r] = known;
  }
  known = 0;
  for (let r = count - 1; r > middle; r--) {
    known = ((gamma[r + 1] ?? 0) - known) / e;
    rest[r] = known;
  }
  return rest;
}
