// What somebody asks about a homework costs what their group is large, and no more for every one of its members.
import { crowd, crowdedWorld } from '../../testing/plans/crowded-world.ts';
import { itReadsWhatItIsAbout, useCrowd } from '../../testing/plans/use-crowd.ts';
import { findOwn, selectManagedOfGroup, selectOwnOfGroup, selectRecent } from './lists/homework-list.store.ts';
import { countStates, selectWatched, selectWatchedMember } from './watch/watch.store.ts';

const { groupId, homeworkId, busy } = crowdedWorld;
const plans = useCrowd();
const members = crowd.groupMembers;
const member = { accountId: members - 1, company: null };
const page = { query_string: '', start: 0, limit: 10, order_by: 'newest' } as const;

itReadsWhatItIsAbout(plans, {
  'how many are where': { send: () => countStates(plans.db, homeworkId, groupId), about: members },
  'who is where': { send: () => selectWatched(plans.db, homeworkId, groupId, page), about: 2 * members },
  'where one of them is': {
    send: () => selectWatchedMember(plans.db, homeworkId, groupId, member.accountId),
    about: 1,
  },
  'what a teacher has given': { send: () => selectManagedOfGroup(plans.db, groupId, page), about: members },
  'what a member was given': { send: () => selectOwnOfGroup(plans.db, member.accountId, groupId, page), about: 1 },
  'one homework of a member': { send: () => findOwn(plans.db, member, { homeworkId }), about: 1 },
  'what is due next': { send: () => selectRecent(plans.db, member), about: 1 },
  'what is due next for somebody in many groups': { send: () => selectRecent(plans.db, busy), about: 50 },
});
