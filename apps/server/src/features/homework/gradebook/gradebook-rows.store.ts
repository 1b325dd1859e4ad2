// Who has which grades: a page of people with all of theirs in one statement. Only what there is comes along; of most who did
// nothing, there is nothing.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';
import { isHomeworkFor, isLearner } from '../access/access.ts';
import { nameOf } from '../mark/paper-list.store.ts';
import { ownEndOf } from '../sit/attempt-rules.ts';
import { bestFirst } from '../sit/own-state.ts';
import type { GivenCell, Stay } from './grade-state.ts';

interface TypedMark {
  column_id: number;
  score: number | null;
  version: number;
}

export interface PersonRow extends Stay {
  user_id: number;
  name: string;
  given: GivenCell[];
  marks: TypedMark[];
}

/** The columns that are asked for. */
export interface Columns {
  homeworkIds: readonly number[];
  columnIds: readonly number[];
}

/** Of members `m`: those who are to do homework, and those who did some of this. */
function isListed(groupId: number, { homeworkIds }: Columns): RawBuilder<boolean> {
  return sql<boolean>`(
    m.group_id = ${groupId} and (${isJoined} and ${isLearner} or exists (
      select from attempt a
      where a.homework_id = any(${homeworkIds}::bigint[]) and a.account_id = m.account_id and a.deleted_at is null)))`;
}

function isFound(queryString: string): RawBuilder<boolean> {
  const words = queryString.trim();
  return words === '' ? sql<boolean>`true` : sql<boolean>`position((select folded(${words})) in m.search) > 0`;
}

export async function countPeople(db: Db, groupId: number, columns: Columns, queryString: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from group_member m where ${isListed(groupId, columns)} and ${isFound(queryString)}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Page {
  start: number;
  limit: number | null;
  query_string: string;
}

/** Those who left come last. */
export function selectPeople(db: Db, groupId: number, columns: Columns, page: Page): Promise<PersonRow[]> {
  const { start, limit, query_string } = page;
  const cut = limit === null ? sql`` : sql`offset ${start} limit ${limit}`;
  return dress(
    db,
    columns,
    sql`
      select m.account_id, ${nameOf} as name, m.joined_at, m.left_at,
        row_number() over (order by m.left_at is not null, ${nameOf} collate natural_order, m.account_id) as place
      from group_member m join account u on u.id = m.account_id
      where ${isListed(groupId, columns)} and ${isFound(query_string)} order by place ${cut}`,
  );
}

export async function findPerson(
  db: Db,
  groupId: number,
  columns: Columns,
  accountId: number,
): Promise<PersonRow | null> {
  const [person] = await dress(
    db,
    columns,
    sql`
      select m.account_id, ${nameOf} as name, m.joined_at, m.left_at, 1 as place
      from group_member m join account u on u.id = m.account_id
      where ${isListed(groupId, columns)} and m.account_id = ${accountId}`,
  );
  return person ?? null;
}

async function dress(db: Db, { homeworkIds, columnIds }: Columns, page: RawBuilder<unknown>): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with page as materialized (${page}),
    paper as materialized (
      select distinct on (a.homework_id, a.account_id) a.homework_id, a.account_id, a.id,
        a.handed_in_at is null as is_open, a.auto_score + a.self_score as score, a.is_withheld,
        a.unmarked_count = 0 as is_marked
      from attempt a
      where a.homework_id = any(${homeworkIds}::bigint[]) and a.account_id in (select p.account_id from page p)
        and a.deleted_at is null
      order by a.homework_id, a.account_id, a.handed_in_at is null, ${bestFirst})
    select p.account_id as user_id, p.name, p.joined_at, p.left_at,
      coalesce(g.given, '[]') as given, coalesce(k.marks, '[]') as marks
    from page p
    left join (
      select p.account_id, jsonb_agg(jsonb_build_object(
        'homework_id', h.id, 'best_id', case when not b.is_open then b.id end,
        'score', case when not b.is_open then b.score end, 'is_withheld', b.is_withheld, 'is_marked', b.is_marked,
        'is_open', coalesce(b.is_open, false), 'reason', x.reason,
        'is_theirs', ${isHomeworkFor('h', sql`p.account_id`)},
        'is_over', h.closes_at <= now() or ${ownEndOf(sql`p.account_id`)} <= now())) as given
      from page p join homework h on h.id = any(${homeworkIds}::bigint[])
      left join paper b on b.homework_id = h.id and b.account_id = p.account_id
      left join gradebook_exemption x on x.homework_id = h.id and x.account_id = p.account_id
      left join homework_member hm on hm.homework_id = h.id and hm.account_id = p.account_id
      where b.id is not null or x.reason is not null or h.closes_at > now() or h.is_for_chosen
      group by p.account_id) g on g.account_id = p.account_id
    left join (
      select m.account_id, jsonb_agg(jsonb_build_object(
        'column_id', m.column_id, 'score', m.score, 'version', m.version)) as marks
      from gradebook_mark m
      where m.column_id = any(${columnIds}::bigint[]) and m.account_id in (select p.account_id from page p)
      group by m.account_id) k on k.account_id = p.account_id
    order by p.place`.execute(db);
  return rows;
}
