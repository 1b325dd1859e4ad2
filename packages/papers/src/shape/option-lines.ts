// One row for each option: laid out anew with the options side by side and the letters of the right ones behind them.
import { letters } from '@tiku/questions';
import { readTruthWord } from '@tiku/questions/sheets';
import { findFirstRow } from '../recognise/body-rows.ts';
import { sheetTexts } from '../write/sheet-texts.ts';
import type { Sheet } from '../workbook.ts';
import { shapeSheet } from './shaped-sheet.ts';
import type { ShapedSheet } from './shaped-sheet.ts';

interface Line {
  at: number;
  cells: string[];
}

type Group = Line[];

/** Null where no column goes on over several rows while another one lists what differs. */
export function layOutOptionLines(sheet: Sheet): ShapedSheet | null {
  const first = findFirstRow(sheet);
  if (first < 0) return null;
  const header = sheet.rows[first] ?? [];
  const lines = sheet.rows.flatMap((cells, at): Line[] =>
    at > first && cells.some((cell) => cell.trim() !== '') ? [{ at, cells: cells.map((cell) => cell.trim()) }] : [],
  );
  const width = lines.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  for (let stem = 0; stem < width; stem += 1) {
    const groups = groupLines(lines, stem);
    const columns = groups && findColumns(groups, stem, width);
    if (groups && columns) return layOut(sheet, header, first, groups, columns, width);
  }
  return null;
}

/** By what stands under `stem`, once or in every line. */
function groupLines(lines: readonly Line[], stem: number): Group[] | null {
  const groups: Group[] = [];
  let open = '';
  for (const line of lines) {
    const text = line.cells[stem] ?? '';
    if (text !== '' && text !== open) groups.push([line]);
    else if (groups.length === 0) return null;
    else groups.at(-1)?.push(line);
    open = text === '' ? open : text;
  }
  const isOption = groups.filter(({ length }) => length > 1 && length < 13).length;
  return groups.length > 1 && isOption >= groups.length * 0.8 ? groups : null;
}

interface Columns {
  option: number;
  mark: number;
  label: number | null;
}

function findColumns(groups: readonly Group[], stem: number, width: number): Columns | null {
  const others = Array.from({ length: width }, (_, at) => at).filter((at) => at !== stem);
  const listAt = (group: Group, at: number): string[] => group.map(({ cells }) => cells[at] ?? '');
  const isLabel = (at: number): boolean => groups.every((group) => listAt(group, at).every(isPlace));
  const isOption = (at: number): boolean =>
    groups.every((group) => {
      const texts = listAt(group, at);
      return !texts.includes('') && new Set(texts).size === texts.length;
    });
  const isMark = (at: number): boolean =>
    groups.every((group) => {
      const right = listAt(group, at).filter(isRight).length;
      return right > 0 && right < group.length && listAt(group, at).every(isSign);
    });
  const label = others.find(isLabel) ?? null;
  const option = others.find((at) => at !== label && isOption(at));
  const mark = others.find((at) => at !== option && isMark(at));
  return option === undefined || mark === undefined ? null : { option, mark, label };
}

function isPlace(text: string, at: number): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[.)、:]$/u, '')
    .toUpperCase();
  return plain === letters[at] || plain === String(at + 1);
}

const tick = /^[xX×*+●★√✓✔☑✅]$/u;

function isRight(text: string): boolean {
  return readTruthWord(text) === true || /^[xX*+●★]$/u.test(text);
}

function isSign(text: string): boolean {
  return text === '' || tick.test(text) || readTruthWord(text) !== null;
}

function layOut(
  sheet: Sheet,
  header: readonly string[],
  first: number,
  groups: readonly Group[],
  { option, mark, label }: Columns,
  width: number,
): ShapedSheet {
  const kept = Array.from({ length: width }, (_, at) => at).filter((at) => ![option, mark, label].includes(at));
  const most = Math.max(...groups.map(({ length }) => length));
  const { columns } = sheetTexts.en.words;
  const names = [
    ...kept.map((at) => header[at] ?? ''),
    ...Array.from({ length: most }, (_, at) => `${columns.option}${at + 1}`),
    columns.answer,
  ];
  const rows = groups.map((group) => [
    ...kept.map((at) => group.map(({ cells }) => cells[at] ?? '').find((text) => text !== '') ?? ''),
    ...Array.from({ length: most }, (_, at) => group[at]?.cells[option] ?? ''),
    group.flatMap(({ cells }, at) => (isRight(cells[mark] ?? '') ? [letters[at] ?? ''] : [])).join(''),
  ]);
  const places = groups.map((group) => ({ first: group[0]?.at ?? 0, last: group.at(-1)?.at ?? 0 }));
  return shapeSheet(sheet, [names, ...rows], [{ first, last: first }, ...places]);
}
