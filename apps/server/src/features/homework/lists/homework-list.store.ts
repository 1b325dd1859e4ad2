// The lists of homework. A page is cut out first and dressed afterwards, however much was handed in.
import { groupStatus } from '@tiku/contract';
import type { homeworkOrders } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isJoined } from '../../group/access/access.ts';
import { homeworkPlaces, isAddressed, isHomeworkOf } from '../access/access.ts';
import { countColumns, homeworkAttempts, homeworkColumns, homeworkJoins } from '../homework-row.ts';
import type { ManagedRow, OwnRow } from '../homework-row.ts';
import { ownEndOf } from '../sit/attempt-rules.ts';
import { ownStateColumns, ownStateJoins } from '../sit/own-state.ts';

type Order = (typeof homeworkOrders)[number];

const orders: Record<Order, RawBuilder<unknown>> = {
  newest: sql`h.id desc`,
  deadline: sql`h.end_time desc, h.id desc`,
  title: sql`e.title collate natural_order, h.id`,
};

export interface HomeworkQuery {
  start: number;
  limit: number;
  query_string: string;
  order_by: Order;
}

/** Of a group, with the exam `e` that has the titles: all of it, or what is there for one of its people. */
function listed(groupId: number, words: string, accountId: number | null): RawBuilder<unknown> {
  const isTheirs =
    accountId === null
      ? sql<boolean>`true`
      : sql<boolean>`exists (
          select from group_member m
          where m.group_id = h.group_id and m.account_id = ${accountId} and ${isAddressed})`;
  const isFound = words === '' ? sql<boolean>`true` : sql<boolean>`position(folded(${words}) in folded(e.title)) > 0`;
  return sql`
    homework h join exam e on e.id = h.exam_id
    where h.group_id = ${groupId} and h.deleted_at is null and ${isFound} and ${isTheirs}`;
}

function pageOf(
  groupId: number,
  { start, limit, query_string, order_by }: HomeworkQuery,
  accountId: number | null,
): RawBuilder<unknown> {
  return sql`array(
    select h.id from ${listed(groupId, query_string.trim(), accountId)} order by ${orders[order_by]} offset ${start} limit ${limit})`;
}

