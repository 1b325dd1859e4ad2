import type { TextRecipe } from '../recipe.ts';
import { type Sheet, UnreadableFile, type Workbook } from '../workbook.ts';
import { openArchive } from './archive.ts';
import { bareName, readCsv } from './csv.ts';
import { Grid } from './grid.ts';
import { readJsonRows } from './json-rows.ts';
import { CellBudget, MAX_FILE_BYTES } from './limits.ts';
import { findMainPart, OfficePackage } from './office-package.ts';
import { decodeMarkup, decodePlain } from './text-encoding.ts';
import { isWebPage, readWebPage } from './web-page.ts';
import { readXls, readXlsb } from './xls/read-xls.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';
import { readZip } from './zip.ts';

/** Looks at the bytes, not at the name: an .xls may be an .xlsx, and the other way round. */
export async function readWorkbook(bytes: Uint8Array, fileName: string, said: TextRecipe = {}): Promise<Workbook> {
  return readFile(bytes, fileName, said, true);
}

async function readFile(
  bytes: Uint8Array,
  fileName: string,
  said: TextRecipe,
  mayHoldWorkbook: boolean,
): Promise<Workbook> {
  if (bytes.length === 0) throw new UnreadableFile('empty');
  if (bytes.length > MAX_FILE_BYTES) throw new UnreadableFile('too-large');
  const files = new Map<string, Uint8Array>();
  if (startsWith(bytes, CFB)) return { format: 'xls', files, ...(await readXls(bytes)) };
  if (!startsWith(bytes, ZIP)) {
    const page = said.delimiter === undefined ? await readSavedPage(bytes, fileName, said) : null;
    if (page) return { files, notes: [], ...page };
    const mayBeTyped = said.delimiter === undefined && /\.(?:txt|md|markdown|json)$/i.test(fileName);
    const read = mayBeTyped ? await readText(bytes, fileName, said) : null;
    if (read) return { files, notes: [], ...read };
    const { sheet, ...text } = readCsv(bytes, fileName, said);
    return { format: 'csv', files, sheets: [sheet], notes: [], text };
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
  return readZip(archive, (inner, name) => readFile(inner, name, said, false));
}

const CFB = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** Null where it is a table after all. */
async function readText(
  bytes: Uint8Array,
  fileName: string,
  said: TextRecipe,
): Promise<Pick<Workbook, 'format' | 'sheets' | 'text'> | null> {
  const { readTypedQuestions } = await import('../docx/read-typed.ts');
  const { readMarkdownTable } = await import('../docx/markdown.ts');
  const isMarkdown = /\.(?:md|markdown)$/i.test(fileName);
  const { text, encoding } = decodePlain(bytes, said.encoding);
  const written = { text: { encoding, delimiter: null } };
  const rows = readJsonRows(text) ?? (isMarkdown ? readMarkdownTable(text) : null);
  if (rows) return { format: 'csv', sheets: [toSheet(rows, bareName(fileName))], ...written };
  if (/\.json$/i.test(fileName)) return null;
  const questions = readTypedQuestions(text, bareName(fileName), isMarkdown);
  return questions && { format: 'txt', sheets: [questions], ...written };
}

/** Null where it is no page, or one without questions. */
async function readSavedPage(
  bytes: Uint8Array,
  fileName: string,
  said: TextRecipe,
): Promise<Pick<Workbook, 'format' | 'sheets' | 'text'> | null> {
  const decoded = decodeMarkup(bytes, said.encoding);
  if (!decoded || !isWebPage(decoded.text)) return null;
  const { rows, lines } = readWebPage(decoded.text);
  const written = { text: { encoding: decoded.encoding, delimiter: null } };
  const isTable = rows.filter((cells) => cells.length > 1).length > 1;
  if (isTable) return { format: 'csv', sheets: [toSheet(rows, bareName(fileName))], ...written };
  const { readTypedQuestions } = await import('../docx/read-typed.ts');
  const questions = readTypedQuestions(lines.join('\n'), bareName(fileName));
  return questions && { format: 'txt', sheets: [questions], ...written };
}

function toSheet(rows: string[][], name: string): Sheet {
  const grid = new Grid(new CellBudget());
  for (const [row, cells] of rows.entries()) for (const [column, cell] of cells.entries()) grid.put(row, column, cell);
  return { no: 0, name, rows: grid.rows, spans: [], pictures: [], notes: [] };
}
