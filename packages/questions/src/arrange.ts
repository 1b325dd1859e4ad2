/**
 * Where things stand for one learner: `options[shown]` is the author's index. Absent means as the author wrote them.
 * Matching moves its right-hand side, choice its options.
 */
export interface Arrangement {
  options?: readonly number[];
  matchings?: readonly number[];
}