export async function countListed(
  db: Db,
  groupId: number,
  queryString: string,
  accountId: number | null = null,
): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from ${listed(groupId, queryString.trim(), accountId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function selectManaged(db: Db, ids: RawBuilder<unknown>): Promise<ManagedRow[]> {
  const { rows } = await sql<ManagedRow>`
    select ${homeworkColumns}, ${countColumns}
    from unnest(${ids}) with ordinality as page (id, place)
    join homework h on h.id = page.id
    ${homeworkJoins} ${homeworkAttempts} order by page.place`.execute(db);
  return rows;
}

export async function selectManagedOfGroup(db: Db, groupId: number, query: HomeworkQuery): Promise<ManagedRow[]> {
  return selectManaged(db, pageOf(groupId, query, null));
}

export async function selectManagedById(db: Db, ids: readonly number[]): Promise<ManagedRow[]> {
  return selectManaged(db, sql`${ids}::bigint[]`);
}

/** One that the actor has set, or may mark. */
export async function findManaged(db: Db, actor: Actor, homeworkId: number): Promise<ManagedRow | null> {
  const { rows } = await sql<{ id: number }>`
    select h.id from ${homeworkPlaces} where h.id = ${homeworkId} and ${isHomeworkOf(actor, 'manager')}`.execute(db);
  return rows[0] ? ((await selectManagedById(db, [rows[0].id]))[0] ?? null) : null;
}

/** How those of one member stand, also where somebody else asks. */
async function selectOwn(db: Db, accountId: number, ids: RawBuilder<unknown>): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${homeworkColumns}, m.role, g.status = ${sql.lit(groupStatus.suspended)} as is_group_suspended, ${ownStateColumns}
    from unnest(${ids}) with ordinality as page (id, place)
    join homework h on h.id = page.id
    ${homeworkJoins}
    join group_member m on m.group_id = h.group_id and m.account_id = ${accountId}
    ${ownStateJoins(sql`${accountId}`)} order by page.place`.execute(db);
  return rows;
}

export async function selectOwnOfGroup(
  db: Db,
  accountId: number,
  groupId: number,
  query: HomeworkQuery,
): Promise<OwnRow[]> {
  return selectOwn(db, accountId, pageOf(groupId, query, accountId));
}

export async function hasMember(db: Db, groupId: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from group_member m
    where m.group_id = ${groupId} and m.account_id = ${accountId} and ${isJoined}`.execute(db);
  return rows.length > 0;
}

type Named = { homeworkId: number } | { examId: number };

/** Of a group that the actor is in. */
export async function findOwn(db: Db, actor: Actor, named: Named): Promise<OwnRow | null> {
  const isNamed = 'examId' in named ? sql`h.exam_id = ${named.examId}` : sql`h.id = ${named.homeworkId}`;
  const { rows } = await sql<{ id: number }>`
    select h.id from ${homeworkPlaces} where ${isNamed} and ${isHomeworkOf(actor, 'member')}`.execute(db);
  return rows[0] ? ((await selectOwn(db, actor.accountId, sql`${[rows[0].id]}::bigint[]`))[0] ?? null) : null;
}

const recentDue = 10;
const recentEnded = 5;

/** Of all groups in which their place `m` is such: what is due first, then what ended last. */
export async function selectRecent(db: Db, actor: Actor, isMeant = sql<boolean>`true`): Promise<OwnRow[]> {
  const given = sql`left join homework_member hm on hm.homework_id = h.id and hm.account_id = m.account_id`;
  // Nobody's own end comes after that of all.
  const isDue = sql<boolean>`(h.closes_at > now() and ${ownEndOf(sql`m.account_id`)} > now())`;
  const { rows } = await sql<{ id: number }>`
    select id from (
      (select h.id, h.end_time, true as is_due from ${homeworkPlaces} ${given}
       where ${isHomeworkOf(actor, 'member')} and ${isMeant} and ${isDue} order by h.end_time, h.id limit ${recentDue})
      union all
      (select h.id, h.end_time, false from ${homeworkPlaces} ${given}
       where ${isHomeworkOf(actor, 'member')} and ${isMeant} and not ${isDue}
       order by h.closes_at desc, h.id desc limit ${recentEnded})) recent
    order by is_due desc, case when is_due then end_time end, end_time desc, id`.execute(db);
  const ids = rows.map(({ id }) => id);
  return selectOwn(db, actor.accountId, sql`${ids}::bigint[]`);
}

/** Answers whether the actor is in its group. */
export async function readHomework(tx: Db, actor: Actor, homeworkId: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${homeworkPlaces}
    where h.id = ${homeworkId} and ${isHomeworkOf(actor, 'member')} for share of m`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    insert into homework_member as r (homework_id, account_id, read_at) values (${homeworkId}, ${actor.accountId}, now())
    on conflict (homework_id, account_id) do update set read_at = now() where r.read_at is null`.execute(tx);
  return true;
}

export interface ChosenRow {
  exam_id: number;
  title: string;
  sel_qs: number[];
}

interface Origin {
  sources: Omit<ChosenRow, 'title'>[];
  titles: Record<string, string>;
  scores: number[];
}

/** Where its questions were taken from. */
export async function selectOrigin(db: Db, homeworkId: number): Promise<{ exams: ChosenRow[]; scores: number[] }> {
  const { rows } = await sql<Origin>`
    select h.sources,
      (select coalesce(jsonb_object_agg(e.id, e.title), '{}') from exam e
       where e.id in (select (s->>'exam_id')::bigint from jsonb_array_elements(h.sources) s)) as titles,
      array(select q.score from exam_question q where q.exam_id = h.exam_id order by q.no) as scores
    from homework h where h.id = ${homeworkId}`.execute(db);
  const [origin] = rows;
  if (!origin) throw new Error(`homework ${homeworkId} went away`);
  const { sources, titles, scores } = origin;
  return {
    exams: sources.map(({ exam_id, sel_qs }) => ({ exam_id, title: titles[exam_id] ?? '', sel_qs })),
    scores: scores.map(Number),
  };
}

/** What its members are told. */
export async function selectInstructions(db: Db, homeworkId: number): Promise<string> {
  const { instructions } = await db
    .selectFrom('homework')
    .select('instructions')
    .where('id', '=', homeworkId)
    .executeTakeFirstOrThrow();
  return instructions;
}

/** The members that it is for; null for everybody. */
export async function selectChosenPeople(db: Db, homeworkId: number): Promise<number[] | null> {
  const { rows } = await sql<{ account_ids: number[] | null }>`
    select case when h.is_for_chosen then array(
        select account_id from homework_chosen where homework_id = h.id order by account_id) end as account_ids
    from homework h where h.id = ${homeworkId}`.execute(db);
  return rows[0]?.account_ids ?? null;
}
