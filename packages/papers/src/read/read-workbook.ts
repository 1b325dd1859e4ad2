import { type Sheet, UnreadableFile, type Workbook } from '../workbook.ts';
import { openArchive } from './archive.ts';
import { bareName, readCsv } from './csv.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { findMainPart, OfficePackage } from './office-package.ts';
import { decodePlain } from './text-encoding.ts';
import { readXls, readXlsb } from './xls/read-xls.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';
import { readZip } from './zip.ts';

/** Looks at the bytes, not at the name: an .xls may be an .xlsx, and the other way round. */
export async function readWorkbook(bytes: Uint8Array, fileName: string): Promise<Workbook> {
  return readFile(bytes, fileName, true);
}

async function readFile(bytes: Uint8Array, fileName: string, mayHoldWorkbook: boolean): Promise<Workbook> {
  if (bytes.length === 0) throw new UnreadableFile('empty');
  if (bytes.length > MAX_FILE_BYTES) throw new UnreadableFile('too-large');
  const files = new Map<string, Uint8Array>();
  if (startsWith(bytes, CFB)) return { format: 'xls', files, ...(await readXls(bytes)) };
  if (!startsWith(bytes, ZIP)) {
    const questions = /\.txt$/i.test(fileName) ? await readText(bytes, fileName) : null;
    if (questions) return { format: 'txt', files, sheets: [questions], notes: [] };
    return { format: 'csv', files, sheets: [readCsv(bytes, fileName)], notes: [] };
  }
  const archive = await openArchive(bytes);
  const parts = new OfficePackage(archive);
  const main = await findMainPart(parts);
  if (main?.root === 'workbook') {
    const content = await readXlsx(parts, main.path);
    await parts.checkOtherXml();
    return { format: 'xlsx', files, ...content };
  }
  if (main?.root === 'document') {
    const { readDocx } = await import('../docx/read-docx.ts');
    return readDocx(parts, main.path);
  }
  if (main?.path.toLowerCase().endsWith('workbook.bin')) {
    await parts.checkOtherXml();
    return { format: 'xlsx', files, ...(await readXlsb(bytes)) };
  }
  // A document of LibreOffice is an archive too.
  if (main || !mayHoldWorkbook || archive.has('mimetype')) throw new UnreadableFile('unknown-format');
  return readZip(archive, (inner, name) => readFile(inner, name, false));
}

const CFB = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

async function readText(bytes: Uint8Array, fileName: string): Promise<Sheet | null> {
  const { readTypedQuestions } = await import('../docx/read-typed.ts');
  return readTypedQuestions(decodePlain(bytes), bareName(fileName));
}
