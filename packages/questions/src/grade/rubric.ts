import { sumScores } from './score.ts';

export interface RubricScore {
  /** What the question is worth. */
  full: number;
  /** Whether criteria cost points of the full score; otherwise they add up from nothing. */
  isFromFull: boolean;
  /** Of the criteria that are met. */
  points: readonly number[];
  /** What somebody adds by hand, or takes away. */
  adjustment: number;
}

/** The criteria alone stay within what the question is worth, and so does what is added to them. */
export function scoreByRubric({ full, isFromFull, points, adjustment }: RubricScore): number {
  const within = (score: number) => Math.min(full, Math.max(0, score));
  const byCriteria = within(isFromFull ? sumScores([full, ...points.map((each) => -each)]) : sumScores(points));
  return within(sumScores([byCriteria, adjustment]));
}
