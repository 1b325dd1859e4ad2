import type { FamilyName } from '../families.ts';
import type { QuestionType } from '../question.ts';

const lists = {
  choice: [1, 2, 12, 8, 9, 13],
  'true-false': [4],
  blank: [3, 6, 10, 11],
  matching: [5],
  correction: [14],
  open: [0, 7],
} as const satisfies Record<FamilyName, readonly QuestionType[]>;

/** Never, where a type is missing: it does not compile then. */
type Complete<Lists extends Record<FamilyName, readonly QuestionType[]>> = [
  Exclude<QuestionType, Lists[FamilyName][number]>,
] extends [never]
  ? Lists
  : never;

/** The types of each family, in the order in which an author looks for them. */
export const familyTypes: Complete<typeof lists> = lists;

export const familyNames = Object.keys(familyTypes) as readonly FamilyName[];
