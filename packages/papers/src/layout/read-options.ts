import { letters } from '@tiku/questions';
import type { RichText } from '@tiku/questions';
import { cellToRich, isRichCell, richToPlain, stripLabels } from '@tiku/questions/sheets';
import type { ColumnRole } from '@tiku/questions/column-roles';
import { joinRich } from './media.ts';
import { splitOptions } from './split-options.ts';
import { columnsOf, joinLines, readRich, textAt } from './table-row.ts';
import type { TableRow } from './table-row.ts';

/** Options before their pictures and files are fetched. */
export interface FoundOptions {
  texts: string[];
  /** The columns behind each; empty where all options share a cell or stood elsewhere. */
  columns: number[][];
}

/** The options of the row, without their labels. */
export function findOptions(row: TableRow): FoundOptions {
  const { hasJoinedOptions, separator } = row.table.header;
  if (hasJoinedOptions) {
    const texts = columnsOf(row.table, 'option').flatMap(({ at }) => splitOptions(textAt(row, at), separator));
    return { texts: stripLabels(texts), columns: [] };
  }
  const found = findNumbered(row, 'option');
  const filled = found.texts.filter((text) => text !== '');
  const [only] = filled;
  // Pasted as a whole into the first of the option cells.
  if (filled.length === 1 && only !== undefined && found.columns.length === 1) {
    const texts = splitOptions(only);
    if (texts.length > 1 && /^\s*[(（[]?[AaＡ]/u.test(only)) return { texts, columns: [] };
  }
  return found;
}

export function findMatchings(row: TableRow): FoundOptions {
  const [only, second] = columnsOf(row.table, 'matching');
  if (!only || second || only.isNumbered) return findNumbered(row, 'matching');
  return { texts: stripLabels(splitOptions(textAt(row, only.at), row.table.header.separator)), columns: [] };
}

function findNumbered(row: TableRow, role: ColumnRole): FoundOptions {
  const texts: string[] = [];
  const columns: number[][] = [];
  for (const { at, item } of columnsOf(row.table, role)) {
    const text = textAt(row, at);
    if (text === '' && !row.pictures.has(at)) continue;
    while (texts.length < item) {
      texts.push('');
      columns.push([]);
    }
    const index = item - 1;
    texts[index] = joinLines(texts[index] ?? '', text);
    columns[index]?.push(at);
  }
  return orderByLabels(row, { texts, columns });
}

const label = /^\s*[(（]?([A-HＡ-Ｈ])\s*[.．、:：)）]/u;

/** Letters in front of the options say which is which, whatever the order of the columns. */
function orderByLabels(row: TableRow, { texts, columns }: FoundOptions): FoundOptions {
  const places = texts.map((text) => letters.indexOf(label.exec(text)?.[1]?.normalize('NFKC') ?? '-'));
  const isOrdered = places.every((place, at) => place === at);
  const isComplete = texts.length > 1 && places.every((_, at) => places.includes(at));
  if (isOrdered || !isComplete) return dropBare({ texts, columns });
  row.report.warn('labels-reordered', columns[0]?.[0] ?? 0);
  const order = places.map((_, at) => places.indexOf(at));
  return {
    texts: stripLabels(order.map((at) => texts[at] ?? '')),
    columns: order.map((at) => columns[at] ?? []),
  };
}

/** Without labels; a letter without a text, behind the last option, was none. */
function dropBare({ texts, columns }: FoundOptions): FoundOptions {
  const stripped = stripLabels(texts);
  const count = stripped.findLastIndex((text, at) => text !== '' || texts[at] === '') + 1;
  return { texts: stripped.slice(0, count), columns: columns.slice(0, count) };
}

export function readOptions(row: TableRow, { texts, columns }: FoundOptions): RichText[] {
  return texts.map((text, index) => {
    const [first, ...more] = columns[index] ?? [];
    if (first === undefined) return row.media.read(text, []).html;
    if (more.length === 0) return readRich(row, first, text);
    // Several columns for one option: their texts are joined already, their pictures follow.
    return joinRich([readRich(row, first, text), ...more.map((at) => readRich(row, at, ''))]);
  });
}

export function plainTexts(texts: readonly string[]): string[] {
  return texts.map((text) => (isRichCell(text) ? richToPlain(cellToRich(text)) : text));
}
