import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { homeworkAudience, isTaker } from '../access/access.ts';
import { lastBegin } from '../sit/attempt-rules.ts';

/** For which somebody who was reminded is not reminded again. */
const remindMinutes = 30;

interface RemindedNow {
  absent_count: number;
  account_ids: number[];
}

/**
 * Those who have not begun and still may, or the one who is named; each is taken by one request, and by none within half an hour of
 * the last. The row of each person decides, so that it holds however many ask at the same time.
 */
export async function takeAbsent(tx: Db, homeworkId: number, accountId: number | undefined): Promise<RemindedNow> {
  const isMeant = accountId === undefined ? sql<boolean>`true` : sql<boolean>`m.account_id = ${accountId}`;
  const { rows } = await sql<RemindedNow>`
    with absent as (
      select m.account_id from homework h ${homeworkAudience} and ${isTaker} and ${isMeant}
      left join lateral (
        select hm.end_time from homework_member hm
        where hm.homework_id = h.id and hm.account_id = m.account_id limit 1) hm on true
      where h.id = ${homeworkId} and ${lastBegin} > now() and not exists (
        select from attempt a where a.homework_id = h.id and a.account_id = m.account_id and a.deleted_at is null)),
    taken as (
      insert into homework_member as known (homework_id, account_id, reminded_at)
      select ${homeworkId}, account_id, now() from absent order by account_id
      on conflict (homework_id, account_id) do update set reminded_at = now()
      where known.reminded_at is null
        or known.reminded_at <= now() - ${sql.lit(remindMinutes)} * interval '1 minute'
      returning account_id)
    select (select count(*) from absent) as absent_count, array(select account_id from taken order by 1) as account_ids`.execute(
    tx,
  );
  const [taken] = rows;
  if (!taken) throw new Error('a reminder took nobody and did not say so');
  return taken;
}
