// Groups as other features meet them: the front door of this feature.
export { purgeScores as purgeGroupScores } from './ranks/group-rank.store.ts';
