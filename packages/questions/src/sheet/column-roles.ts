/** What a column of somebody's file may hold. */
export const columnRoles = [
  'stem',
  'type',
  'option',
  'label', // of the option beside it
  'matching',
  'answer',
  'wrong', // a wrong option, where the right one stands under `answer`
  'correct', // whether the option of the same number is right
  'explanation',
  'score',
  'partial',
  'section',
  'chapter',
  'material',
  'number',
  'difficulty',
  'media',
  'note', // kept at the end of the explanation
  'given', // what somebody answered at a former sitting: no key
  'ignored', // numbers and dates of the program the sheet comes from
] as const;
export type ColumnRole = (typeof columnRoles)[number];
