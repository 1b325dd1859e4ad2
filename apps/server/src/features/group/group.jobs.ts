// Scores that no ranking shows any more.
import { purgeGroupScores } from './group.ts';
import type { Purges } from '../../platform/services/feature-jobs.ts';

export const groupPurges: Purges = {
  'group scores': ({ db }) => purgeGroupScores(db),
};
