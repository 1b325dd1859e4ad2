// The rows that gave no question, to be mended in a spreadsheet program and imported again.
import type { AnchoredPicture, ExplainedRow } from '@tiku/papers';
import { readStored } from '../../../platform/files/files.ts';
import type { Context } from '../../../platform/http/context.ts';
import { importTexts } from '../../../platform/texts/imports/imports.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { selectMedia } from '../read/import-media.store.ts';
import { describeProblem } from '../preview/import-words.ts';
import { selectRejected } from '../preview/preview.store.ts';
import type { RejectedItem } from '../preview/preview.store.ts';
import { sendFile } from '../read/send-file.ts';
import { writeApart } from './write-apart.ts';

/** More than any file that can be read has. */
const most = 1_000_000;

export async function rejectedFile(context: Context<'member'>, row: ImportRow): Promise<Buffer> {
  const { db, language } = context;
  const rejected = await selectRejected(db, row.id, { start: 0, limit: most });
  const keys = new Map((await selectMedia(db, row.id)).map(({ name, file_key }) => [name, file_key]));
  const rows: ExplainedRow[] = [];
  for (const item of rejected) {
    if (item.mended_no !== null) continue;
    rows.push({
      sheet_no: item.sheet_no,
      row: item.row,
      header: item.header,
      cells: item.cells,
      pictures: await readPictures(context, item, keys),
      reason: item.problems
        .map((problem) => describeProblem(problem, language))
        .map(({ message, fix }) => `${message} ${fix}`)
        .join('\n'),
    });
  }
  return sendFile(
    context,
    importTexts[language].files.rejected,
    await writeApart({ name: 'rejected', rows, language }),
  );
}

async function readPictures(
  { files }: Context<'member'>,
  { pictures }: RejectedItem,
  keys: ReadonlyMap<string, string>,
): Promise<AnchoredPicture[]> {
  const read: AnchoredPicture[] = [];
  for (const { column, name } of pictures) {
    const key = keys.get(name);
    const bytes = key === undefined ? null : await readStored(files, key);
    // They were drawn anew when they came, as one of the two.
    const extension = bytes?.[0] === 0xff ? 'jpg' : 'png';
    if (bytes) read.push({ row: 0, column, extension, bytes });
  }
  return read;
}
