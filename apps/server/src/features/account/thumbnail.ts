import { drawSquare } from '../../platform/files/draw-picture.ts';
import { deleteFile, saveFile } from '../../platform/files/files.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../platform/http/context.ts';
import { findThumbnailKey, replaceThumbnailKey } from './account.store.ts';
import type { ReplacedThumbnail } from './account.store.ts';

export async function replaceThumbnail(context: Context<'member'>, upload: UploadedFile): Promise<number> {
  const { accountId } = context.actor;
  const file = {
    accountId,
    companyId: null,
    purpose: 'thumbnail',
    name: upload.name,
    contentType: 'image/jpeg',
    body: await drawSquare(upload.bytes),
  } as const;
  return finish(context, await saveFile(context, file, (tx, { key }) => replaceThumbnailKey(tx, accountId, key)));
}

export async function removeThumbnail(context: Context<'member'>): Promise<number> {
  return finish(context, await replaceThumbnailKey(context.db, context.actor.accountId, null));
}

async function finish({ db, files }: Context<'member'>, replaced: ReplacedThumbnail): Promise<number> {
  const { thumbnail_revision, previous_key } = replaced;
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
