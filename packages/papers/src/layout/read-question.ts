import type { Difficulty, Question, QuestionType, RichText } from '@tiku/questions';
import {
  cellToRich,
  countBlanks,
  foldText,
  isRichCell,
  readChosenOptions,
  readLetterList,
  readRow,
  readTruthWord,
  richToPlain,
} from '@tiku/questions/sheets';
import type { SheetRow } from '@tiku/questions/sheets';
import { familyNameOf, isChosen, letters, questionTypes } from '@tiku/questions';
import { findOrder, mayMeanAny, spellAnswer } from './answer-form.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import { joinRich } from './media.ts';
import { findMatchings, findOptions, plainTexts, readOptions } from './read-options.ts';
import type { FoundOptions } from './read-options.ts';
import type { ScoreEach } from './section-title.ts';
import { inferType, isLostKey, settleHint, settleType } from './settle-type.ts';
import type { KnownMeaning, TypeClues } from './settle-type.ts';
import { splitOptions } from './split-options.ts';
import { dropTruthLines, takeAnswer, takeOptions } from './stem-parts.ts';
import { columnsOf, findColumn, firstText, isFilled, listTexts, readRich, textAt } from './table-row.ts';
import type { TableRow } from './table-row.ts';
import { spellInitial } from './type-words.ts';

/** The question of a row; null where it has an error, which is then in the report. */
export function readQuestion(row: TableRow): Question | null {
  const cell = firstText(row, 'type');
  const meaning = cell ? row.table.readType(cell.text) : row.hint;
  if (meaning === 'unsupported') {
    row.report.error('unsupported-type', cell?.at ?? findColumn(row.table, 'stem', 1), { type: cell?.text ?? '' });
    return null;
  }
  const parts = findParts(row, meaning);
  const order = row.table.isOwnLayout ? null : findOrder(parts.stem, parts.options.texts, parts.answers);
  if (order) {
    row.report.error('unsupported-type', findColumn(row.table, 'answer', 1), { type: order });
    return null;
  }
  const type = readType(row, meaning, parts);
  const given = firstText(row, 'answer');
  if (given && parts.options.texts.length > 1 && !row.table.isOwnLayout && mayMeanAny(given.text, type))
    row.report.warn('any-or-all', given.at, { answer: given.text });
  const isSettled = type === null || settleContradiction(row, parts, type);
  const understood = toSheetRow(
    row,
    parts,
    type ?? (parts.options.texts.length > 1 ? questionTypes.singleChoice : questionTypes.shortAnswer),
  );
  row.understood.row = understood;
  if (type === null) {
    const code = parts.stem === '' && !isFilled(row, 'stem') ? 'empty-stem' : 'missing-answer';
    row.report.error(code, findColumn(row.table, code === 'empty-stem' ? 'stem' : 'answer', 1));
  }
  if (type === null || !isSettled) return null;
  const { question, problems } = readRow(understood);
  for (const { severity, code, column, item } of problems) {
    const report = severity === 'error' ? row.report.error : row.report.warn;
    report(code, findColumn(row.table, column, item), { item });
  }
  if (question && 'partial_score' in question && !cell) warnOfKeys(row, question.options.map(richToPlain));
  return question;
}

function toSheetRow(row: TableRow, parts: Parts, type: QuestionType): SheetRow {
  const family = familyNameOf(type);
  const isOpen = family === 'open';
  const isTruth = family === 'true-false' && !row.table.isOwnLayout && !isRichCell(parts.stem);
  const cell = firstText(row, 'type');
  const readAnswer = (answer: string): string =>
    family === 'true-false' && cell ? spellInitial(cell.text, answer) : answer;
  return {
    type,
    stem: readStem(row, isTruth ? dropTruthLines(parts.stem) : parts.stem, isOpen),
    options: readOptions(row, parts.options),
    matchings: readOptions(row, findMatchings(row)),
    answers: isOpen ? readReference(row, parts.answers) : parts.answers.map(readAnswer),
    scores: readScores(row, parts.stem),
    explanation: readExplanation(row),
    difficulty: readDifficultyCell(row),
  };
}

