// The vertical layout of Chamilo's quiz template: a question is a block of rows, each with its name in the first column.
import type { QuestionType } from '@tiku/questions';
import { letters, questionTypes } from '@tiku/questions';
import { readRow } from '@tiku/questions/sheets';
import type { RowProblem, SheetRow } from '@tiku/questions/sheets';
import type { Sheet } from '../workbook.ts';
import { findSection } from './draft.ts';
import type { Draft } from './draft.ts';
import { foldName } from './names.ts';
import { holdsAnything } from './read-heading.ts';
import { reportOn } from './row-report.ts';

const names =
  /^(?:quiz|question|answer\d{1,2}|score|feedbacktrue|feedbackfalse|enrichquestion|questiontype|category|nonegativescore)$/u;

interface Line {
  at: number;
  name: string;
  text: string;
  value: string;
}

/** Rows that tell what a sheet cannot be. */
const atFirst = 40;

function listLines(rows: readonly string[][]): Line[] {
  return rows.flatMap((cells, at): Line[] => {
    if (!holdsAnything(cells)) return [];
    const [name = '', text = '', value = ''] = cells;
    return [{ at, name: foldName(name), text: text.trim(), value: value.trim() }];
  });
}

function shareOfNames(lines: readonly Line[]): number {
  return lines.filter(({ name }) => names.test(name)).length / Math.max(1, lines.length);
}

/** Reads the sheet, if it is laid out like this; false if it is not. */
export function addVertical(sheet: Sheet, draft: Draft): boolean {
  if (shareOfNames(listLines(sheet.rows.slice(0, atFirst))) < 0.5) return false;
  const lines = listLines(sheet.rows);
  if (shareOfNames(lines) < 0.8 || !lines.some(({ name }) => name === 'question')) return false;
  draft.layouts.add('chamilo');
  for (const block of splitBlocks(lines)) {
    if (block[0]?.name === 'question') readBlock(sheet, block, draft);
    else readTitle(sheet, block, draft);
  }
  return true;
}

function splitBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.name === 'question' || !last) blocks.push([line]);
    else last.push(line);
  }
  return blocks;
}

function readTitle(sheet: Sheet, block: readonly Line[], draft: Draft): void {
  for (const line of block) {
    if (line.name === 'quiz') {
      draft.paper.title ||= line.text;
      draft.rows.heading += 1;
    } else rejectLine(sheet, line, draft, 'unreadable-row');
  }
}

function readBlock(sheet: Sheet, block: readonly Line[], draft: Draft): void {
  const { question, problems } = readRow(toRow(block, draft));
  const [first] = block;
  for (const { severity, code, column, item } of problems) {
    const line = findLine(block, column, item) ?? first;
    const report = reportOn(sheet.no, line?.at ?? 0);
    report[severity === 'error' ? 'error' : 'warn'](code, column === 'score' ? 2 : 1, { item });
    draft.problems.push(...report.problems);
  }
  if (question === null) {
    for (const line of block) rejectLine(sheet, line, draft, null);
    return;
  }
  const category = textOf(block, 'category');
  const section = category === '' ? null : findSection(draft, category);
  draft.paper.items.push({ question, section, material: null });
  const [at, last] = [first?.at ?? 0, block.at(-1)?.at ?? 0];
  draft.origins.push({ sheet_no: sheet.no, row: at + 1, last_row: last + 1 });
  draft.rows.question += block.length;
  const unused = block.find(({ name, text }) => name === 'feedbackfalse' && text !== '');
  if (unused) {
    const report = reportOn(sheet.no, unused.at);
    report.warn('column-not-used', 1, { name: 'FeedbackFalse' });
    draft.problems.push(...report.problems);
  }
}

const { blank, matching, multipleChoice, shortAnswer, singleChoice } = questionTypes;

function toRow(block: readonly Line[], draft: Draft): SheetRow {
  const rich = (text: string): string => draft.media.read(text, []).html;
  const answers = block.filter(({ name }) => name.startsWith('answer'));
  const type = readType(block, answers);
  const extra = textOf(block, 'enrichquestion');
  const [title, score] = [textOf(block, 'question'), block.find(({ name }) => name === 'score')?.value ?? ''];
  const row: SheetRow = {
    type,
    stem: rich(
      [title, type === blank ? extra.replaceAll(/\[[^[\]]*\]/gu, '____') : extra]
        .filter((text) => text !== '')
        .join('\n'),
    ),
    options: [],
    matchings: [],
    answers: [],
    scores: [score],
    explanation: type === shortAnswer ? '' : rich(textOf(block, 'feedbacktrue')),
    difficulty: null,
  };
  const texts = answers.map(({ text }) => rich(text));
  if (type === blank)
    return { ...row, answers: answers.map(({ text }) => text), scores: answers.map(({ value }) => value) };
  if (type === matching) {
    const matchings = answers.map(({ value }) => rich(value));
    return { ...row, options: texts, matchings, answers: [letters.slice(0, answers.length)] };
  }
  const right = answers.flatMap(({ value }, index) => (value === '' ? [] : [letters[index] ?? '']));
  return type === shortAnswer ? row : { ...row, options: texts, answers: [right.join('')] };
}

/** 1 one answer, 2 several, 3 blanks, 4 matching, 5 open; without a number the marks tell. */
function readType(block: readonly Line[], answers: readonly Line[]): QuestionType {
  const code = block.find(({ name }) => name === 'questiontype')?.value ?? '';
  const types: Readonly<Record<string, QuestionType>> = {
    1: singleChoice,
    2: multipleChoice,
    3: blank,
    4: matching,
    5: shortAnswer,
  };
  if (types[code] !== undefined) return types[code];
  if (answers.length === 0) return shortAnswer;
  return answers.filter(({ value }) => value !== '').length > 1 ? multipleChoice : singleChoice;
}

function textOf(block: readonly Line[], name: string): string {
  return block.find((line) => line.name === name)?.text ?? '';
}

function findLine(block: readonly Line[], column: RowProblem['column'], item: number): Line | undefined {
  if (column === 'score') return block.find(({ name }) => name === 'score');
  if (column === 'type') return block.find(({ name }) => name === 'questiontype');
  if (column === 'stem' || column === 'explanation') return block[0];
  return block.find(({ name }) => name === `answer${item}`);
}

function rejectLine(sheet: Sheet, line: Line, draft: Draft, code: 'unreadable-row' | null): void {
  if (code !== null) {
    const report = reportOn(sheet.no, line.at);
    report.error(code, 0);
    draft.problems.push(...report.problems);
  }
  const pictures = sheet.pictures.filter(({ row }) => row === line.at);
  draft.rejected.push({
    sheet_no: sheet.no,
    row: line.at + 1,
    cells: [...(sheet.rows[line.at] ?? [])],
    header: [],
    pictures,
    understood: null,
    section: null,
    material: null,
  });
  draft.rows.rejected += 1;
}
