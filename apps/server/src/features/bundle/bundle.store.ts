import type { BundleEntry, BundleStatus } from '@tiku/contract';
import { bundleStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isOfContext, isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { isAuthored, isForSale, isPublic as isPublicExam } from '../exam/access/access.ts';
import { examColumns } from '../exam/exam.ts';
import type { ExamRow } from '../exam/exam.ts';
import { isBundleOpen } from './bundle-access.ts';

type Condition = RawBuilder<boolean>;

export interface BundleRow {
  id: number;
  public_id: string;
  account_id: number;
  title: string;
  description: string;
  country_code: string;
  price_tier: number;
  status: BundleStatus | null;
  review_reason: string | null;
  logo_key: string | null;
  logo_revision: number;
  exams_count: number;
  questions_count: number;
  favorites_count: number;
  author_name: string;
  is_mine: boolean;
  is_open: boolean;
  is_favorited: boolean;
  updated_at: Date;
}

/** Of `bundle b`: its author's, whatever its status. */
function isOwn(actor: Actor): Condition {
  return sql<boolean>`(${isOwnRow(actor, 'b')} and b.deleted_at is null)`;
}

/** Published, by somebody who may; everybody's in every context, a company's own in its own. */
function isPublic({ company }: Pick<Actor, 'company'>): Condition {
  const contexts = company ? [{ company: null }, { company }] : [{ company: null }];
  return sql<boolean>`(b.status = ${sql.lit(bundleStatus.normal)} and b.deleted_at is null
    and (${sql.join(
      contexts.map((context) => isOfContext(context, 'b')),
      sql` or `,
    )})
    and b.account_id not in (select id from account where is_disabled))`;
}

const opened = (actor: Actor): Condition => sql<boolean>`(${isOwn(actor)} or ${isPublic(actor)})`;

/** Those of its exams that everybody may know of: with a price it holds what is for sale, a free one what is free. */
function isShown(actor: Actor, hasPrice: Condition): Condition {
  return sql<boolean>`(${isPublicExam(actor)} or ${hasPrice} and ${isForSale(actor)})`;
}

const countable = (actor: Actor) => sql`
  select count(*) as exams_count, coalesce(sum(e.questions_count), 0) as questions_count
  from bundle_exam x join exam e on e.id = x.exam_id
  where x.bundle_id = b.id and ${isShown(actor, sql<boolean>`b.price_tier > 0`)}`;

async function selectWhere(
  db: Db,
  actor: Actor,
  where: RawBuilder<unknown>,
  from: RawBuilder<unknown> = sql`bundle b`,
): Promise<BundleRow[]> {
  const { rows } = await sql<BundleRow>`
    select b.id, b.public_id, b.account_id, b.title, b.description, b.country_code, b.price_tier, b.status, b.review_reason,
      b.logo_key, b.logo_revision, n.exams_count, n.questions_count, b.favorites_count, a.name as author_name,
      ${isOwnRow(actor, 'b')} as is_mine,
      ${isBundleOpen(actor)} as is_open,
      exists (select from bundle_favorite own where ${isOwnRow(actor, 'own')} and own.bundle_id = b.id) as is_favorited,
      b.updated_at
    from ${from} join account a on a.id = b.account_id cross join lateral (${countable(actor)}) n
    where ${where}`.execute(db);
  return rows;
}

export function presentBundle(row: BundleRow): BundleEntry {
  const { id, account_id, author_name, logo_key, updated_at, ...entry } = row;
  return {
    ...entry,
    bundle_id: id,
    logo_revision: logo_key === null ? 0 : entry.logo_revision,
    author: { user_id: account_id, name: author_name },
    updated_at: updated_at.toISOString(),
  };
}

interface Page {
  start: number;
  limit: number;
  query: string;
}

/** Words in the title or the description; there are few of them, so that no index is needed. */
function holds(query: string): Condition {
  const words = query.trim().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`(${sql.join(
    words.map((word) => sql`strpos(lower(b.title || ' ' || b.description), lower(${word})) > 0`),
    sql` and `,
  )})`;
}

const orders = {
  updated: sql`b.updated_at desc, b.id desc`,
  title: sql`b.title collate natural_order, b.id`,
  favorited: sql`f.created_at desc, b.id desc`,
};

interface Listed {
  rows: BundleRow[];
  total: number;
}

async function selectPage(
  db: Db,
  actor: Actor,
  where: Condition,
  { start, limit }: Page,
  order: keyof typeof orders,
  from: RawBuilder<unknown> = sql`bundle b`,
): Promise<Listed> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${from} where ${where}`.execute(db);
  const page = sql`${where} order by ${orders[order]} offset ${start} limit ${limit}`;
  return { rows: await selectWhere(db, actor, page, from), total: rows[0]?.count ?? 0 };
}

export async function selectUploaded(
  db: Db,
  actor: Actor,
  page: Page & { order: 'updated' | 'title'; status: BundleStatus | undefined },
): Promise<Listed> {
  const ofStatus = page.status === undefined ? sql<boolean>`true` : sql<boolean>`b.status = ${page.status}`;
  const where = sql<boolean>`${isOwn(actor)} and ${ofStatus} and ${holds(page.query)}`;
  return selectPage(db, actor, where, page, page.order);
}

export async function selectFavorited(
  db: Db,
  actor: Actor,
  page: Page & { order: 'favorited' | 'title' },
): Promise<Listed> {
  const from = sql`bundle_favorite f join bundle b on b.id = f.bundle_id`;
  const where = sql<boolean>`${isOwnRow(actor, 'f')} and ${opened(actor)} and ${holds(page.query)}`;
  return selectPage(db, actor, where, page, page.order, from);
}

export async function selectPublic(db: Db, actor: Actor, page: Page): Promise<Listed> {
  return selectPage(db, actor, sql<boolean>`${isPublic(actor)} and ${holds(page.query)}`, page, 'updated');
}

export async function findOpen(db: Db, actor: Actor, named: { id: number } | { publicId: string }) {
  const which = 'id' in named ? sql`b.id = ${named.id}` : sql`b.public_id = ${named.publicId}`;
  const [row] = await selectWhere(db, actor, sql`${which} and ${opened(actor)}`);
  return row ?? null;
}

/** Held until the transaction ends. */
export async function lockOwn(tx: Db, actor: Actor, bundleId: number): Promise<BundleRow | null> {
  await sql`select from bundle b where b.id = ${bundleId} and ${isOwn(actor)} for update`.execute(tx);
  const [row] = await selectWhere(tx, actor, sql`b.id = ${bundleId} and ${isOwn(actor)}`);
  return row ?? null;
}

export async function findByKey(db: Db, actor: Actor, createKey: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bundle b where b.account_id = ${actor.accountId} and b.create_key = ${createKey}`.execute(db);
  return rows[0]?.id ?? null;
}

