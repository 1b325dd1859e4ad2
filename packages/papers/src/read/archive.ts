// A .zip of a stranger: everything is counted before anything is inflated, and counted again while inflating.
import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../workbook.ts';
import { decodeNames } from './entry-names.ts';
import { MAX_ENTRIES, MAX_INFLATED_BYTES } from './limits.ts';

export interface Archive {
  /** Files by their paths, folders left out. */
  readonly paths: string[];
  has(path: string): boolean;
  sizeOf(path: string): number;
  extract(path: string): Promise<Uint8Array>;
}

export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await openZip(buffer);
  const entries = await readEntries(zip);
  return {
    paths: [...entries.keys()],
    has: (path) => entries.has(path),
    sizeOf: (path) => entries.get(path)?.uncompressedSize ?? 0,
    extract: (path) => {
      const entry = entries.get(path);
      if (!entry) throw new UnreadableFile('damaged');
      return extractEntry(zip, buffer, entry);
    },
  };
}

async function openZip(buffer: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false, validateEntrySizes: true });
  } catch {
    throw new UnreadableFile('damaged');
  }
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new UnreadableFile('too-many-entries');
  const entries = new Map<string, Entry>();
  const folded = new Set<string>();
  let total = 0;
  const listed = await listEntries(zip);
  const names = decodeNames(listed);
  for (const [at, entry] of listed.entries()) {
    const path = (names[at] ?? '').replaceAll('\\', '/');
    if (isUnsafe(path, entry)) throw new UnreadableFile('unsafe-entry');
    if (path.endsWith('/')) continue;
    const key = path.toLowerCase().normalize('NFC');
    if (folded.has(key)) throw new UnreadableFile('unsafe-entry');
    folded.add(key);
    total += entry.uncompressedSize;
    if (total > MAX_INFLATED_BYTES) throw new UnreadableFile('inflates-too-much');
    entries.set(path, entry);
  }
  return entries;
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const listed: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) listed.push(entry);
  } catch {
    throw new UnreadableFile('damaged');
  }
  return listed;
}

const UNIX = 3;
const FILE_TYPE = 0o170000;
const ORDINARY = new Set([0, 0o100000, 0o040000]);

function isUnsafe(path: string, entry: Entry): boolean {
  const mode = entry.versionMadeBy >> 8 === UNIX ? (entry.externalFileAttributes >>> 16) & FILE_TYPE : 0;
  return (
    path === '' ||
    path.includes('\0') ||
    path.startsWith('/') ||
    /^[a-z]:/i.test(path) ||
    path.split('/').includes('..') ||
    !ORDINARY.has(mode)
  );
}

async function extractEntry(zip: ZipFile, buffer: Buffer, entry: Entry): Promise<Uint8Array> {
  if (entry.isEncrypted()) throw new UnreadableFile('encrypted');
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch(() => {
    throw new UnreadableFile('damaged');
  });
  const packed = buffer.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  const bytes = entry.compressionMethod === 8 ? inflate(packed, entry.uncompressedSize) : packed;
  const isWhole = bytes.length === entry.uncompressedSize && crc32(bytes) === entry.crc32;
  if (!isWhole || ![0, 8].includes(entry.compressionMethod)) throw new UnreadableFile('damaged');
  return bytes;
}

/** Stops at the size that was announced and counted: a header that lies gains nothing. */
function inflate(packed: Uint8Array, size: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw new UnreadableFile('damaged');
  }
}
