import sharp from 'sharp';
import { deleteFile, saveFile } from '../../files/files.ts';
import { AppError } from '../../http/app-error.ts';
import type { Context, UploadedFile } from '../../http/context.ts';
import { findThumbnailKey, replaceThumbnailKey } from './account.store.ts';

const side = 256;
const maxPixels = 40_000_000;

/** Drawn anew, so that nothing but the pixels of what was uploaded survives. */
async function drawThumbnail(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'jpeg' && format !== 'png') throw new AppError('bad_picture');
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('bad_picture', { cause });
  }
}

export async function replaceThumbnail(context: Context<'member'>, upload: UploadedFile): Promise<number> {
  const { actor, db, files } = context;
  const file = await saveFile(db, files, {
    accountId: actor.accountId,
    companyId: null,
    purpose: 'thumbnail',
    name: upload.name,
    contentType: 'image/jpeg',
    body: await drawThumbnail(upload.bytes),
  });
  return exchange(context, file.key);
}

export async function removeThumbnail(context: Context<'member'>): Promise<number> {
  return exchange(context, null);
}

async function exchange({ actor, db, files }: Context<'member'>, key: string | null): Promise<number> {
  const { thumbnail_revision, previous_key } = await replaceThumbnailKey(db, actor.accountId, key);
  if (previous_key !== null) await deleteFile(db, files, previous_key);
  return thumbnail_revision;
}

export async function readThumbnail({ db, files, reply }: Context<'public'>, accountId: number): Promise<Buffer> {
  const key = await findThumbnailKey(db, accountId);
  const stream = key === null ? null : await files.get(key);
  if (!stream) throw new AppError('not_found');
  void reply.type('image/jpeg').header('cache-control', 'public, max-age=300');
  return Buffer.concat(await stream.toArray());
}
