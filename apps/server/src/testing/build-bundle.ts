import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

interface BundleTraits {
  title?: string;
  price_tier?: number;
  /** Null while its three steps are not done. */
  status?: 0 | 2 | 3 | 20 | null;
  company_id?: number;
  exams?: readonly number[];
}

/** A free bundle that everybody may find, unless told otherwise. */
export async function buildBundle(
  db: Kysely<Tables>,
  account_id: number,
  traits: BundleTraits = {},
): Promise<{ id: number; public_id: string }> {
  const { title = 'Bundle', price_tier = 0, status = 0, company_id = null, exams = [] } = traits;
  const logo = { account_id, purpose: 'bundle', name: 'logo.png', content_type: 'image/png', size: 1 };
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ key: string }>`select gen_random_uuid()::text as key`.execute(tx);
    const key = rows[0]?.key ?? '';
    await tx
      .insertInto('file')
      .values({ ...logo, key })
      .execute();
    const about = { title, description: 'What belongs together', country_code: 'cn' };
    const bundle = await tx
      .insertInto('bundle')
      .values({
        ...about,
        account_id,
        company_id,
        price_tier,
        status,
        public_id: `b-${key.slice(0, 12)}`,
        logo_key: key,
      })
      .returning(['id', 'public_id'])
      .executeTakeFirstOrThrow();
    for (const [place, exam_id] of exams.entries()) {
      await tx.insertInto('bundle_exam').values({ bundle_id: bundle.id, exam_id, place }).execute();
    }
    return bundle;
  });
}