/** Two columns of the same meaning that name different options: both counted. */
function warnOfKeys(row: TableRow, options: readonly string[]): void {
  const columns = columnsOf(row.table, 'answer').filter(({ at }) => textAt(row, at) !== '');
  if (columns.length < 2 || row.key !== null || columns.some(({ isNumbered }) => isNumbered)) return;
  const keys = new Set(columns.map(({ at }) => readChosenOptions(textAt(row, at), options, true)?.letters.join('')));
  if (keys.size > 1) row.report.warn('type-changed', columns.at(-1)?.at ?? 0);
}

/** A blank or an open question whose answer is a letter: of an option beside it, whose text it means, or of none. */
function settleContradiction(row: TableRow, parts: Parts, type: QuestionType): boolean {
  const family = familyNameOf(type);
  const isBlank = family === 'blank';
  if (!isBlank && family !== 'open') return true;
  const [answer = '', ...more] = parts.answers.filter((text) => text !== '');
  if (row.table.isOwnLayout || more.length > 0 || !isLostKey(answer, row.table.hasKeys)) return true;
  const { texts } = parts.options;
  const at = findColumn(row.table, 'answer', 1);
  const option = texts[letters.indexOf((readLetterList(answer) ?? [])[0] ?? '')];
  if (answer.trim().length === 1 && option && (isBlank || texts.length === 1)) {
    parts.answers = [option];
    parts.options = { texts: [], columns: [] };
    row.report.warn('option-for-blank', at, { answer, text: option });
    return true;
  }
  if (texts.length === 0 && !row.table.hasKeys) return true;
  row.report.error('answer-without-options', at, { answer });
  return false;
}

interface Parts {
  /** The first stem cell, without what was taken out of it. */
  stem: string;
  options: FoundOptions;
  answers: string[];
}

function findParts(row: TableRow, meaning: KnownMeaning | null): Parts {
  const stem = firstText(row, 'stem');
  const options = findOptions(row);
  const answers = agreeOnOne(findAnswers(row), row, options.texts)
    .map((answer) => spellAnswer(answer, options.texts, row.table.answerForm))
    .map((answer) => spellTruth(answer, row, meaning, options));
  const parts: Parts = { stem: stem?.text ?? '', options, answers };
  placeWrongOptions(row, parts);
  const at = stem?.at ?? 0;
  if (isRichCell(parts.stem) || !mayHoldParts(meaning)) return parts;
  if (parts.answers.every((answer) => answer === '')) {
    const taken = takeAnswer(parts.stem, options.texts.length === 0);
    if (taken) {
      Object.assign(parts, { stem: taken.stem, answers: [taken.answer] });
      row.report.warn('answer-from-stem', at, { answer: taken.answer });
    }
  }
  if (parts.options.texts.length > 1) parts.stem = dropOptions(parts.stem, parts.options.texts);
  if (parts.options.texts.length === 0 && !isFilled(row, 'matching')) {
    const taken = takeOptions(parts.stem);
    const answer = parts.answers.join('');
    // `False` is made of letters up to T too.
    const isWord = answer.length > 1 && readTruthWord(answer) !== null;
    if (taken && !isWord && /^[A-Ta-tＡ-Ｔａ-ｔ\s,，、;；]{1,40}$/u.test(answer)) {
      Object.assign(parts, { stem: taken.stem, options: { texts: taken.options, columns: [] } });
      row.report.warn('options-from-stem', at, { count: taken.options.length });
    }
  }
  return parts;
}

/** The options once more at the end of the stem, with letters that shuffling would make wrong. */
function dropOptions(stem: string, options: readonly string[]): string {
  const taken = takeOptions(stem);
  const isSame =
    taken?.options.length === options.length &&
    taken.options.every((text, at) => foldText(text) === foldText(options[at] ?? ''));
  return taken && isSame ? taken.stem : stem;
}

