// A Word document of questions becomes a spreadsheet that its author can look at, correct and import. For an hour, by a
// key that cannot be guessed, and for its owner only.
import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@tiku/contract';
import { readPaperSafely, readWorkbookSafely, UnreadableFile } from '@tiku/papers';
import type { WrittenPaper } from '@tiku/papers';
import { readStored, saveFile } from '../../../platform/files/files.ts';
import { addressFile } from '../../../platform/files/sign-address.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services/services.ts';
import {
  findOwnConversion,
  findUnconverted,
  insertConversion,
  markConverted,
  markUnconvertible,
} from './conversion.store.ts';
import type { ConversionRow } from './conversion.store.ts';
import { describeFault } from '../preview/import-words.ts';
import { faultOf, readAttempts } from './read-import.ts';
import { contentTypeOf } from './send-file.ts';
import { importedFile, takeReading } from './start-import.ts';
import { writeApart } from '../export/write-apart.ts';

export async function startConversion(context: Context<'member'>, file: UploadedFile): Promise<string> {
  const { jobs, actor } = context;
  await takeReading(context);
  const key = randomBytes(24).toString('base64url');
  const owner = { accountId: actor.accountId, companyId: actor.company?.id ?? null };
  await saveFile(context, importedFile(owner, file), async (tx, saved) => {
    const { accountId: account_id, companyId: company_id } = owner;
    await insertConversion(tx, { key, account_id, company_id, file_name: file.name, file_key: saved.key });
    await jobs.enqueue('convert-docx', { key }, { tx });
  });
  jobs.wake('convert-docx');
  return key;
}

/** The job. It may be cut short anywhere and run again. */
export async function convertDocx(
  services: Pick<Services, 'db' | 'files' | 'config'>,
  key: string,
  attempt: number,
): Promise<void> {
  const { db, files } = services;
  const row = await findUnconverted(db, key);
  if (!row) return;
  const bytes = row.file_key === null ? null : await readStored(files, row.file_key);
  if (bytes === null || attempt > readAttempts) {
    await markUnconvertible(db, key, 'interrupted');
    return;
  }
  try {
    const { format, sheets } = await readWorkbookSafely(bytes, row.file_name);
    const [sheet] = sheets;
    if (format !== 'docx' || !sheet) throw new UnreadableFile('unknown-format');
    const { paper } = await readPaperSafely(bytes, row.file_name);
    await storeSheet(services, row, await writeApart({ name: 'sheet', sheet }), paper.items.length);
  } catch (error) {
    await markUnconvertible(db, key, faultOf(error));
  }
}

async function storeSheet(
  services: Pick<Services, 'db' | 'files' | 'config'>,
  row: ConversionRow,
  { bytes, extension }: WrittenPaper,
  questionsCount: number,
): Promise<void> {
  const sheet = {
    accountId: row.account_id,
    companyId: row.company_id,
    purpose: 'import',
    name: `${row.file_name.replace(/\.\w+$/, '')}.${extension}`,
    contentType: contentTypeOf(extension),
    body: Buffer.from(bytes),
  } as const;
  await saveFile(services, sheet, async (tx, { key }) => {
    if (!(await markConverted(tx, row.key, key, questionsCount)))
      throw new Error('the conversion was given up meanwhile');
  });
}

type Converted = ResponseOf<'GET /convert/docx/result'>;

export async function convertedDocx(context: Context<'member'>, key: string): Promise<Converted> {
  const { db, actor, language } = context;
  const row = await findOwnConversion(db, actor, key);
  if (!row) throw new AppError('not_found');
  if (row.fault !== null) return { status: 'failed', message: describeFault(row.fault, language) };
  if (row.sheet_key === null) return { status: 'processing' };
  return {
    status: 'ready',
    file_name: row.file_name,
    ...(row.questions_count === null ? {} : { questions_count: row.questions_count }),
    url: addressFile(context, 'conversion', row.sheet_key, 'attachment'),
  };
}
