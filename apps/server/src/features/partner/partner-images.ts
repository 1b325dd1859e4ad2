import { partnerImages, reviewStatus } from '@tiku/contract';
import type { PartnerDraft } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { drawPage, drawSquare } from '../../platform/files/draw-picture.ts';
import { deleteFile, readStored, saveFile } from '../../platform/files/files.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../platform/http/context.ts';
import { ownId, reread } from './keep-partner.ts';
import { deleteDraftImage, findImageKey, holdPartner, insertDraftImage, openDraft } from './partner.store.ts';

type Member = Context<'member'>;
type ImageType = 0 | 1 | 2;

export async function replaceImage(context: Member, type: ImageType, upload: UploadedFile): Promise<PartnerDraft> {
  const { db, files } = context;
  const accountId = ownId(context);
  await db.transaction().execute((tx) => holdDraft(tx, accountId));
  const file = {
    accountId,
    companyId: null,
    purpose: 'partner',
    name: upload.name,
    contentType: 'image/jpeg',
    body: await (type === partnerImages.picture ? drawSquare : drawPage)(upload.bytes),
  } as const;
  const { draft, previous } = await saveFile(context, file, async (tx, { key }) => {
    await holdDraft(tx, accountId);
    const replaced = await deleteDraftImage(tx, accountId, type);
    await insertDraftImage(tx, accountId, type, key);
    return { draft: await reread(tx, accountId), previous: replaced };
  });
  if (previous !== null) await deleteFile(db, files, previous);
  return draft;
}

export async function removeImage(context: Member, type: ImageType): Promise<PartnerDraft> {
  const { db, files } = context;
  const accountId = ownId(context);
  const { draft, previous } = await db.transaction().execute(async (tx) => {
    await holdDraft(tx, accountId);
    const removed = await deleteDraftImage(tx, accountId, type);
    return { draft: await reread(tx, accountId), previous: removed };
  });
  if (previous !== null) await deleteFile(db, files, previous);
  return draft;
}

/** What is being reviewed stays what it is. */
async function holdDraft(tx: Db, accountId: number): Promise<void> {
  const { draft_status } = await holdPartner(tx, accountId);
  await openDraft(tx, accountId);
  if (draft_status === reviewStatus.underReview) throw new AppError('under_review');
}

interface PartnerImage {
  account_id: number;
  type: ImageType;
  is_draft: boolean;
}

/** To somebody who was found to be allowed to see it: the partner, and those who review. */
export async function sendPartnerImage(
  { db, files, reply }: Pick<Context, 'db' | 'files' | 'reply'>,
  { account_id, type, is_draft }: PartnerImage,
): Promise<Buffer> {
  const key = await findImageKey(db, account_id, type, is_draft);
  const bytes = key === null ? null : await readStored(files, key);
  if (!bytes) throw new AppError('not_found');
  void reply.type('image/jpeg').header('cache-control', 'private, no-store');
  return bytes;
}
