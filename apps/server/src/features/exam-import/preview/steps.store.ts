// The steps of an author in a preview: each holds what has to be put back to undo it, and, once undone, to do it again.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { HeldBy } from '@tiku/papers';
import type { Db } from '../../../platform/db/database.ts';
import type { ImportRecipe, StepKind } from '../exam-import.store.ts';

/** What a step changed, in the state before it. Rows of the tables are kept as the database writes them. */
export interface Settled {
  item_nos: number[];
  /** Those of them that there were. */
  items: object[];
  problems: object[];
  rejected: { no: number; mended_no: number }[];
}

interface NewStep extends Partial<Settled> {
  kind: StepKind;
  held_by?: HeldBy[];
  recipe?: ImportRecipe | null;
}

export interface Step extends Pick<Settled, 'item_nos' | 'problems' | 'rejected'> {
  no: number;
  kind: StepKind;
  is_undone: boolean;
  held_by: HeldBy[];
  recipe: ImportRecipe | null;
}

/**
 * What had been undone can no longer be done again. Without `items`, the questions are about to change: those of them that there
 * are go from one table to the other.
 */
export async function insertStep(tx: Db, importId: number, step: NewStep): Promise<void> {
  const { kind, item_nos = [], items, problems = [], rejected = [], held_by = [], recipe = null } = step;
  const before = items ? sql`${JSON.stringify(items)}::jsonb` : itemsAsJson(importId, sql`${item_nos}::integer[]`);
  await sql`delete from exam_import_step where import_id = ${importId} and is_undone`.execute(tx);
  await sql`
    with numbered as (update exam_import set last_step = last_step + 1 where id = ${importId} returning id, last_step)
    insert into exam_import_step (import_id, no, kind, item_nos, items, problems, rejected, held_by, recipe)
    select id, last_step, ${kind}, ${item_nos}::integer[], ${before}, ${JSON.stringify(problems)}::jsonb,
      ${JSON.stringify(rejected)}::jsonb, ${JSON.stringify(held_by)}::jsonb, ${recipe && JSON.stringify(recipe)}::jsonb
    from numbered`.execute(tx);
}

function itemsAsJson(importId: number, nos: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_agg(to_jsonb(i) order by i.no), '[]') from exam_import_item i
    where i.import_id = ${importId} and i.no = any(${nos}))`;
}

/** Those that are there, as the database writes them. */
export async function selectItems(tx: Db, importId: number, nos: readonly number[]): Promise<object[]> {
  const { rows } = await sql<{ item: object }>`
    select to_jsonb(i) as item from exam_import_item i
    where i.import_id = ${importId} and i.no = any(${nos}::integer[]) order by i.no`.execute(tx);
  return rows.map(({ item }) => item);
}

export async function findStep(tx: Db, importId: number, no: number): Promise<Step | null> {
  const { rows } = await sql<Step>`
    select no, kind, is_undone, item_nos, problems, rejected, held_by, recipe
    from exam_import_step where import_id = ${importId} and no = ${no}`.execute(tx);
  return rows[0] ?? null;
}

/** The last one that was done, or the first of those that were undone. */
export async function findNextStep(tx: Db, importId: number, isUndone: boolean): Promise<number | null> {
  const { rows } = await sql<{ no: number }>`
    select no from exam_import_step where import_id = ${importId} and is_undone = ${isUndone}
    order by case when is_undone then no else -no end limit 1`.execute(tx);
  return rows[0]?.no ?? null;
}

/** The questions of the step change places with those it holds; what it settled is open again, or settled. */
export async function swapStep(tx: Db, importId: number, step: Step): Promise<void> {
  const { no, item_nos, is_undone } = step;
  const ofStep = sql`where import_id = ${importId} and no = ${no}`;
  if (!is_undone) {
    const later = itemsAsJson(importId, sql`${item_nos}::integer[]`);
    await sql`update exam_import_step set later_items = ${later} ${ofStep}`.execute(tx);
  }
  await sql`delete from exam_import_item where import_id = ${importId} and no = any(${item_nos}::integer[])`.execute(
    tx,
  );
  await sql`
    insert into exam_import_item
    select (jsonb_populate_recordset(null::exam_import_item, case when is_undone then later_items else items end)).*
    from exam_import_step ${ofStep}`.execute(tx);
  if (is_undone) await settleAgain(tx, importId, step);
  else await openAgain(tx, importId, step);
  await markStep(tx, importId, no, !is_undone);
}

type Opened = Pick<Step, 'problems' | 'rejected'>;

async function openAgain(tx: Db, importId: number, { problems, rejected }: Opened): Promise<void> {
  await sql`
    insert into exam_import_problem
    select * from jsonb_populate_recordset(null::exam_import_problem, ${JSON.stringify(problems)}::jsonb)`.execute(tx);
  await sql`
    update exam_import_rejected set mended_no = null
    where import_id = ${importId} and no = any(${rejected.map(({ no }) => no)}::integer[])`.execute(tx);
}

async function settleAgain(tx: Db, importId: number, { problems, rejected }: Opened): Promise<void> {
  await sql`
    delete from exam_import_problem p
    using jsonb_populate_recordset(null::exam_import_problem, ${JSON.stringify(problems)}::jsonb) as settled
    where p.import_id = ${importId} and p.no = settled.no`.execute(tx);
  await sql`
    update exam_import_rejected r set mended_no = mended.mended_no
    from jsonb_to_recordset(${JSON.stringify(rejected)}::jsonb) as mended (no integer, mended_no integer)
    where r.import_id = ${importId} and r.no = mended.no`.execute(tx);
}

export async function markStep(tx: Db, importId: number, no: number, isUndone: boolean): Promise<void> {
  await sql`
    update exam_import_step set is_undone = ${isUndone} where import_id = ${importId} and no = ${no}`.execute(tx);
}

/** Of a reading: the other recipe goes into the step. What was done to the questions that it gave is gone with them. */
export async function turnReading(tx: Db, importId: number, step: Step, recipe: ImportRecipe | null): Promise<void> {
  await sql`delete from exam_import_step where import_id = ${importId} and no > ${step.no}`.execute(tx);
  await sql`
    update exam_import_step set is_undone = ${!step.is_undone}, recipe = ${recipe && JSON.stringify(recipe)}::jsonb
    where import_id = ${importId} and no = ${step.no}`.execute(tx);
}

export async function deleteSteps(tx: Db, importId: number): Promise<void> {
  await tx.deleteFrom('exam_import_step').where('import_id', '=', importId).execute();
}
