import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Scale } from './form.store.ts';

/** Below, difficulties of the Rasch model are too unsure to be shown. */
const fewestForScale = 100;

/** Forms to which papers came since their scale was worked out. */
export async function selectUnscaled(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from measured_form
    where papers_count >= ${sql.lit(fewestForScale)} and papers_count > scaled_count order by id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function findPapersCount(db: Db, formId: number): Promise<number> {
  const { rows } = await sql<{ papers_count: number }>`
    select papers_count from measured_form where id = ${formId}`.execute(db);
  return rows[0]?.papers_count ?? 0;
}

/** `papersCount` is what it was worked out for: papers that came meanwhile are for the next night. */
export async function writeScale(db: Db, formId: number, papersCount: number, scale: Scale | null): Promise<void> {
  await sql`
    update measured_form set scale = ${scale && JSON.stringify(scale)}::jsonb, scaled_count = ${papersCount}, scaled_at = now()
    where id = ${formId}`.execute(db);
}
