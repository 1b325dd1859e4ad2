// What answers to a question are marked by.
import type { Rubric } from '@tiku/contract';
import { scoreByRubric } from '@tiku/questions';

interface Applied {
  criteria: readonly number[];
  adjustment: number;
  /** What the question is worth. */
  full: number;
}

type Scoring = Pick<Rubric, 'is_from_full' | 'criteria'>;

/** Null where the rubric, or one of those criteria, is not there. */
export function scoreBy(rubric: Scoring | undefined, { criteria, adjustment, full }: Applied): number | null {
  if (!rubric) return null;
  const worth = new Map(rubric.criteria.map(({ criterion_id, points }) => [criterion_id, points]));
  const points = criteria.map((id) => worth.get(id)).filter((each) => each !== undefined);
  if (points.length < criteria.length) return null;
  return scoreByRubric({ full, isFromFull: rubric.is_from_full, points, adjustment });
}
