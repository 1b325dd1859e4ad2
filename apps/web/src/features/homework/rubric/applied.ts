import type { Rubric } from '@tiku/contract';
import { scoreByRubric, sumScores } from '@tiku/questions';

/** What these criteria come to, with what is added by hand; those that are no longer there count nothing. */
export function scoreOf(rubric: Rubric, full: number, criteria: readonly number[], adjustment = 0): number {
  const points = rubric.criteria.filter(({ criterion_id: id }) => criteria.includes(id)).map((each) => each.points);
  return scoreByRubric({ full, isFromFull: rubric.is_from_full, points, adjustment });
}

/** What somebody adds who gives this score for these criteria. */
export function adjustmentOf(rubric: Rubric, full: number, criteria: readonly number[], score: number): number {
  return sumScores([score, -scoreOf(rubric, full, criteria)]);
}

/** In the order of their numbers, as the server keeps them. */
export function toggle(criteria: readonly number[], id: number): number[] {
  const others = criteria.filter((each) => each !== id);
  return others.length < criteria.length ? others : [...criteria, id].toSorted((one, other) => one - other);
}

/** What a mark by a rubric becomes when the rubric is another. */
export function followRubric(
  draft: { text: string; criteria: readonly number[] | null },
  { before, now, full }: { before: Rubric | undefined; now: Rubric | undefined; full: number },
): { text: string; criteria: readonly number[] | null } {
  if (draft.criteria === null) return draft;
  if (!before || !now) return { text: draft.text, criteria: null };
  const score = Number(draft.text.replace(',', '.'));
  const adjustment = Number.isFinite(score) ? adjustmentOf(before, full, draft.criteria, score) : 0;
  const criteria = draft.criteria.filter((id) => now.criteria.some(({ criterion_id }) => criterion_id === id));
  return { text: String(scoreOf(now, full, criteria, adjustment)), criteria };
}
