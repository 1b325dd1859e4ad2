// Pictures of a company: put into its draft, and looked at with it.
import { companyImages } from '@tiku/contract';
import type { CompanyInfo } from '@tiku/contract';
import type { Context, UploadedFile } from '../../platform/http/context.ts';
import { sendPicture } from '../../platform/http/files/send-picture.ts';
import { refuseUnderReview, removePicture, replacePicture } from '../submission/submission.ts';
import type { DraftPicture } from '../submission/submission.ts';
import { openDraft, selectCompany } from './company.store.ts';
import { presentCompany, selectOwn } from './keep-company.ts';
import { deleteDraftImage, findImage, findLogo, insertDraftImage } from './company-image.store.ts';
import type { NamedImage } from './company-image.store.ts';

type Member = Context<'member'>;

function pictureOf({ actor }: Member, { id, type }: NamedImage): DraftPicture<CompanyInfo> {
  return {
    async hold(tx) {
      await selectOwn(tx, actor, id);
      refuseUnderReview(await openDraft(tx, id));
    },
    remove: (tx) => deleteDraftImage(tx, { id, type }),
    insert: (tx, key) => insertDraftImage(tx, { id, type }, key),
    present: async (tx) => presentCompany(await selectCompany(tx, id), true),
    companyId: id,
    purpose: 'company',
    isSquare: type === companyImages.logo,
  };
}

export function replaceImage(context: Member, named: NamedImage, upload: UploadedFile): Promise<CompanyInfo> {
  return replacePicture(context, upload, pictureOf(context, named));
}

export function removeImage(context: Member, named: NamedImage): Promise<CompanyInfo> {
  return removePicture(context, pictureOf(context, named));
}

/** To the super administrator and to those who review. */
export async function readImage(context: Member, wanted: NamedImage & { is_draft: 0 | 1 }): Promise<Buffer> {
  const { db, actor } = context;
  return sendPicture(context, await findImage(db, actor, wanted), 'private, no-store');
}

export async function readLogo(context: Context<'public'>, companyId: number): Promise<Buffer> {
  return sendPicture(context, await findLogo(context.db, companyId), 'public, max-age=300');
}
