import { type AnchoredPicture, type CellNote, type FileNote, type Sheet, UnreadableFile } from '../../workbook.ts';
import { CellBudget, MAX_PICTURES } from '../limits.ts';
import type { OfficePackage, Relation } from '../office-package.ts';
import { findPictureExtension } from '../picture.ts';
import { loadNumberFormatter } from '../show-number.ts';
import { findAttribute, scanXml } from '../xml.ts';
import { readCellPictures } from './cell-pictures.ts';
import { type DrawnPicture, readDrawing } from './drawing.ts';
import { GENERAL, readNumberFormats } from './number-formats.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readWorksheet, type WorksheetContent, type WorksheetSurroundings } from './worksheet.ts';

interface Listed {
  name: string;
  relation: string;
  isHidden: boolean;
}

export async function readXlsx(parts: OfficePackage, path: string): Promise<{ sheets: Sheet[]; notes: FileNote[] }> {
  const { listed, date1904 } = readWorkbookPart(await parts.readXml(path));
  const relations = await parts.readRelations(path);
  const around = await readSurroundings(parts, relations, date1904);
  const cellPictures = await readCellPictures(parts, relations);
  const sheets: Sheet[] = [];
  const notes: FileNote[] = [];
  for (const { name, relation, isHidden } of listed) {
    const target = relations.get(relation);
    // A chart may have a sheet of its own: there are no cells in it.
    if (target?.kind !== 'worksheet' || target.target === null) continue;
    if (isHidden) {
      notes.push({ code: 'hidden-sheet', name });
      continue;
    }
    const content = readWorksheet(await parts.readXml(target.target), around);
    const drawn = await readDrawings(parts, target.target);
    const pictures = await fetchPictures(parts, content, drawn.pictures, cellPictures);
    sheets.push({
      no: sheets.length,
      name,
      rows: content.rows,
      spans: content.spans.toSorted((a, b) => a.row - b.row),
      underlined: content.underlined,
      pictures: pictures.pictures,
      notes: [...content.notes, ...drawn.notes, ...pictures.notes],
    });
  }
  if (sheets.length === 0) throw new UnreadableFile('damaged');
  return { sheets, notes };
}

function readWorkbookPart(xml: string): { listed: Listed[]; date1904: boolean } {
  const listed: Listed[] = [];
  let date1904 = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'workbookPr') date1904 = ['1', 'true'].includes(findAttribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet') return;
      listed.push({
        name: findAttribute(attributes, 'name') ?? '',
        relation: findAttribute(attributes, 'id') ?? '',
        isHidden: (findAttribute(attributes, 'state') ?? 'visible') !== 'visible',
      });
    },
  });
  return { listed, date1904 };
}

async function readSurroundings(
  parts: OfficePackage,
  relations: Map<string, Relation>,
  date1904: boolean,
): Promise<WorksheetSurroundings> {
  const read = async (kind: string) => {
    const target = [...relations.values()].find((relation) => relation.kind === kind)?.target;
    return target && parts.has(target) ? parts.readXml(target) : '';
  };
  const formats = readNumberFormats(await read('styles'));
  const isPlain = formats.every((format) => format === GENERAL || format === '@');
  return {
    strings: readSharedStrings(await read('sharedStrings')),
    formats,
    draw: isPlain ? () => null : await loadNumberFormatter(date1904),
    budget: new CellBudget(),
  };
}

interface PlacedPicture {
  row: number;
  column: number;
  path: string | null;
}

async function readDrawings(
  parts: OfficePackage,
  sheet: string,
): Promise<{ pictures: PlacedPicture[]; notes: CellNote[] }> {
  const found: { pictures: PlacedPicture[]; notes: CellNote[] } = { pictures: [], notes: [] };
  for (const { kind, target } of (await parts.readRelations(sheet)).values()) {
    if (kind !== 'drawing' || target === null || !parts.has(target)) continue;
    const drawing = readDrawing(await parts.readXml(target));
    const relations = await parts.readRelations(target);
    const pathOf = ({ relation }: DrawnPicture) => (relation && relations.get(relation)?.target) || null;
    for (const picture of drawing.pictures) {
      found.pictures.push({ row: picture.row, column: picture.column, path: pathOf(picture) });
    }
    found.notes.push(...drawing.notes);
  }
  return found;
}

async function fetchPictures(
  parts: OfficePackage,
  content: WorksheetContent,
  drawn: PlacedPicture[],
  cellPictures: Map<string, string>,
): Promise<{ pictures: AnchoredPicture[]; notes: CellNote[] }> {
  const named = content.namedPictures.map(({ row, column, id }) => ({
    row,
    column,
    path: cellPictures.get(id) ?? null,
  }));
  if (named.length + drawn.length > MAX_PICTURES) throw new UnreadableFile('too-many-cells');
  const pictures: AnchoredPicture[] = [];
  const notes: CellNote[] = [];
  for (const { row, column, path } of [...named, ...drawn]) {
    const bytes = path === null ? null : await parts.readMedia(path);
    const extension = bytes && findPictureExtension(bytes);
    if (bytes && extension) pictures.push({ row, column, extension, bytes });
    else notes.push({ row, column, code: bytes ? 'picture-format' : 'picture-missing' });
  }
  return { pictures: pictures.toSorted((a, b) => a.row - b.row || a.column - b.column), notes };
}
