// People who asked for it are reminded at their hour, on days on which they have not reached their goal.
import type { Kysely } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { batchesOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';
import { selectReminded, takeReminded } from './reminders.store.ts';

const batchSize = 2_000;

/** Any number of processes may do it at once, and nobody is reminded twice a day. */
export async function remindOfStudy(db: Kysely<Tables>, run?: Run): Promise<void> {
  await batchesOfMany(
    db,
    {
      kind: 'remind-study',
      select: (limit) => selectReminded(db, limit),
      batchSize,
      rememberedHours: 25,
      together: (ids) => db.transaction().execute((tx) => remind(tx, ids)),
    },
    run,
  );
}

async function remind(tx: Db, ids: readonly number[]): Promise<number> {
  const accountIds = await takeReminded(tx, ids);
  if (accountIds.length === 0) return 0;
  const reminder = inAllLanguages(({ studyReminder }) => studyReminder);
  await insertNoticesTo(tx, accountIds, { kind: 'study', ...reminder, path: '/question/review' });
  return accountIds.length;
}
