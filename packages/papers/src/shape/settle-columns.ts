// What the columns of a sheet are: as somebody said, of this file or of one of its shape, else as the rows bear it out. What they
// are taken for is noted in either case.
import type { Draft } from '../layout/draft.ts';
import type { Header } from '../layout/find-header.ts';
import type { SheetColumns } from '../layout/sheet-columns.ts';
import { toTable } from '../layout/table.ts';
import type { SheetRecipe } from '../recipe.ts';
import { applyRoles } from '../recognise/apply-roles.ts';
import { findFilledRow, findFirstRow } from '../recognise/body-rows.ts';
import { noteSaid } from '../recognise/choose-reading.ts';
import { listColumns, listFirstRows, nameAt, shapeOf } from '../recognise/list-columns.ts';
import type { Sheet } from '../workbook.ts';
import { chooseShape, layOutAsSaid } from './choose-shape.ts';
import type { ChosenShape } from './choose-shape.ts';

/** Null where nothing was recognised and nobody said what the columns are. */
export function settleColumns(
  sheet: Sheet,
  isDocument: boolean,
  recipes: readonly SheetRecipe[],
  draft: Draft,
): ChosenShape | null {
  const recipe = isDocument ? undefined : findRecipe(recipes, sheet);
  const found = chooseShape(sheet, recipe);
  const shaped = found ?? startShape(sheet, recipe ?? {});
  if (!shaped) return null;
  // Nobody is asked about our own columns.
  if (isDocument || (!recipe && toTable(shaped.header, shaped.sheet).isOwnLayout)) return found;
  const noted = noteColumns(sheet, shaped, recipe ?? {});
  const said = recipe ?? recipes.find((each) => isOfShape(each, noted)) ?? null;
  if (!said) {
    draft.columns.push(noted);
    return found;
  }
  return followRecipe(sheet, said, said === recipe ? found : chooseShape(sheet, said), draft);
}

/** The sheet as `said`; roles are proposed anew where they are of another number of columns. */
function followRecipe(sheet: Sheet, said: SheetRecipe, found: ChosenShape | null, draft: Draft): ChosenShape | null {
  const shaped = found ?? startShape(sheet, said);
  if (!shaped) return null;
  const noted = noteColumns(sheet, shaped, said);
  if (said.roles?.length !== noted.columns.length) {
    draft.columns.push(noted);
    return found;
  }
  const header = noteSaid(applyRoles(shaped.header, said.roles, shaped.sheet), said);
  const chosen: ChosenShape = { ...shaped, header, doubts: [], isSaid: true };
  draft.columns.push({ ...noteColumns(sheet, chosen, said), shape: noted.shape });
  return chosen;
}

/** Of this sheet of the file, or of every sheet with such names in that row. */
export function findRecipe(recipes: readonly SheetRecipe[], sheet: Sheet): SheetRecipe | undefined {
  return (
    recipes.find(({ sheet_no }) => sheet_no === sheet.no) ??
    recipes.find(({ sheet_no, shape = '', header_row = 0 }) => {
      return sheet_no === undefined && header_row > 0 && shape !== '' && shape === shapeOfRow(sheet, header_row);
    })
  );
}

/** The row was said where it is no longer what would be found: only then the names alone are the shape. */
function shapeOfRow({ rows }: Sheet, headerRow: number): string {
  return shapeOf(rows[headerRow - 1] ?? []);
}

function isOfShape({ sheet_no, shape, header_row, roles }: SheetRecipe, noted: SheetColumns): boolean {
  if (sheet_no !== undefined || header_row !== undefined || noted.shape === '' || shape !== noted.shape) return false;
  return roles === undefined || roles.length === noted.columns.length;
}

function noteColumns(sheet: Sheet, shaped: ChosenShape, recipe: SheetRecipe): SheetColumns {
  const { header, doubts, rowsOf } = shaped;
  const { kind, base } = toTable(header, shaped.sheet).answerForm;
  const columns = listColumns(shaped.sheet, header, doubts, shaped.names);
  const { sheet_no: _sheet, shape: _shape, roles: _roles, ...said } = recipe;
  return {
    sheet_no: sheet.no,
    shape: findShape(sheet, shaped, columns.length, recipe),
    columns,
    first_option: said.first_option ?? base,
    answer_form: said.answer_form ?? (kind === 'any' ? null : kind),
    header_row: said.header_row ?? findHeaderRow(header, rowsOf),
    first_rows: listFirstRows(sheet),
    is_laid_out: rowsOf !== null,
    said,
  };
}

function findShape(
  sheet: Sheet,
  { header, sheet: read, names }: ChosenShape,
  width: number,
  said: SheetRecipe,
): string {
  if (names || said.header_row === 0) return '';
  if (said.header_row !== undefined) return shapeOfRow(sheet, said.header_row);
  return shapeOf(Array.from({ length: width }, (_, at) => nameAt(read, header, at)));
}

function findHeaderRow({ firstRow, lastRow }: Header, rowsOf: ChosenShape['rowsOf']): number {
  if (firstRow > lastRow) return 0;
  return (rowsOf ? (rowsOf[lastRow]?.first ?? 0) : lastRow) + 1;
}

function findNamesRow(sheet: Sheet, headerRow: number | undefined): number {
  if (headerRow !== undefined) return headerRow - 1;
  const full = findFirstRow(sheet);
  return full < 0 ? findFilledRow(sheet) : full;
}

/** Of a sheet in which nothing was recognised: its first full row is taken for the names, unless somebody said which. */
function startShape(sheet: Sheet, said: SheetRecipe): ChosenShape | null {
  const laidOut = layOutAsSaid(sheet, said);
  const isUnnamed = said.header_row === 0 || laidOut.rowsOf !== null;
  const first = isUnnamed ? findFilledRow(laidOut.sheet) : findNamesRow(laidOut.sheet, said.header_row);
  if (first < 0) return null;
  const names = isUnnamed ? [] : (laidOut.sheet.rows[first] ?? []);
  const header: Header = {
    firstRow: first,
    lastRow: isUnnamed ? first - 1 : first,
    columns: [],
    unknown: names.flatMap((name, at) => (name.trim() === '' ? [] : [{ at, name }])),
    hasJoinedOptions: false,
    isStemGuessed: false,
  };
  return { header: noteSaid(header, said), doubts: [], proof: 0, ...laidOut, isSaid: false };
}
