// What an author wants a reviewed bundle to be, while others see it as it was reviewed.
import { examStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Present } from '../../platform/db/database.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { BundleInfo } from './bundle.store.ts';

export interface BundleChangeRow extends BundleInfo {
  exam_ids: number[];
  logo_key: string | null;
  reason: string | null;
  waiting_since: Date | null;
  updated_at: Date;
}

export async function findChange(db: Db, bundleId: number): Promise<BundleChangeRow | null> {
  const { rows } = await sql<BundleChangeRow>`
    select title, description, country_code, price_tier, exam_ids, logo_key, reason, waiting_since, updated_at
    from bundle_change where bundle_id = ${bundleId}`.execute(db);
  return rows[0] ?? null;
}

/** Writes what differs from the bundle as it is, or from the change as it was. It waits again, whatever was decided before. */
export async function writeChange(
  tx: Db,
  bundleId: number,
  change: Partial<BundleInfo & { exam_ids: number[]; logo_key: string }>,
): Promise<void> {
  await sql`
    insert into bundle_change (bundle_id, title, description, country_code, price_tier, exam_ids)
    select b.id, b.title, b.description, b.country_code, b.price_tier,
      array(select exam_id from bundle_exam x where x.bundle_id = b.id order by x.place)
    from bundle b where b.id = ${bundleId}
    on conflict do nothing`.execute(tx);
  await tx
    .updateTable('bundle_change')
    .set({
      ...change,
      reason: null,
      waiting_since: sql<Date>`coalesce(waiting_since, now())`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('bundle_id', '=', bundleId)
    .execute();
}

export async function refuseChange(tx: Db, bundleId: number, reason: string): Promise<void> {
  await sql`
    update bundle_change set reason = ${reason}, waiting_since = null where bundle_id = ${bundleId}`.execute(tx);
}

/** Answers whether there was one. What was its picture goes with the next sweep of files. */
export async function deleteChange(tx: Db, bundleId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from bundle_change where bundle_id = ${bundleId}`.execute(tx);
  return numAffectedRows > 0n;
}

/** What it holds becomes the bundle. Exams that are gone or closed by now are left out. */
export async function applyChange(tx: Db, bundleId: number): Promise<void> {
  await sql`
    update bundle b set title = c.title, description = c.description, country_code = c.country_code,
      price_tier = c.price_tier, logo_key = coalesce(c.logo_key, b.logo_key),
      logo_revision = b.logo_revision + case when c.logo_key is null then 0 else 1 end, updated_at = now()
    from bundle_change c where b.id = ${bundleId} and c.bundle_id = b.id`.execute(tx);
  await sql`delete from bundle_exam where bundle_id = ${bundleId}`.execute(tx);
  await sql`
    insert into bundle_exam (bundle_id, exam_id, place)
    select b.id, e.id, w.place
    from bundle b
    join bundle_change c on c.bundle_id = b.id
    cross join unnest(c.exam_ids) with ordinality as w (id, place)
    join exam e on e.id = w.id and e.account_id = b.account_id and e.kind = 0
      and e.status <> ${sql.lit(examStatus.deleted)}
    where b.id = ${bundleId}`.execute(tx);
  await deleteChange(tx, bundleId);
}

interface ChangedExam {
  id: number;
  title: string;
  questions_count: number;
}

export async function selectChangedExams(db: Db, examIds: readonly number[]): Promise<ChangedExam[]> {
  const { rows } = await sql<ChangedExam>`
    select e.id, e.title, e.questions_count
    from unnest(${examIds}::bigint[]) with ordinality as w (id, place) join exam e on e.id = w.id
    where e.status <> ${sql.lit(examStatus.deleted)} order by w.place`.execute(db);
  return rows;
}

interface PublishedBundle {
  account_id: number;
  title: string;
  status: Present<number>;
  updated_at: Date;
}

/** One that was published, however it was decided about. Locked until the transaction ends. */
export async function lockPublished(tx: Db, bundleId: number): Promise<PublishedBundle | null> {
  const { rows } = await sql<PublishedBundle>`
    select account_id, title, status, updated_at from bundle
    where id = ${bundleId} and deleted_at is null and status is not null for update`.execute(tx);
  return rows[0] ?? null;
}

/** The picture of a change, for its author. */
export function isChangedLogo(actor: Actor, key: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from bundle_change c join bundle b on b.id = c.bundle_id where c.logo_key = ${key} and ${isOwnRow(actor, 'b')})`;
}
