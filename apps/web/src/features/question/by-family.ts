import { familyNameOf } from '@tiku/questions';
import type { FamilyName, QuestionType } from '@tiku/questions';

/** As learners tell them apart, the most common first. */
const order: readonly FamilyName[] = ['choice', 'true-false', 'blank', 'matching', 'correction', 'open'];

/** Fifteen types are an author's; a learner sees their families, and the types only where a family has several. */
export function byFamily<T extends { type: QuestionType }>(rows: readonly T[]): { family: FamilyName; rows: T[] }[] {
  const found = Map.groupBy<FamilyName, T>(rows, ({ type }) => familyNameOf(type));
  return order.flatMap((family) => {
    const own = found.get(family);
    return own ? [{ family, rows: own }] : [];
  });
}
