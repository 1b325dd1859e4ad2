// Options and answers as programs write them into one cell: lists of JSON objects, tags, lists of one answer. Written as people
// write them, one line for each option with its letter; which of them are right goes into a column of its own.
import { letters } from '@tiku/questions';
import { findHeader } from '../layout/find-header.ts';
import { parseList } from '../layout/parse-list.ts';
import { isOwnFile } from '../layout/table.ts';
import type { Sheet } from '../workbook.ts';
import { sheetTexts } from '../write/sheet-texts.ts';

interface SpeltOption {
  text: string;
  /** By which a key may name it. */
  id: string;
  /** Null where the cell does not say it. */
  isRight: boolean | null;
}

/** As it is where no column holds such cells, and in our own files. */
export function spellCells(sheet: Sheet): Sheet {
  const columns = listColumns(sheet);
  const header = columns.length > 0 ? findHeader(sheet) : null;
  if (header && isOwnFile(header)) return sheet;
  let spelt = sheet;
  for (const at of columns) spelt = spellLists(spelt, at);
  const width = sheet.rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  for (const at of columns) {
    const withOptions = spellColumn(spelt, at, width);
    if (withOptions) return withOptions;
  }
  return spelt;
}

/** Those with a cell that begins like a list or a tag; most files have none. */
function listColumns({ rows }: Sheet): number[] {
  const found = new Set<number>();
  for (const cells of rows) {
    for (let at = 0; at < cells.length; at += 1) if (/^\s*[[<]/u.test(cells[at] ?? '')) found.add(at);
  }
  return [...found].toSorted((a, b) => a - b);
}

/** Most of those that hold anything; one cell may be the header. */
function isMost(count: number, filled: number): boolean {
  return count >= Math.max(1, (filled - 1) * 0.8);
}

/** `['Paris']`, `["A", "C"]` and `[1, 3]` in a column of answers; lists of options are split where the options are read. */
function spellLists(sheet: Sheet, at: number): Sheet {
  const cells = sheet.rows.map((row) => (row[at] ?? '').trim());
  const filled = cells.filter((cell) => cell !== '').length;
  if (!isMost(cells.filter((cell) => isBare(cell) || /^\[\s*["'\d]/u.test(cell)).length, filled)) return sheet;
  const lists = cells.map((cell) => (isBare(cell) ? [cell] : readTexts(cell)));
  const read = lists.filter((list) => list !== null);
  const isOptions =
    read.filter((list) => list.length > 1).length * 2 > read.length &&
    !read.every(isKey) &&
    !read.every((list) => list.every(isPlace));
  if (!isMost(read.length, filled) || isOptions) return sheet;
  const rows = sheet.rows.map((row, place) => {
    const list = lists[place];
    return list ? row.with(at, list.join(isKey(list) ? '' : list.every(isPlace) ? ',' : '^^')) : row;
  });
  return { ...sheet, rows };
}

/** A single key may stand without its brackets. */
function isBare(cell: string): boolean {
  return /^[A-H]$/u.test(cell);
}

function readTexts(cell: string): string[] | null {
  const list = cell.startsWith('[') ? parseList(cell) : null;
  if (!Array.isArray(list) || list.length === 0) return null;
  const texts = list.map((value: unknown) => (isText(value) ? String(value).trim() : ''));
  return texts.includes('') ? null : texts;
}

function isKey(list: readonly string[]): boolean {
  return list.every((text) => /^[A-H]$/iu.test(text));
}

/** Of an option, as a number. */
function isPlace(text: string): boolean {
  return /^\d{1,2}$/u.test(text);
}

const mayBeSpelt = /^\s*(?:\[\s*\{|<(?:ol|ul|li)\b)/iu;

function spellColumn(sheet: Sheet, at: number, width: number): Sheet | null {
  const cells = sheet.rows.map((row) => (row[at] ?? '').trim());
  const filled = cells.filter((cell) => cell !== '').length;
  if (!isMost(cells.filter((cell) => mayBeSpelt.test(cell)).length, filled)) return null;
  const read = [readObjects, readTags].find((reader) =>
    isMost(cells.filter((cell) => reader(cell) !== null).length, filled),
  );
  if (!read) return null;
  const options = cells.map((cell) => (mayBeSpelt.test(cell) ? read(cell) : null));
  const saysRight = options.some((list) => list?.some(({ isRight }) => isRight === true));
  const first = options.findIndex((list) => list !== null);
  const keyed = saysRight ? sheet : spellIds(sheet, at, options);
  const rows = keyed.rows.map((row, place) => {
    const list = options[place];
    if (!list) return saysRight && place === first - 1 ? nameAnswers(row, width) : row;
    return writeOptions(row, at, list, saysRight ? width : null);
  });
  return { ...sheet, rows };
}

/** Keys that name options by what a program calls them, in the column where they do, as letters. */
function spellIds(sheet: Sheet, at: number, options: readonly (readonly SpeltOption[] | null)[]): Sheet {
  const width = sheet.rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const listed = options.flatMap((list, row) => (list ? [{ list, row }] : []));
  for (let column = 0; column < width; column += 1) {
    const keys = listed.map(({ list, row }) => (column === at ? null : readIds(sheet.rows[row]?.[column] ?? '', list)));
    const isPlain = listed.every(({ list }) => list.every(({ id }, place) => id === '' || id === letters[place]));
    if (isPlain || !isMost(keys.filter((key) => key !== null).length, listed.length)) continue;
    const rows = [...sheet.rows];
    for (const [place, { row }] of listed.entries()) {
      const key = keys[place];
      if (key) rows[row] = (sheet.rows[row] ?? []).with(column, key);
    }
    return { ...sheet, rows };
  }
  return sheet;
}

function readIds(cell: string, list: readonly SpeltOption[]): string | null {
  const ids = (readTexts(cell.trim()) ?? cell.split(/[,;|]|\^\^/u)).map((id) => id.trim()).filter((id) => id !== '');
  const places = ids.map((id) => list.findIndex((option) => option.id !== '' && option.id === id));
  return places.length === 0 || places.includes(-1) ? null : places.map((place) => letters[place] ?? '').join('');
}

function nameAnswers(row: readonly string[], width: number): string[] {
  return [...Array.from({ length: width }, (_, at) => row[at] ?? ''), sheetTexts.en.words.columns.answer];
}

function writeOptions(
  row: readonly string[],
  at: number,
  list: readonly SpeltOption[],
  answerAt: number | null,
): string[] {
  const cells = Array.from({ length: answerAt ?? row.length }, (_, place) => row[place] ?? '');
  cells[at] = list.map(({ text }, place) => `${letters[place]}. ${text}`).join('\n');
  if (answerAt !== null) cells.push(list.map(({ isRight }, place) => (isRight ? letters[place] : '')).join(''));
  return cells;
}

const textNames = [
  'text',
  'content',
  'option',
  'value',
  'val',
  'title',
  'body',
  'answer',
  'name',
  'label',
  'texto',
  'txt',
  'corpo',
  'contenido',
  'conteudo',
  'descricao',
  'descripcion',
  'enunciado',
  'respuesta',
  'resposta',
  'alternativa',
  'opcion',
  'desc',
  '内容',
  '选项',
  '選択肢',
];
const rightNames = [
  'iscorrect',
  'correct',
  'is_correct',
  'isright',
  'right',
  'isanswer',
  'is_answer',
  'istrue',
  'is_true',
  'correcta',
  'correcto',
  'correta',
  'certa',
  'checked',
  '正确',
  '正解',
];

/** `[{"label": "A", "text": "x", "correct": true}, …]` */
function readObjects(cell: string): SpeltOption[] | null {
  const list = parseList(cell);
  if (!Array.isArray(list) || list.length < 2) return null;
  const options = list.map(readObject);
  return options.every((option) => option !== null) ? options : null;
}

function isText(field: unknown): field is string | number {
  return typeof field === 'string' || typeof field === 'number';
}

function readObject(value: unknown): SpeltOption | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map(Object.entries(value).map(([name, field]) => [name.toLowerCase(), field as unknown]));
  const longer = [...fields].filter(([name]) => textNames.some((end) => name.endsWith(end)));
  const text = [...textNames.map((name) => fields.get(name)), ...longer.map(([, field]) => field)].find(isText);
  if (text === undefined) return null;
  const right = rightNames.map((name) => fields.get(name)).find((field) => field !== undefined && field !== null);
  const id = fields.get('id') ?? fields.get('key') ?? fields.get('_id');
  return {
    text: String(text).trim(),
    id: isText(id) ? String(id) : '',
    isRight: right === undefined ? null : isTrue(right),
  };
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(?:true|1|yes|y|是|对)$/iu.test(value));
}

const item = /<li\b[^>]*>([^]*?)(?=<\/?(?:li|ol|ul)\b|$)/giu;

/** `<ol><li>x</li><li>y</li></ol>` */
function readTags(cell: string): SpeltOption[] | null {
  const texts = [...cell.matchAll(item)].map(([, text = '']) => text.replaceAll(/<[^>]*>/gu, '').trim());
  return texts.length < 2 || texts.includes('') ? null : texts.map((text) => ({ text, id: '', isRight: null }));
}
