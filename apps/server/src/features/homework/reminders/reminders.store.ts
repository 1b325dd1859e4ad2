import { groupStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { homeworkAudience, isTaker } from '../access/access.ts';
import { ownEndOf } from '../sit/attempt-rules.ts';

export interface Reminded {
  homework_id: number;
  title: string;
  group_name: string;
  company_id: number | null;
  account_id: number;
}

/**
 * Who has not handed in a homework that ends within so many hours, and has not been told yet. Somebody who is told an hour
 * before is not told a day before. The notice of a homework set shortly before its end says so itself.
 */
export async function selectReminded(db: Db, hours: 1 | 24, limit: number): Promise<Reminded[]> {
  const end = ownEndOf(sql`m.account_id`);
  const { rows } = await sql<Reminded>`
    select h.id as homework_id, m.account_id, e.title, g.name as group_name, g.company_id
    from homework h
    join study_group g on g.id = h.group_id and g.status <> ${sql.lit(groupStatus.suspended)}
    join exam e on e.id = h.exam_id
    ${homeworkAudience} and ${isTaker}
    left join homework_member hm on hm.homework_id = h.id and hm.account_id = m.account_id
    where h.deleted_at is null and h.closes_at > now() and h.start_time <= now()
      and ${end} > now() + ${sql.lit(hours === 24 ? 1 : 0)} * interval '1 hour'
      and ${end} <= now() + ${sql.lit(hours)} * interval '1 hour'
      and greatest(h.start_time, h.created_at) < ${end} - 2 * ${sql.lit(hours)} * interval '1 hour'
      and not exists (
        select from homework_reminder r
        where r.homework_id = h.id and r.account_id = m.account_id and r.hours = ${sql.lit(hours)})
      and not exists (
        select from attempt a
        where a.homework_id = h.id and a.account_id = m.account_id and a.deleted_at is null
          and a.handed_in_at is not null)
    order by h.id, m.account_id limit ${limit}`.execute(db);
  return rows;
}

/** Each is taken by one process; answers those that this one has. */
export async function takeReminded(tx: Db, hours: 1 | 24, people: readonly Reminded[]): Promise<Reminded[]> {
  const { rows } = await sql<{ homework_id: number; account_id: number }>`
    insert into homework_reminder (homework_id, account_id, hours)
    select u.homework_id, u.account_id, ${sql.lit(hours)}
    from unnest(${people.map(({ homework_id }) => homework_id)}::bigint[], ${people.map(({ account_id }) => account_id)}::bigint[])
      as u (homework_id, account_id)
    on conflict do nothing returning homework_id, account_id`.execute(tx);
  const taken = new Set(rows.map(keyOf));
  return people.filter((person) => taken.has(keyOf(person)));
}

export function keyOf({ homework_id, account_id }: Pick<Reminded, 'homework_id' | 'account_id'>): string {
  return `${homework_id}-${account_id}`;
}
