// People are told of homework that they have not handed in, a day and an hour before it ends.
import type { Kysely } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { batchesOfMany } from '../../../platform/jobs/each-of-many.ts';
import type { Run } from '../../../platform/jobs/each-of-many.ts';
import { insertHomeworkNotices } from '../homework-notice.ts';
import { keyOf, selectReminded, takeReminded } from './reminders.store.ts';
import type { Reminded } from './reminders.store.ts';

const batchSize = 2_000;

/** Any number of processes may do it at once, and nobody is told twice. Answers how many were told. */
export async function remindOfHomework(db: Kysely<Tables>, run?: Run): Promise<number> {
  let told = 0;
  for (const [kind, hours] of [
    ['remind-hour', 1],
    ['remind-day', 24],
  ] as const) {
    const select = (limit: number) => selectReminded(db, hours, limit);
    const together = (people: readonly Reminded[]) => db.transaction().execute((tx) => remind(tx, hours, people));
    told += await batchesOfMany(db, { kind, select, keyOf, batchSize, together }, run);
  }
  return told;
}

async function remind(tx: Db, hours: 1 | 24, people: readonly Reminded[]): Promise<number> {
  const reminded = await takeReminded(tx, hours, people);
  for (const told of Map.groupBy(reminded, ({ homework_id }) => homework_id).values()) {
    await tell(tx, hours, told);
  }
  return reminded.length;
}

async function tell(tx: Db, hours: 1 | 24, people: readonly Reminded[]): Promise<void> {
  const [first] = people;
  if (!first) return;
  const kind = hours === 1 ? 'dueInHour' : 'dueInDay';
  const { homework_id: id, title, group_name: group, company_id: companyId } = first;
  await insertHomeworkNotices(
    tx,
    kind,
    { id, title, group, companyId },
    people.map(({ account_id }) => account_id),
  );
}
