import { companyImages, reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInActor } from '../../platform/session/actor.ts';

export interface NamedImage {
  id: number;
  type: 0 | 1 | 2;
}

/** Answers the key of what was there. */
export async function deleteDraftImage(tx: Db, { id, type }: NamedImage): Promise<string | null> {
  const removed = await tx
    .deleteFrom('company_image')
    .where('company_id', '=', id)
    .where('type', '=', type)
    .where('is_draft', '=', true)
    .returning('file_key')
    .executeTakeFirst();
  return removed?.file_key ?? null;
}

/** For the super administrator and those who review. Answers its key. */
export async function findImage(
  db: Db,
  actor: SignedInActor,
  wanted: NamedImage & { is_draft: 0 | 1 },
): Promise<string | undefined> {
  const { rows } = await sql<{ file_key: string }>`
    select i.file_key from company_image i
    where i.company_id = ${wanted.id} and i.type = ${wanted.type} and i.is_draft = ${wanted.is_draft === 1}
      and (${actor.isOperator} or exists (
        select from company_user u
        where u.company_id = i.company_id and u.account_id = ${actor.accountId} and u.is_super_admin))
      and ${actor.company === null || actor.company.id === wanted.id}`.execute(db);
  return rows[0]?.file_key;
}

/** Of a company that is approved. */
export async function findLogo(db: Db, companyId: number): Promise<string | undefined> {
  const { rows } = await sql<{ file_key: string }>`
    select i.file_key from company_image i join company c on c.id = i.company_id
    where c.id = ${companyId} and c.review_status = ${reviewStatus.approved}
      and i.type = ${companyImages.logo} and not i.is_draft`.execute(db);
  return rows[0]?.file_key;
}

export async function insertDraftImage(tx: Db, { id, type }: NamedImage, key: string): Promise<void> {
  await tx.insertInto('company_image').values({ company_id: id, type, is_draft: true, file_key: key }).execute();
}
