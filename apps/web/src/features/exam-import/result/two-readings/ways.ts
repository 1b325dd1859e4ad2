// The two ways in which a sheet can be read, as they are tried and as they are done.
import type { ImportView, SheetColumnsEntry, SheetRivalEntry } from '@tiku/contract';
import { startSaid, toReading } from '../reading/said.ts';
import type { Reading } from '../reading/said.ts';

export interface Ways {
  sheet: SheetColumnsEntry;
  rival: SheetRivalEntry;
  /** As it was read, and the other way. */
  readings: [Reading, Reading];
}

/** Of the first sheet that waits; what is still open in another one stays open. */
export function findWays(view: ImportView): Ways | null {
  const { held_by = [], columns = [], rivals = [] } = view;
  const [rival] = held_by.includes('columns') ? rivals : [];
  const sheet = columns.find(({ sheet_no }) => sheet_no === rival?.sheet_no);
  if (!rival || !sheet) return null;
  const isOpen = (each: SheetColumnsEntry) =>
    each !== sheet && (each.columns.some((column) => column.is_unsure) || isRival(each, rivals));
  const shown = columns.filter((each) => !isOpen(each));
  const reading = toReading(view.import_id, startSaid(view), shown);
  const { answer_form } = sheet;
  // Where the form of the answers is what differs, either is said.
  const own = rival.answer_form && answer_form ? { answer_form } : {};
  return {
    sheet,
    rival,
    readings: [withSheet(reading, rival.sheet_no, own), withSheet(reading, rival.sheet_no, rival)],
  };
}

function isRival({ sheet_no }: SheetColumnsEntry, rivals: readonly SheetRivalEntry[]): boolean {
  return rivals.some((rival) => rival.sheet_no === sheet_no);
}

function withSheet(reading: Reading, sheetNo: number, said: Partial<Reading['sheets'][number]>): Reading {
  const sheets = reading.sheets.map((sheet) =>
    sheet.sheet_no === sheetNo ? Object.assign({ ...sheet }, said) : sheet,
  );
  return { ...reading, sheets };
}
