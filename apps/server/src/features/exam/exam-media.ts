// Pictures, sounds and videos of questions: looked at before they are kept, addressed by name and handed out signed.
import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@tiku/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Db } from '../../db/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { saveFile } from '../../files/files.ts';
import { addressExpiry, signAddress } from '../../files/sign-address.ts';
import { AppError } from '../../http/app-error.ts';
import { selectFileKeys } from './exam-file.store.ts';

const maxPixels = 40_000_000;

interface Media {
  contentType: 'image/jpeg' | 'image/png' | 'audio/mpeg' | 'video/mp4';
  body: Buffer;
}

/** What becomes of a picture that is too large: somebody chooses another, or it is drawn smaller. */
type Oversize = 'refuse' | 'shrink';

/** Pictures are drawn anew, so that nothing but their pixels survives; sounds and videos must be what they claim. */
async function readMedia(bytes: Uint8Array, oversize: Oversize): Promise<Media> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  switch (mime) {
    case 'image/jpeg':
      return redraw(bytes, mime, oversize);
    case 'image/png':
    case 'image/gif':
      return redraw(bytes, 'image/png', oversize);
    case 'audio/mpeg':
    case 'video/mp4':
      if (bytes.length > limits.mediaBytes) throw new AppError('too_large');
      return { contentType: mime, body: Buffer.from(bytes) };
    default:
      throw new AppError('bad_media');
  }
}

async function redraw(bytes: Uint8Array, contentType: 'image/jpeg' | 'image/png', oversize: Oversize): Promise<Media> {
  if (bytes.length > limits.imageBytes && oversize === 'refuse') throw new AppError('too_large');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  try {
    if (oversize === 'shrink') return await shrink(picture, contentType);
    return { contentType, body: await write(picture, contentType) };
  } catch (cause) {
    throw new AppError('bad_media', { cause });
  }
}

function write(picture: Sharp, contentType: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  return contentType === 'image/png'
    ? picture.png().toBuffer()
    : picture.flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer();
}

/** Of the longer side; the first that gives a file small enough is taken, or else the last. */
const shrunkSides = [4_000, 2_400, 1_600, 1_000, 600];

/** What is too large as a PNG is a photograph, and goes on as one. */
async function shrink(picture: Sharp, contentType: 'image/jpeg' | 'image/png'): Promise<Media> {
  let type = contentType;
  let body: Buffer = Buffer.alloc(0);
  for (const side of shrunkSides) {
    const smaller = picture.clone().resize(side, side, { fit: 'inside', withoutEnlargement: true });
    body = await write(smaller.clone(), type);
    if (body.length > limits.imageBytes && type === 'image/png') {
      type = 'image/jpeg';
      body = await write(smaller, type);
    }
    if (body.length <= limits.imageBytes) break;
  }
  return { contentType: type, body };
}

/** A file of the store with the hash of what came in, by which the same file is known when it comes again. */
export interface SavedMedia {
  key: string;
  contentHash: Buffer;
}

export interface MediaOwner {
  accountId: number;
  companyId: number | null;
  /** For an exam's questions unless told otherwise. */
  purpose?: 'exam' | 'answer';
}

/** Refuses with `bad_media` or `too_large` what questions may not hold. */
export async function saveMedia(
  db: Db,
  store: FileStore,
  owner: MediaOwner,
  name: string,
  bytes: Uint8Array,
  oversize: Oversize = 'refuse',
): Promise<SavedMedia> {
  const { contentType, body } = await readMedia(bytes, oversize);
  const { key } = await saveFile(db, store, { purpose: 'exam', ...owner, name, contentType, body });
  return { key, contentHash: createHash('sha256').update(bytes).digest() };
}

/** What the person called it, as far as that can stand in a text, and never a name that was given before. */
export function newMediaName(name: string): string {
  const dot = name.lastIndexOf('.');
  const extension = name.slice(dot + 1).toLowerCase();
  const stem = name
    .slice(0, dot)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(-40);
  return `${stem}-${randomBytes(5).toString('hex')}.${extension}`.replace(/^-+/, '');
}

interface Reader {
  db: Db;
  keys: { signing: Buffer };
  actor: { accountId: number };
}

/** For somebody who has been found to be allowed to open the exam. Names that are no file of it are left out. */
export async function signMedia(
  { db, keys, actor }: Reader,
  examId: number,
  names: readonly string[],
): Promise<Record<string, string>> {
  if (names.length === 0) return {};
  const found = await selectFileKeys(db, examId, names);
  const grant = { secret: keys.signing, expiresAt: addressExpiry(new Date()), accountId: actor.accountId } as const;
  return Object.fromEntries(
    found.map(({ name, file_key }) => [name, signAddress({ ...grant, key: file_key, disposition: 'inline' })]),
  );
}
