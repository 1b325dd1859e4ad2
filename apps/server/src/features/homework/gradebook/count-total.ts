// What grades come to: one percentage of one person. Pure, so that everybody is shown the same one.
import type { GradeState } from '@tiku/contract';
import { roundScore } from '@tiku/questions';

export interface Grade {
  state: GradeState;
  score: number | null;
  full_score: number;
  weight: number;
  /** Of homework: what somebody typed is never among the lowest that are left out. */
  is_homework: boolean;
}

export interface Total {
  /** Half-up to a tenth; null while nothing counts. */
  percent: number | null;
  counted_count: number;
  /** By their place: they would count if they were not among the lowest. */
  dropped: ReadonlySet<number>;
}

interface Counted {
  place: number;
  share: number;
  weight: number;
  is_homework: boolean;
}

/**
 * Each counts by its weight, whatever it is worth. What was not handed in when it ended counts as nothing earned; what is not
 * out, still to be done or not meant for this person does not count. Something always counts, however many are dropped.
 */
export function countTotal(grades: readonly Grade[], dropLowest: number): Total {
  const counted = grades.flatMap((grade, place) => {
    const share = shareOf(grade);
    return share === null ? [] : [{ place, share, weight: grade.weight, is_homework: grade.is_homework }];
  });
  const most = Math.min(dropLowest, counted.length - 1);
  const lowest = counted.filter(({ is_homework }) => is_homework).toSorted(byWorst);
  const dropped = new Set(lowest.slice(0, Math.max(0, most)).map(({ place }) => place));
  const left = counted.filter(({ place }) => !dropped.has(place));
  const weights = left.reduce((sum, { weight }) => sum + weight, 0);
  const earned = left.reduce((sum, { share, weight }) => sum + share * weight, 0);
  return {
    percent: left.length === 0 ? null : roundScore((100 * earned) / weights),
    counted_count: left.length,
    dropped,
  };
}

/** Of two that are equally bad the one that weighs more: leaving that out helps more. */
function byWorst(one: Counted, other: Counted): number {
  return one.share - other.share || other.weight - one.weight || one.place - other.place;
}

function shareOf({ state, score, full_score, weight }: Grade): number | null {
  if (weight === 0 || full_score === 0) return null;
  if (state === 'missing') return 0;
  return state === 'scored' && score !== null ? Math.min(1, score / full_score) : null;
}
