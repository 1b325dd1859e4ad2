// Marks of questions that no version of their exam asks any more.
import type { Purges } from '../../platform/services/feature-jobs.ts';
import { purgeMarksAside } from './question.ts';

export const questionPurges: Purges = {
  'marks set aside': ({ db }) => purgeMarksAside(db),
};
