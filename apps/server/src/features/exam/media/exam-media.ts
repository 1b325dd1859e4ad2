// Pictures, sounds and videos of questions and answers, on their way into the store.
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import { saveFile, storeFile } from '../../../platform/files/files.ts';
import type { FileServices, NewFile } from '../../../platform/files/files.ts';
import type { FileOwner } from '../../../platform/files/storage.store.ts';
import { readMedia } from './read-media.ts';
import type { Oversize } from './read-media.ts';

/** A file of the store with the hash of what came in, by which the same file is known when it comes again. */
export interface SavedMedia {
  key: string;
  contentHash: Buffer;
}

export interface NewMedia extends FileOwner {
  purpose: 'answer' | 'exam';
  name: string;
  bytes: Uint8Array;
  /** Refused unless told otherwise. */
  oversize?: Oversize;
}

/** Refuses with `bad_media` or `too_large` what questions may not hold. For `map` see `saveFile`. */
export async function saveMedia<T>(
  services: FileServices,
  media: NewMedia,
  map: (tx: Db, saved: SavedMedia) => Promise<T>,
): Promise<T> {
  const contentHash = hashMedia(media.bytes);
  return saveFile(services, await readFile(media), (tx, { key }) => map(tx, { key, contentHash }));
}

/** The same for callers that map to it later: see `storeFile`. */
export async function storeMedia(services: FileServices, media: NewMedia): Promise<SavedMedia> {
  const { key } = await storeFile(services, await readFile(media));
  return { key, contentHash: hashMedia(media.bytes) };
}

async function readFile({ bytes, oversize = 'refuse', ...file }: NewMedia): Promise<NewFile> {
  return { ...file, ...(await readMedia(bytes, oversize)) };
}

export function hashMedia(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
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
