// People are told of homework that they have not handed in, a day and an hour before it ends.
import type { Kysely } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';
import { insertHomeworkNotices } from '../homework-notice.ts';
import { takeReminded } from './reminders.store.ts';
import type { Reminded } from './reminders.store.ts';

const batchSize = 2_000;

/** Any number of processes may do it at once, and nobody is told twice. Answers how many were told. */
export async function remindOfHomework(db: Kysely<Tables>, signal?: AbortSignal): Promise<number> {
  let told = 0;
  for (const hours of [1, 24] as const) {
    for (let taken = batchSize; taken === batchSize;) {
      signal?.throwIfAborted();
      taken = await db.transaction().execute((tx) => remind(tx, hours));
      told += taken;
    }
  }
  return told;
}

async function remind(tx: Db, hours: 1 | 24): Promise<number> {
  const reminded = await takeReminded(tx, hours, batchSize);
  for (const people of Map.groupBy(reminded, ({ homework_id }) => homework_id).values()) {
    await tell(tx, hours, people);
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
