// What an attachment really is, by its first bytes: a name alone says nothing.
import type { AttachmentType } from '@tiku/contract';
import { attachmentRules } from '@tiku/contract';
import type { UploadedFile } from '../../platform/http/context.ts';

interface Format {
  contentType: string;
  isIt: (bytes: Buffer) => boolean;
}

const startsWith =
  (hex: string, at = 0) =>
  (bytes: Buffer): boolean =>
    bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'));

const jpeg: Format = { contentType: 'image/jpeg', isIt: startsWith('ffd8ff') };
/** The container of older Office files. */
const isOle = startsWith('d0cf11e0a1b11ae1');
/** Of files in the container that MP4 and QuickTime share: `ftyp` after the length of the first box. */
const isBoxed = startsWith('66747970', 4);
const office = 'application/vnd.openxmlformats-officedocument';

const formats: Record<string, Format> = {
  png: { contentType: 'image/png', isIt: startsWith('89504e470d0a1a0a') },
  jpg: jpeg,
  jpeg,
  mp4: { contentType: 'video/mp4', isIt: isBoxed },
  mov: { contentType: 'video/quicktime', isIt: isBoxed },
  webm: { contentType: 'video/webm', isIt: startsWith('1a45dfa3') },
  xls: { contentType: 'application/vnd.ms-excel', isIt: isOle },
  doc: { contentType: 'application/msword', isIt: isOle },
  xlsx: { contentType: `${office}.spreadsheetml.sheet`, isIt: (bytes) => holds(bytes, /^xl\//) },
  docx: { contentType: `${office}.wordprocessingml.document`, isIt: (bytes) => holds(bytes, /^word\//) },
  zip: { contentType: 'application/zip', isIt: (bytes) => isHarmless(namesOf(bytes)) },
};

/** Null where it is not what its name says, or not of this type. */
export function contentTypeOf(type: AttachmentType, { name, bytes }: UploadedFile): string | null {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  const { extensions }: { extensions: readonly string[] } = attachmentRules[type];
  const format = formats[extension];
  return format && extensions.includes(extension) && format.isIt(bytes) ? format.contentType : null;
}

function holds(bytes: Buffer, name: RegExp): boolean {
  return namesOf(bytes)?.some((each) => name.test(each)) ?? false;
}

/** What runs where it is opened has no place in an archive for somebody who helps. */
function isHarmless(names: string[] | null): boolean {
  return (
    names !== null &&
    !names.some((name) => /\.(?:x?html?|svg|js|mjs|hta|exe|bat|cmd|com|scr|vbs|ps1|lnk|jar)$/i.test(name))
  );
}

const endOfArchive = Buffer.from('504b0506', 'hex');
const entry = 0x02_01_4b_50;

/** The names in an archive by its directory; null if it is none. */
function namesOf(bytes: Buffer): string[] | null {
  const end = bytes.lastIndexOf(endOfArchive);
  if (!startsWith('504b')(bytes) || end < 0 || end + 20 > bytes.length) return null;
  const count = bytes.readUInt16LE(end + 10);
  const names: string[] = [];
  for (let at = bytes.readUInt32LE(end + 16); names.length < count;) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entry) return null;
    const length = bytes.readUInt16LE(at + 28);
    names.push(bytes.subarray(at + 46, at + 46 + length).toString('utf8'));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}
