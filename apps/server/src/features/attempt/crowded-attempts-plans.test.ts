// Where somebody stands among a hundred thousand is found as quickly as among ten, and so is what they did themselves.
import { crowdedWorld } from '../../testing/plans/crowded-world.ts';
import { itReadsWhatItIsAbout, useCrowd } from '../../testing/plans/use-crowd.ts';
import { hasAnswered } from './answers/answered.store.ts';
import { keepTogether } from './answers/gathered-save.store.ts';
import { findRank, selectFirstRanks, selectOwnTest } from './report/rank.store.ts';
import { selectRightShares } from './report/stat.store.ts';

const { busy, taker, employee, popularId, longIds } = crowdedWorld;
const [, longestId = 0] = longIds;
const plans = useCrowd();
const places = 10;

itReadsWhatItIsAbout(plans, {
  'a rank': { send: () => findRank(plans.db, popularId, taker), about: 1 },
  'a rank in a company': { send: () => findRank(plans.db, popularId, employee), about: 1 },
  'the first places': { send: () => selectFirstRanks(plans.db, taker, popularId, places), about: places },
  'the first places in a company': {
    send: () => selectFirstRanks(plans.db, employee, popularId, places),
    about: places,
  },
  'the best test': { send: () => selectOwnTest(plans.db, popularId, taker), about: 1 },
  'whether a question was answered': { send: () => hasAnswered(plans.db, taker, popularId, 3), about: 1 },
  'whether a question of a long exam was answered': {
    send: () => hasAnswered(plans.db, busy, longestId, 3),
    about: 1,
  },
  'saves of several people': {
    send: () =>
      keepTogether(
        plans.db,
        [1, 2, 3].map((attemptId) => ({
          actor: busy,
          attemptId,
          answers: [{ no: 1, seq: 2, answer: true }],
          countsTime: true,
        })),
      ),
    about: 3,
  },
  'how others fared': { send: () => selectRightShares(plans.db, taker, popularId, [1_010_001, 1_010_002]), about: 2 },
});
