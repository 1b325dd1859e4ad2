// What somebody earned who left waits for them as long as its homework is there.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildGroup, buildScore } from '../../../testing/build-group.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { purgeWithdrawnScores } from './score.ts';

const test = useTestApp();

it('goes with homework that was deleted, 30 days after they left, and stays otherwise', async () => {
  const memberId = await buildAccount(test.db);
  const group_id = await buildGroup(test.db, await buildAccount(test.db), { members: [memberId] });
  const [there, gone, lately, counted] = await Promise.all(
    Array.from({ length: 4 }, () => buildScore(test.db, group_id, memberId)),
  );
  await sql`
    update group_score set withdrawn_at = now() - case when homework_id = ${lately} then interval '29 days' else interval '31 days' end
    where group_id = ${group_id} and homework_id <> ${counted}`.execute(test.db);
  await sql`update homework set deleted_at = now() where id in (${gone}, ${lately}, ${counted})`.execute(test.db);
  await purgeWithdrawnScores(test.db);
  const left = await test.db.selectFrom('group_score').select('homework_id').where('group_id', '=', group_id).execute();
  expect(new Set(left.map(({ homework_id }) => homework_id))).toEqual(new Set([there, lately, counted]));
});
