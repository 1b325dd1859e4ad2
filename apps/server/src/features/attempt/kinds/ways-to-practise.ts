import { practiceTypes } from '@tiku/contract';
import type { PracticeType } from '@tiku/contract';

/** For every type, so that another one does not compile until it says whether it is a test. */
const tests: Record<PracticeType, boolean> = {
  [practiceTypes.sequential]: false,
  [practiceTypes.selection]: false,
  [practiceTypes.test]: true,
  [practiceTypes.wrong]: false,
  [practiceTypes.favorites]: false,
  [practiceTypes.notes]: false,
  [practiceTypes.mastery]: false,
  [practiceTypes.homework]: true,
};

/** No key before hand-in, no answer taken back, and the clock runs through all breaks. */
export function isTest(pracType: PracticeType): boolean {
  return tests[pracType];
}
