// Changes that every open screen has heard of.
import { purgeChanges } from './events.ts';
import type { Purges } from '../../platform/services/feature-jobs.ts';

export const eventsPurges: Purges = {
  changes: ({ db }) => purgeChanges(db),
};
