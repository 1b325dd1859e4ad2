import type { FamilyName } from '../families.ts';
import type { QuestionType } from '../question.ts';

/** The types of each family, in the order in which an author looks for them. */
export const familyTypes = {
  choice: [1, 2, 12, 8, 9, 13],
  'true-false': [4],
  blank: [3, 6, 10, 11],
  matching: [5],
  correction: [14],
  open: [0, 7],
} as const satisfies Record<FamilyName, readonly QuestionType[]>;

export const familyNames = Object.keys(familyTypes) as readonly FamilyName[];