export interface BundleInfo {
  title: string;
  description: string;
  country_code: string;
  price_tier: number;
}

/** Null if the same request has begun it in the meantime. */
export async function insertBundle(
  tx: Db,
  actor: Actor,
  info: BundleInfo & { public_id: string; create_key: string | null },
): Promise<number | null> {
  const row = await tx
    .insertInto('bundle')
    .values({ ...info, account_id: actor.accountId, company_id: actor.company?.id ?? null })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'create_key']).where('create_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateBundle(tx: Db, bundleId: number, info: BundleInfo): Promise<void> {
  await tx
    .updateTable('bundle')
    .set({ ...info, updated_at: sql<Date>`now()` })
    .where('id', '=', bundleId)
    .execute();
}

/** Answers how many of them are the actor's to put into a bundle. */
export async function replaceExams(
  tx: Db,
  actor: Actor,
  bundleId: number,
  examIds: readonly number[],
): Promise<number> {
  await sql`delete from bundle_exam where bundle_id = ${bundleId}`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    insert into bundle_exam (bundle_id, exam_id, place)
    select ${bundleId}, e.id, w.place from unnest(${examIds}::bigint[]) with ordinality as w (id, place)
    join exam e on e.id = w.id where ${isAvailable(actor)}`.execute(tx);
  return Number(numAffectedRows);
}

/** How many of them are the actor's to put into a bundle. */
export async function countAvailable(db: Db, actor: Actor, examIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from exam e where e.id = any(${examIds}::bigint[]) and ${isAvailable(actor)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Of `exam e`: one's own that everybody may know of. */
function isAvailable(actor: Actor): Condition {
  return sql<boolean>`(${isAuthored(actor)} and ${isShown(actor, sql<boolean>`true`)})`;
}

async function selectExamsWhere(db: Db, actor: Actor, from: RawBuilder<unknown>): Promise<ExamRow[]> {
  const { rows } = await sql<ExamRow>`
    select ${examColumns(actor)} from ${from}`.execute(db);
  return rows;
}

export async function selectAvailable(
  db: Db,
  actor: Actor,
  { start, limit, query }: Page,
): Promise<{ rows: ExamRow[]; total: number }> {
  const where = sql`${isAvailable(actor)} and strpos(lower(e.title), lower(${query.trim()})) > 0`;
  const { rows } = await sql<{ count: number }>`select count(*) from exam e where ${where}`.execute(db);
  const from = sql`exam e join account a on a.id = e.account_id
    where ${where} order by e.updated_at desc, e.id desc offset ${start} limit ${limit}`;
  return { rows: await selectExamsWhere(db, actor, from), total: rows[0]?.count ?? 0 };
}

/** In the order its author gave them; its author also sees those that are closed to others by now. */
export async function selectExams(db: Db, actor: Actor, bundle: BundleRow): Promise<ExamRow[]> {
  const isListed = bundle.is_mine
    ? sql<boolean>`e.purged_at is null`
    : isShown(actor, sql<boolean>`${bundle.price_tier > 0}::boolean`);
  const from = sql`bundle_exam x join exam e on e.id = x.exam_id join account a on a.id = e.account_id
    where x.bundle_id = ${bundle.id} and ${isListed} order by x.place`;
  return selectExamsWhere(db, actor, from);
}

export async function writeLogo(tx: Db, bundleId: number, key: string): Promise<string | null> {
  const { rows } = await sql<{ previous_key: string | null }>`
    update bundle b set logo_key = ${key}, logo_revision = b.logo_revision + 1, updated_at = now()
    from bundle before where b.id = ${bundleId} and before.id = b.id returning before.logo_key as previous_key`.execute(
    tx,
  );
  return rows[0]?.previous_key ?? null;
}

export async function writeStatus(
  tx: Db,
  bundleId: number,
  status: BundleStatus,
  reason: string | null = null,
): Promise<void> {
  await sql`
    update bundle set status = ${status}, review_reason = ${reason}, updated_at = now() where id = ${bundleId}`.execute(
    tx,
  );
}

export async function deleteBundle(db: Db, actor: Actor, bundleId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update bundle b set deleted_at = now() where b.id = ${bundleId} and ${isOwn(actor)}`.execute(db);
  return numAffectedRows > 0n;
}

export async function insertFavorite(db: Db, actor: Actor, bundleId: number): Promise<void> {
  await sql`
    with kept as (
      insert into bundle_favorite (account_id, company_id, bundle_id)
      values (${actor.accountId}, ${actor.company?.id ?? null}, ${bundleId}) on conflict do nothing returning 1)
    update bundle set favorites_count = favorites_count + 1
    where id = ${bundleId} and exists (select from kept)`.execute(db);
}

export async function deleteFavorite(db: Db, actor: Actor, bundleId: number): Promise<void> {
  await sql`
    with dropped as (
      delete from bundle_favorite f where ${isOwnRow(actor, 'f')} and f.bundle_id = ${bundleId} returning 1)
    update bundle set favorites_count = favorites_count - 1
    where id = ${bundleId} and exists (select from dropped)`.execute(db);
}

/** Somebody who has the address of one that is not open yet is its author, or was given it. */
export async function findLogoKey(db: Db, publicId: string): Promise<string | null> {
  const { rows } = await sql<{ logo_key: string | null }>`
    select logo_key from bundle where public_id = ${publicId} and deleted_at is null`.execute(db);
  return rows[0]?.logo_key ?? null;
}
