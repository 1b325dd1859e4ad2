import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredKey {
  key: string;
  modifiedAt: Date;
}

/** Bytes under random keys. A key is written once; what it holds never changes. */
export interface FileStore {
  /** When it resolves the bytes are safe; when it rejects there is no half of them to be read. */
  put(key: string, body: Buffer | Readable, info: { contentType: string; size: number }): Promise<void>;
  /** Null when there is no such file. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Also fine when there is no such file. */
  delete(key: string): Promise<void>;
  /** Every key in the store, with leftovers of writes that never ended. */
  list(): AsyncIterable<StoredKey>;
  /** Throws a sentence for the person who runs the server when the store cannot be used. */
  check(): Promise<void>;
}

export function newFileKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Exactly what `newFileKey` makes: without a dot or a slash in it, no key can name anything but a file of ours. */
export function isFileKey(key: string): boolean {
  return /^[\w-]{42}[AEIMQUYcgkosw048]$/.test(key);
}

export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new TypeError('not the key of a file');
}