/** `1` and `2` as some programs write true and false, and `A. True` where the options are called so. */
function spellTruth(answer: string, row: TableRow, meaning: KnownMeaning | null, { texts }: FoundOptions): string {
  if (answer === '' || (meaning !== null && meaning !== questionTypes.trueFalse)) return answer;
  const isNumber = /^[012]$/u.test(answer);
  if (texts.length === 0) {
    if (row.table.hasInitials && !row.table.isOwnLayout) return /^c$/iu.test(answer) ? 'Certo' : 'Errado';
    const isTruth = isNumber && row.table.hasTruthNumbers && !row.table.isOwnLayout;
    return isTruth ? (answer === '1' ? 'True' : 'False') : answer;
  }
  if (texts.length !== 2 || texts.some((text) => readTruthWord(text) === null)) return answer;
  if (isNumber) return row.table.answerForm.kind === 'numbers' ? (texts[Number(answer) - 1] ?? answer) : answer;
  const [letter, more] = readChosenOptions(answer, texts, true)?.letters ?? [];
  return answer.length > 1 && letter && !more ? (texts[letters.indexOf(letter)] ?? answer) : answer;
}

/** Only what is chosen, such as true/false, keeps its answer or options in the stem; an untyped row may be one. */
function mayHoldParts(meaning: KnownMeaning | null): boolean {
  return meaning === null || typeof meaning === 'string' || isChosen(meaning);
}

function findAnswers(row: TableRow): string[] {
  if (row.key !== null) return [row.key];
  const answers = listTexts(row, 'answer');
  if (answers.some((answer) => answer !== '')) {
    // Columns with a number belong to blanks; others, such as one for each kind of question, take turns.
    const isNumbered = columnsOf(row.table, 'answer').some((column) => column.isNumbered);
    return isNumbered ? answers : answers.filter((answer) => answer !== '');
  }
  const right = columnsOf(row.table, 'correct').filter(({ at }) => readTruthWord(textAt(row, at)) === true);
  if (right.length > 0) return [right.map(({ item }) => letters[item - 1] ?? '').join('')];
  return row.table.isFirstOptionRight ? ['A'] : answers;
}

/** The letter of the right option in one column and its text in another: `ABAC` is then no list of letters. */
function agreeOnOne(answers: string[], row: TableRow, options: readonly string[]): string[] {
  if (answers.length < 2 || row.table.isOwnLayout || columnsOf(row.table, 'answer').some((column) => column.isNumbered))
    return answers;
  const letter = answers.find((answer) => answer.trim().length === 1 && (readLetterList(answer) ?? []).length === 1);
  const option = options[letters.indexOf((readLetterList(letter ?? '') ?? [])[0] ?? '-')];
  const isSame = (answer: string): boolean => answer === letter || foldText(answer) === foldText(option ?? '');
  return letter !== undefined && option !== undefined && answers.every(isSame) ? [letter] : answers;
}

/** The right option stands under the answer, the wrong ones in columns of their own. */
function placeWrongOptions(row: TableRow, parts: Parts): void {
  const wrong = listTexts(row, 'wrong')
    .flatMap(splitList)
    .filter((text) => text !== '');
  if (wrong.length === 0 || parts.options.texts.length > 0) return;
  const right = parts.answers.filter((text) => text !== '');
  parts.options = { texts: [...right, ...wrong], columns: [] };
  parts.answers = [letters.slice(0, right.length)];
}

/** `["x", "y"]`: all wrong options in one cell. */
function splitList(text: string): string[] {
  return /^\[[^]*\]$/u.test(text) ? splitOptions(text) : [text];
}

function findClues(row: TableRow, { stem, options, answers }: Parts): TypeClues {
  return {
    stem: isRichCell(stem) ? richToPlain(cellToRich(stem)) : stem,
    options: plainTexts(options.texts),
    hasMatchings: isFilled(row, 'matching'),
    answers: answers.filter((answer) => answer !== ''),
    asksTruth: row.table.asksTruth,
    hasKeys: row.table.hasKeys,
  };
}

