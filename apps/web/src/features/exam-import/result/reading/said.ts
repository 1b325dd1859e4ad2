// What the author has said so far of how the file is to be read, and what is sent of it.
import type { ImportView, RequestOf, SheetColumnsEntry } from '@tiku/contract';

export type Role = SheetColumnsEntry['columns'][number]['role'];
export type Reading = RequestOf<'POST /exam/import/trial'>;
export type SheetAnswers = SheetColumnsEntry['said'];
export type TextAnswers = Pick<Reading, 'encoding' | 'delimiter'>;

interface SaidOfSheet {
  answers: SheetAnswers;
  /** Null where they are to be proposed anew. */
  roles: Role[] | null;
}

export interface Said {
  /** By number of the sheet. */
  sheets: ReadonlyMap<number, SaidOfSheet>;
  text: TextAnswers;
}

const nothing: SaidOfSheet = { answers: {}, roles: null };

/** As it was read: what is not changed stays so. */
export function startSaid({ columns = [], text }: ImportView): Said {
  return {
    sheets: new Map(
      columns.map((sheet) => [sheet.sheet_no, { answers: sheet.said, roles: sheet.columns.map(({ role }) => role) }]),
    ),
    text: text ? { encoding: text.encoding, ...(text.delimiter !== null && { delimiter: text.delimiter }) } : {},
  };
}

export function answersOf({ sheets }: Said, sheetNo: number): SheetAnswers {
  return (sheets.get(sheetNo) ?? nothing).answers;
}

/** The roles as they are to be shown: as said, where that fits what was read last. */
export function rolesOf({ sheets }: Said, { sheet_no, columns }: SheetColumnsEntry): Role[] {
  const { roles } = sheets.get(sheet_no) ?? nothing;
  return roles?.length === columns.length ? roles : columns.map(({ role }) => role);
}

export function sayRole(said: Said, sheet: SheetColumnsEntry, at: number, role: Role): Said {
  const { answers } = said.sheets.get(sheet.sheet_no) ?? nothing;
  return withSheet(said, sheet.sheet_no, { answers, roles: rolesOf(said, sheet).with(at, role) });
}

/** They change what the columns are. */
const laysOut: readonly (keyof SheetAnswers)[] = ['header_row', 'rows_each', 'answers_sheet'];

export function sayOfSheet(said: Said, sheetNo: number, answers: SheetAnswers): Said {
  const before = said.sheets.get(sheetNo) ?? nothing;
  const isOther = laysOut.some((name) => before.answers[name] !== answers[name]);
  return withSheet(said, sheetNo, { answers, roles: isOther ? null : before.roles });
}

/** With other cells, nothing that was said of columns holds. */
export function sayOfText(said: Said, text: TextAnswers): Said {
  const sheets = new Map([...said.sheets].map(([no, { answers }]) => [no, { answers, roles: null }]));
  return { sheets, text };
}

function withSheet(said: Said, sheetNo: number, sheet: SaidOfSheet): Said {
  return { ...said, sheets: new Map([...said.sheets, [sheetNo, sheet]]) };
}

/** To be tried. */
export function toTrial(importId: number, { sheets, text }: Said): Reading {
  return {
    import_id: importId,
    sheets: [...sheets].map(([sheet_no, { answers, roles }]) =>
      Object.assign({ sheet_no }, answers, roles && { roles }),
    ),
    ...text,
  };
}

/** To be done: what is shown is what the author agrees to. */
export function toReading(importId: number, said: Said, shown: readonly SheetColumnsEntry[]): Reading {
  return {
    import_id: importId,
    sheets: shown.map((sheet) => ({
      sheet_no: sheet.sheet_no,
      first_option: sheet.first_option,
      ...answersOf(said, sheet.sheet_no),
      roles: rolesOf(said, sheet),
    })),
    ...said.text,
  };
}
