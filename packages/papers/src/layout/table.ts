import { readTruthWord, stripLabels } from '@tiku/questions/sheets';
import type { Sheet } from '../workbook.ts';
import { anyForm, findAnswerForm, sayForm } from './answer-form.ts';
import type { Answered, AnswerForm } from './answer-form.ts';
import { findDifficultyScale, readDifficulty } from './difficulty-words.ts';
import type { Column } from './column.ts';
import type { Header } from './find-header.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import { foldName } from './names.ts';
import { readHeaderName } from './read-header-name.ts';
import { readTitleType } from './section-title.ts';
import { splitOptions } from './split-options.ts';
import type { Table } from './table-row.ts';
import { readTypeWord } from './type-words.ts';
import { sheetTexts } from '../write/sheet-texts.ts';

/** Which only our own export has, all of them together. */
const ownColumns: readonly ColumnRole[] = ['section', 'material', 'number', 'type', 'difficulty'];

/** What the header and the columns below it say of all rows. */
export function toTable(header: Header, sheet: Sheet): Table {
  const byRole = new Map<ColumnRole, Column[]>();
  for (const column of header.columns) byRole.set(column.role, [...(byRole.get(column.role) ?? []), column]);
  // What is said of a sub-question goes before what is said of the question around it.
  const types = byRole.get('type');
  if (types)
    byRole.set(
      'type',
      types.toSorted((a, b) => Number(isSub(b.name)) - Number(isSub(a.name))),
    );
  const [difficulty] = byRole.get('difficulty') ?? [];
  const rows = sheet.rows.slice(header.lastRow + 1);
  const levels = difficulty ? rows.map((cells) => cells[difficulty.at] ?? '') : [];
  const options = byRole.get('option') ?? [];
  const hasKey = byRole.has('answer') || byRole.has('correct') || byRole.has('wrong');
  const isOwnLayout = hasOwnColumns(header);
  const scale = findDifficultyScale(difficulty?.name ?? '', levels);
  return {
    header,
    byRole,
    named: new Set([...header.columns, ...header.unknown].map(({ at }) => at)),
    isOwnLayout,
    isOwnFamily: isOwnLayout || hasOwnNames(header),
    ...describeAnswers(rows, options, byRole.get('answer') ?? []),
    isFirstOptionRight: !hasKey && options.length > 1 && options.every(({ name }) => isChoice(name)),
    mergesMaterials: (byRole.get('material') ?? []).some(({ at }) => isMergedDown(sheet, header.lastRow, at)),
    carriesChapters: (byRole.get('chapter') ?? []).every(({ at }) => standsOnce(rows, at)),
    answerForm: isOwnLayout ? anyForm : findForm(rows, header, options, byRole.get('answer') ?? []),
    readName: remember(readHeaderName),
    readType: remember((word) => readTypeWord(word, isOwnLayout) ?? readTitleType(word)),
    readDifficulty: remember((word) => readDifficulty(word, scale)),
  };
}

const ownNames: readonly ReadonlySet<string>[] = Object.values(sheetTexts).map(
  ({
    words: {
      columns: { stem, type, option },
    },
  }) => new Set([stem, type, `${option}1`].map(foldName)),
);

function hasOwnColumns({ columns }: Header): boolean {
  return ownColumns.every((role) => columns.some((column) => column.role === role));
}

/** What we have written means what it says: `[0]` is a text, and no list of a program. */
export function isOwnFile(header: Header): boolean {
  return hasOwnColumns(header) || hasOwnNames(header);
}

function hasOwnNames({ columns }: Header): boolean {
  const names = new Set(columns.map(({ name }) => foldName(name)));
  return ownNames.some((own) => own.isSubsetOf(names));
}

/** With fewer, they may be the answers to sums. */
const fewestTruthNumbers = 6;