/** As its word says, as its section says if that can be, or as the row looks. */
function readType(row: TableRow, meaning: KnownMeaning | null, parts: Parts): QuestionType | null {
  const cell = firstText(row, 'type');
  if (cell && typeof meaning === 'number') return meaning;
  const clues = findClues(row, parts);
  if (cell && meaning !== null) return settleType(meaning, clues);
  const hint = row.hint === null || row.hint === 'unsupported' ? null : settleHint(row.hint, clues);
  const type = hint ?? inferType(clues);
  // Bare numbers are codes of the program that the sheet comes from; the row itself tells what they stand for.
  if (cell && !/^\d+$/u.test(cell.text) && type !== null) row.report.warn('unknown-type', cell.at, { type: cell.text });
  return type;
}

/** All stem cells, files of the media columns, and pictures over cells that show none. */
function readStem(row: TableRow, first: string, isOpen: boolean): RichText {
  const at = firstText(row, 'stem')?.at;
  const stems = columnsOf(row.table, 'stem').map((column) =>
    readRich(row, column.at, column.at === at ? first : textAt(row, column.at)),
  );
  const media = columnsOf(row.table, 'media').map((column) => readRich(row, column.at, textAt(row, column.at), true));
  const moved = [...row.pictures].flatMap(([column, pictures]) => {
    if (showsPictures(row, column, isOpen)) return [];
    row.report.warn('picture-moved', column);
    return [row.media.read('', pictures).html];
  });
  return joinRich([...stems, ...media, ...moved]);
}

const rolesWithPictures: ReadonlySet<ColumnRole> = new Set([
  'stem',
  'media',
  'matching',
  'explanation',
  'material',
  'note',
]);

function showsPictures(row: TableRow, at: number, isOpen: boolean): boolean {
  const role = row.table.header.columns.find((column) => column.at === at)?.role;
  if (role === undefined) return false;
  if (role === 'option') return !row.table.header.hasJoinedOptions;
  return rolesWithPictures.has(role) || (role === 'answer' && isOpen);
}

/** A reference answer may hold pictures and files: such a cell goes on in its rich form. */
function readReference(row: TableRow, answers: readonly string[]): string[] {
  const columns = columnsOf(row.table, 'answer');
  return answers.map((answer, index) => {
    const at = columns.find(({ item }) => item === index + 1)?.at;
    if (at === undefined) return answer;
    const html = readRich(row, at, answer);
    return html === cellToRich(answer) && !isRichCell(answer) ? answer : `<html>${html}</html>`;
  });
}

function readScores(row: TableRow, stem: string): string[] {
  const [first] = columnsOf(row.table, 'score');
  const scores = listTexts(row, 'score');
  if (!first || scores.every((score) => score === '')) {
    if (row.scoreEach) return [sumEach(row.scoreEach, stem)];
    if (!first) return ['1'];
    row.report.warn('missing-score', first.at);
    return [];
  }
  const partial = firstText(row, 'partial');
  return partial && scores.length === 1 ? [...scores, partial.text] : scores;
}

function sumEach({ points, isPerBlank }: ScoreEach, stem: string): string {
  return (points * (isPerBlank ? countBlanks(stem) || 1 : 1)).toFixed(1);
}

/** Notes such as the knowledge point or the source follow the explanation, under their own names. */
function readExplanation(row: TableRow): RichText {
  const explanations = columnsOf(row.table, 'explanation').map(({ at }) => readRich(row, at));
  const notes = columnsOf(row.table, 'note').map(({ at, name }) => {
    const text = textAt(row, at);
    if (text === '') return readRich(row, at);
    return readRich(row, at, `${name.replace(/\s+/gu, ' ').trim()}: ${text}`);
  });
  return joinRich([...explanations, ...notes]);
}

function readDifficultyCell(row: TableRow): Difficulty | null {
  const cell = firstText(row, 'difficulty');
  if (!cell) return null;
  const difficulty = row.table.readDifficulty(cell.text);
  if (difficulty === null) row.report.warn('unknown-difficulty', cell.at, { difficulty: cell.text });
  return difficulty;
}
