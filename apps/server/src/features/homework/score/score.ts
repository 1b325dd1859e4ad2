// What a homework brings people in the group, as soon as their results are out: the best of their attempts counts.
export { purgeWithdrawnScores, recordHomeworkScores, resetHomeworkScores } from './score.store.ts';
export { tellResults } from './tell-results.ts';