function describeAnswers(
  rows: readonly string[][],
  options: readonly Column[],
  answers: readonly Column[],
): Pick<Table, 'asksTruth' | 'hasKeys' | 'hasTruthNumbers' | 'hasInitials'> {
  let [asked, keys, asksTruth] = [0, 0, true];
  const numbers = new Map<string, number>();
  const initials = new Set<string>();
  for (const cells of rows) {
    const hasOptions = options.some(({ at }) => (cells[at] ?? '').trim() !== '');
    for (const { at } of answers) {
      const answer = (cells[at] ?? '').trim();
      if (answer === '') continue;
      asked += 1;
      if (initials.size < 3) initials.add(answer.toUpperCase());
      if (/^[A-Ha-h]$/u.test(answer)) keys += 1;
      if (hasOptions) continue;
      if (asksTruth) asksTruth = readTruthWord(answer) !== null;
      if (/^\d+$/u.test(answer)) numbers.set(answer, (numbers.get(answer) ?? 0) + 1);
    }
  }
  const counts = ['0', '1', '2'].map((number) => numbers.get(number) ?? 0);
  const [zeros = 0, ones = 0, twos = 0] = counts;
  const isPair = numbers.size === 2 && ones > 0 && zeros + twos > 0;
  const hasTruthNumbers = isPair && zeros + ones + twos >= fewestTruthNumbers && !(asksTruth && zeros > 0);
  const isInitial = initials.size === 2 && initials.has('C') && initials.has('E') && options.length === 0;
  return {
    asksTruth,
    hasKeys: keys * 2 > asked,
    hasTruthNumbers,
    hasInitials: isInitial && asked >= fewestTruthNumbers,
  };
}

function isMergedDown({ spans }: Sheet, headerRow: number, at: number): boolean {
  return spans.some(({ row, column, lastRow }) => column === at && row > headerRow && lastRow > row);
}

/** No text comes twice, and there are gaps below them. */
function standsOnce(rows: readonly string[][], at: number): boolean {
  const texts = rows.map((cells) => (cells[at] ?? '').trim()).filter((text) => text !== '');
  return new Set(texts).size === texts.length && texts.length < rows.length;
}

/** Of the one column that answers questions with options. */
function findForm(
  rows: readonly string[][],
  header: Header,
  options: readonly Column[],
  answers: readonly Column[],
): AnswerForm {
  const [answer, second] = answers;
  if (!answer || second || options.length === 0 || (options.length === 1 && !header.hasJoinedOptions)) return anyForm;
  const answered = () => listAnswered(rows, header, options, answer);
  if (header.answerForm) return sayForm(header.answerForm, header.firstOption, answered());
  const form = findAnswerForm(answered());
  return header.firstOption === undefined || form.kind !== 'numbers'
    ? form
    : { ...form, base: header.firstOption, isUnsure: false };
}

function* listAnswered(
  rows: readonly string[][],
  { hasJoinedOptions, separator }: Header,
  options: readonly Column[],
  answer: Column,
): Generator<Answered, void, void> {
  for (const cells of rows) {
    const texts = options.map(({ at }) => (cells[at] ?? '').trim());
    // An empty one keeps its place: the numbers behind it count it too.
    const filled = texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
    const read = hasJoinedOptions ? filled.flatMap((text) => splitOptions(text, separator)) : filled;
    yield { answer: (cells[answer.at] ?? '').trim(), options: stripLabels(read) };
  }
}

function isSub(name: string): boolean {
  return foldName(name).startsWith('小题');
}

/** `choice1`: a bank of questions with this name and without an answer column keeps the right option in the first. */
function isChoice(name: string): boolean {
  return /^choice\d+$/u.test(foldName(name));
}

/** A column repeats its few words thousands of times. */
function remember<Meaning>(read: (word: string) => Meaning): (word: string) => Meaning {
  const known = new Map<string, Meaning>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const meaning = read(word);
    known.set(word, meaning);
    return meaning;
  };
}

/** For a row whose only text stands under `大题题干`: there it is the question itself. */
export function takeStemFromMaterial(table: Table): Table {
  const stems = (table.byRole.get('material') ?? []).filter(({ name }) => /题干|stem/iu.test(name));
  if (stems.length === 0) return table;
  return { ...table, byRole: new Map([...table.byRole, ['stem', stems], ['material', []]]) };
}
