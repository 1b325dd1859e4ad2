// An archive of one workbook and the media it names, in any folders.
import { isLongText, restoreLongCells } from '../long-cells.ts';
import { type FileNote, UnreadableFile, type Workbook } from '../workbook.ts';
import type { Archive } from './archive.ts';
import { MAX_MEDIA_BYTES } from './limits.ts';

const WORKBOOK = /\.(?:xlsx|xlsm|xls|xlsb|csv)$/i;
const MEDIA = /\.(?:png|jpe?g|gif|mp3|mp4)$/i;
/** What operating systems and open spreadsheet programs leave lying about. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.|~\$|Thumbs\.db$|desktop\.ini$)/i;

export type ReadWorkbook = (bytes: Uint8Array, fileName: string) => Promise<Workbook>;

/** Opens no second archive: `read` must refuse one. */
export async function readZip(archive: Archive, read: ReadWorkbook): Promise<Workbook> {
  const paths = archive.paths.filter((path) => !LITTER.test(path));
  const [path, ...others] = paths.filter((candidate) => WORKBOOK.test(candidate));
  if (path === undefined) throw new UnreadableFile('no-workbook');
  if (others.length > 0) throw new UnreadableFile('several-workbooks');
  const media = paths.filter((candidate) => MEDIA.test(candidate));
  const texts = paths.filter(isLongText);
  const beside = [...media, ...texts].map((name) => archive.sizeOf(name));
  if (sum(beside) > MAX_MEDIA_BYTES) throw new UnreadableFile('inflates-too-much');
  const book = await read(await archive.extract(path), path);
  const { files, notes } = await readMedia(archive, media);
  const left = await putTextsBack(book, archive, texts);
  for (const name of paths) {
    const isUsed = name === path || MEDIA.test(name) || (isLongText(name) && !left.has(bareName(name)));
    if (!isUsed) notes.push({ code: 'file-ignored', name });
  }
  return { ...book, format: 'zip', files, notes: [...book.notes, ...notes] };
}

/** Answers what no cell names. */
async function putTextsBack(book: Workbook, archive: Archive, paths: string[]): Promise<Map<string, Uint8Array>> {
  const texts = new Map<string, Uint8Array>();
  for (const path of paths) texts.set(bareName(path), await archive.extract(path));
  for (const { rows } of book.sheets) restoreLongCells(rows, texts);
  return texts;
}

function bareName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

async function readMedia(
  archive: Archive,
  paths: string[],
): Promise<{ files: Map<string, Uint8Array>; notes: FileNote[] }> {
  const files = new Map<string, Uint8Array>();
  const notes: FileNote[] = [];
  for (const path of paths) {
    const name = bareName(path);
    const bytes = await archive.extract(path);
    const known = files.get(name);
    if (known === undefined) files.set(name, bytes);
    else if (Buffer.compare(known, bytes) !== 0) notes.push({ code: 'file-name-taken', name: path });
  }
  return { files, notes };
}
