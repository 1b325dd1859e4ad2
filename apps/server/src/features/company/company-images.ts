// Pictures of a company: put into its draft, and looked at with it.
import { companyImages, reviewStatus } from '@tiku/contract';
import type { CompanyInfo } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { drawPage, drawSquare } from '../../platform/files/draw-picture.ts';
import { deleteFile, readStored, saveFile } from '../../platform/files/files.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../platform/http/context.ts';
import { openDraft, selectCompany } from './company.store.ts';
import { presentCompany, selectOwn } from './keep-company.ts';
import { deleteDraftImage, findImage, findLogo, insertDraftImage } from './company-image.store.ts';
import type { NamedImage } from './company-image.store.ts';

type Member = Context<'member'>;

export async function replaceImage(
  context: Member,
  { id, type }: NamedImage,
  upload: UploadedFile,
): Promise<CompanyInfo> {
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
    const replaced = await deleteDraftImage(tx, { id, type });
    await insertDraftImage(tx, { id, type }, key);
    return { company: presentCompany(await selectCompany(tx, id), true), previous: replaced };
  });
  if (previous !== null) await deleteFile(db, files, previous);
  return company;
}

export async function removeImage(context: Member, { id, type }: NamedImage): Promise<CompanyInfo> {
  const { db, files } = context;
  const { company, previous } = await db.transaction().execute(async (tx) => {
    await holdDraft(tx, context, id);
    const removed = await deleteDraftImage(tx, { id, type });
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

/** To the super administrator and to those who review. */
export async function readImage(context: Member, wanted: NamedImage & { is_draft: 0 | 1 }): Promise<Buffer> {
  const { db, actor } = context;
  return sendImage(context, await findImage(db, actor, wanted), 'private, no-store');
}

export async function readLogo(context: Context<'public'>, companyId: number): Promise<Buffer> {
  return sendImage(context, await findLogo(context.db, companyId), 'public, max-age=300');
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
