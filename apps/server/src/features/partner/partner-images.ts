import { partnerImages } from '@tiku/contract';
import type { PartnerDraft } from '@tiku/contract';
import type { Context, UploadedFile } from '../../platform/http/context.ts';
import { sendPicture } from '../../platform/http/files/send-picture.ts';
import { refuseUnderReview, removePicture, replacePicture } from '../submission/submission.ts';
import type { DraftPicture } from '../submission/submission.ts';
import { ownId, reread } from './keep-partner.ts';
import { deleteDraftImage, findImageKey, holdPartner, insertDraftImage, openDraft } from './partner.store.ts';

type Member = Context<'member'>;
type ImageType = 0 | 1 | 2;

function pictureOf(accountId: number, type: ImageType): DraftPicture<PartnerDraft> {
  return {
    async hold(tx) {
      const { draft_status } = await holdPartner(tx, accountId);
      await openDraft(tx, accountId);
      refuseUnderReview(draft_status);
    },
    remove: (tx) => deleteDraftImage(tx, accountId, type),
    insert: (tx, key) => insertDraftImage(tx, accountId, type, key),
    present: (tx) => reread(tx, accountId),
    companyId: null,
    purpose: 'partner',
    isSquare: type === partnerImages.picture,
  };
}

export async function replaceImage(context: Member, type: ImageType, upload: UploadedFile): Promise<PartnerDraft> {
  return replacePicture(context, upload, pictureOf(ownId(context), type));
}

export async function removeImage(context: Member, type: ImageType): Promise<PartnerDraft> {
  return removePicture(context, pictureOf(ownId(context), type));
}

interface PartnerImage {
  account_id: number;
  type: ImageType;
  is_draft: boolean;
}

/** To somebody who was found to be allowed to see it: the partner, and those who review. */
export async function sendPartnerImage(
  context: Pick<Context, 'db' | 'files' | 'reply'>,
  { account_id, type, is_draft }: PartnerImage,
): Promise<Buffer> {
  return sendPicture(context, await findImageKey(context.db, account_id, type, is_draft), 'private, no-store');
}
