// Pictures of a company: put into its draft, and looked at with it.
import { companyImages, reviewStatus } from '@tiku/contract';
import type { CompanyInfo } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { drawPage, drawSquare } from '../../platform/files/draw-picture.ts';
import { deleteFile, readStored, saveFile } from '../../platform/files/files.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../platform/http/context.ts';
import { openDraft, selectCompany } from './company.store.ts';
import { presentCompany, selectOwn } from './keep-company.ts';

interface Named {
  id: number;
  type: 0 | 1 | 2;
}

type Member = Context<'member'>;

export async function replaceImage(context: Member, { id, type }: Named, upload: UploadedFile): Promise<CompanyInfo> {
  const { db, files, actor } = context;
  await db.transaction().execute((tx) => holdDraft(tx, context, id));
  const file = {
    accountId: actor.accountId,
    companyId: id,
    purpose: 'company',
    name: upload.name,
    contentType: 'image/jpeg',
    body: await (type === companyImages.logo ? drawSquare : drawPage)(upload.bytes),
  } as const;
  const { company, previous } = await saveFile(context, file, async (tx, { key }) => {
    await holdDraft(tx, context, id);
    const replaced = await removeDraftImage(tx, { id, type });
    await tx.insertInto('company_image').values({ company_id: id, type, is_draft: true, file_key: key }).execute();
    return { company: presentCompany(await selectCompany(tx, id), true), previous: replaced };
  });
  if (previous !== null) await deleteFile(db, files, previous);
  return company;
}

export async function removeImage(context: Member, { id, type }: Named): Promise<CompanyInfo> {
  const { db, files } = context;
  const { company, previous } = await db.transaction().execute(async (tx) => {
    await holdDraft(tx, context, id);
    const removed = await removeDraftImage(tx, { id, type });
    return { company: presentCompany(await selectCompany(tx, id), true), previous: removed };
  });
  if (previous !== null) await deleteFile(db, files, previous);
  return company;
}

/** What is being reviewed stays what it is. */
async function holdDraft(tx: Db, { actor }: Member, companyId: number): Promise<void> {
  await selectOwn(tx, actor, companyId);
  if ((await openDraft(tx, companyId)) === reviewStatus.underReview) throw new AppError('under_review');
}

/** Answers the key of what was there. */
async function removeDraftImage(tx: Db, { id, type }: Named): Promise<string | null> {
  const removed = await tx
    .deleteFrom('company_image')
    .where('company_id', '=', id)
    .where('type', '=', type)
    .where('is_draft', '=', true)
    .returning('file_key')
    .executeTakeFirst();
  return removed?.file_key ?? null;
}

/** To the super administrator and to those who review. */
export async function readImage(context: Member, wanted: Named & { is_draft: 0 | 1 }): Promise<Buffer> {
  const { db, actor } = context;
  const { rows } = await sql<{ file_key: string }>`
    select i.file_key from company_image i
    where i.company_id = ${wanted.id} and i.type = ${wanted.type} and i.is_draft = ${wanted.is_draft === 1}
      and (${actor.isOperator} or exists (
        select from company_user u
        where u.company_id = i.company_id and u.account_id = ${actor.accountId} and u.is_super_admin))
      and ${actor.company === null || actor.company.id === wanted.id}`.execute(db);
  return sendImage(context, rows[0]?.file_key, 'private, no-store');
}

export async function readLogo(context: Context<'public'>, companyId: number): Promise<Buffer> {
  const { rows } = await sql<{ file_key: string }>`
    select i.file_key from company_image i join company c on c.id = i.company_id
    where c.id = ${companyId} and c.review_status = ${reviewStatus.approved}
      and i.type = ${companyImages.logo} and not i.is_draft`.execute(context.db);
  return sendImage(context, rows[0]?.file_key, 'public, max-age=300');
}

async function sendImage(
  { files, reply }: Pick<Context, 'files' | 'reply'>,
  key: string | undefined,
  caching: string,
): Promise<Buffer> {
  const bytes = key === undefined ? null : await readStored(files, key);
  if (!bytes) throw new AppError('not_found');
  void reply.type('image/jpeg').header('cache-control', caching);
  return bytes;
}
