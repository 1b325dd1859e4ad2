// Searching among a hundred thousand people by how they begin reads no more for a rare beginning than for a common one.
import { crowdedWorld } from '../../testing/plans/crowded-world.ts';
import { itReadsWhatItIsAbout, useCrowd } from '../../testing/plans/use-crowd.ts';
import { selectCompanies } from './notices/official-notice.store.ts';
import { selectGroupsNamed } from './reviews/group.store.ts';
import { selectUsers } from './users/user.store.ts';

const plans = useCrowd();
const limit = 20;
/** Past these, a beginning is common, and is walked. */
const common = 2_000;

const people = (text: string, after?: string) => () => selectUsers(plans.db, { text, limit, after });

itReadsWhatItIsAbout(plans, {
  'a rare name': { send: people('person 777'), about: 111 },
  'a common name': { send: people('pers'), about: common },
  'a common name further down': { send: people('pers', '50000'), about: common },
  'a name that nobody has': { send: people('王小明'), about: 0 },
  'one number': { send: people(`${13_000_000_000 + crowdedWorld.taker.accountId}`), about: 1 },
  'one address': { send: people(`p${crowdedWorld.taker.accountId}@`), about: 1 },
  'a common name of groups': { send: () => selectGroupsNamed(plans.db, 'group', { limit }), about: common },
  'one group by its number': { send: () => selectGroupsNamed(plans.db, '77', { limit }), about: 1 },
  'a common name of companies': { send: () => selectCompanies(plans.db, 'comp'), about: limit },
});
