import { familyNameOf, familyNames } from '@tiku/questions';
import type { FamilyName, QuestionType } from '@tiku/questions';

/** Types are an author's; a learner sees their families, and the types only where a family has several. */
export function byFamily<T extends { type: QuestionType }>(rows: readonly T[]): { family: FamilyName; rows: T[] }[] {
  const found = Map.groupBy<FamilyName, T>(rows, ({ type }) => familyNameOf(type));
  return familyNames.flatMap((family) => {
    const own = found.get(family);
    return own ? [{ family, rows: own }] : [];
  });
}
