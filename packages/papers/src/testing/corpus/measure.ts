// Reads every generated file and compares what came out with the truth, field by field.
import { letters } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { richToPlain } from '@tiku/questions/sheets';
import { importPaper } from '../../import-paper.ts';
import type { ImportResult } from '../../import-paper.ts';
import { readWorkbook } from '../../read/read-workbook.ts';
import type { Workbook } from '../../workbook.ts';
import { buildWorkbook } from '../build-workbook.ts';
import { corpusLanguages } from './languages.ts';
import type { CorpusLanguage } from './languages.ts';
import type { TrueQuestion } from './questions.ts';
import { tableLayouts } from './table-layouts.ts';
import { textLayouts } from './text-layouts.ts';
import { trapTables, trapTexts } from './trap-layouts.ts';

export interface Measured {
  layout: string;
  language: string;
  fields: number;
  exact: number;
  /** Wrong fields of rows that nothing is said about, in a file that does not wait either. */
  silent: number;
  isHeld: boolean;
  /** The first of what is wrong. */
  example: string;
}

interface CorpusFile {
  layout: string;
  language: CorpusLanguage;
  workbook: Workbook;
  questions: TrueQuestion[];
  carries: readonly ('explanation' | 'chapter' | 'score')[];
}

export async function measureCorpus(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for await (const file of listFiles()) measured.push(measureFile(file));
  return measured;
}

async function* listFiles(): AsyncGenerator<CorpusFile, void, void> {
  let variation = 0;
  for (const language of corpusLanguages) {
    for (const [layout, layOut] of Object.entries({ ...tableLayouts, ...trapTables })) {
      variation += 1;
      const { sheets, spans = [], ...truth } = layOut(language, variation);
      const workbook = buildWorkbook(sheets);
      for (const sheet of workbook.sheets.slice(0, 1)) sheet.spans = spans;
      yield { layout, language, workbook, ...truth };
    }
    for (const [layout, typeOut] of Object.entries({ ...textLayouts, ...trapTexts })) {
      variation += 1;
      const { lines, isFile = false, ...truth } = typeOut(language, variation);
      const bytes = new TextEncoder().encode(lines.join(variation % 2 === 0 ? '\r\n' : '\n'));
      yield { layout: `text: ${layout}`, language, workbook: await readWorkbook(bytes, 'typed.txt'), ...truth };
      if (isFile) continue;
      const inCells = buildWorkbook({ Sheet1: lines.map((line) => (line === '' ? [] : [line])) });
      yield { layout: `lines in cells: ${layout}`, language, workbook: inCells, ...truth };
    }
  }
}

function measureFile({ layout, language, workbook, questions, carries }: CorpusFile): Measured {
  const result = importPaper(workbook);
  const measured: Measured = {
    layout,
    language: language.code,
    fields: 0,
    exact: 0,
    silent: 0,
    isHeld: result.isHeld,
    example: '',
  };
  const note = (text: string): void => {
    measured.example ||= text;
  };
  const left = new Set(result.paper.items.keys());
  let missing = 0;
  for (const truth of questions) {
    const at = findItem(result, truth, left);
    const expected = listFields(truth, carries, language);
    measured.fields += expected.length;
    if (at === undefined) {
      missing += expected.length;
      note(`missing: ${truth.stem}`);
      continue;
    }
    left.delete(at);
    const read = readFields(result, at, truth, carries);
    const wrong = expected.filter((value, place) => read[place] !== value);
    measured.exact += expected.length - wrong.length;
    if (wrong.length > 0)
      note(`${JSON.stringify(wrong[0])} is ${JSON.stringify(read[expected.indexOf(wrong[0] ?? '')])}`);
    if (wrong.length > 0 && !isMarked(result, at)) measured.silent += wrong.length;
  }
  // What is missing must have been refused with a reason; what nobody asked for must be marked.
  if (missing > 0 && result.rejected.length === 0 && !result.isHeld) measured.silent += missing;
  for (const at of left) {
    note(`not asked for: ${result.paper.items[at]?.question.desc ?? ''}`);
    if (!isMarked(result, at)) measured.silent += 1;
  }
  return measured;
}

function findItem({ paper }: ImportResult, { stem }: TrueQuestion, left: ReadonlySet<number>): number | undefined {
  const texts = [...left].map((at) => [at, richToPlain(paper.items[at]?.question.desc ?? '')] as const);
  const exact = texts.find(([, text]) => text === stem);
  return (exact ?? texts.find(([, text]) => text !== '' && (text.includes(stem) || stem.includes(text))))?.[0];
}

function isMarked(result: ImportResult, at: number): boolean {
  const origin = result.origins[at];
  if (result.isHeld || !origin) return result.isHeld;
  return result.problems.some(
    ({ sheet_no, row }) => sheet_no === origin.sheet_no && row >= origin.row && row <= origin.last_row,
  );
}

function listFields(truth: TrueQuestion, carries: CorpusFile['carries'], { truth: { yes } }: CorpusLanguage): string[] {
  const key = {
    1: truth.right.map((at) => letters[at]).join(''),
    2: truth.right.map((at) => letters[at]).join(''),
    3: truth.answer,
    4: String(truth.answer === yes),
  };
  const fields = [String(truth.type), truth.stem, key[truth.type], ...truth.options];
  if (carries.includes('explanation')) fields.push(truth.explanation);
  if (carries.includes('chapter')) fields.push(truth.chapter);
  if (carries.includes('score')) fields.push(String(truth.score));
  return fields;
}

function readFields(result: ImportResult, at: number, truth: TrueQuestion, carries: CorpusFile['carries']): string[] {
  const item = result.paper.items[at];
  if (!item) return [];
  const { question, section } = item;
  const options = 'options' in question ? question.options.map(richToPlain) : [];
  const fields = [String(question.type), richToPlain(question.desc), readKey(question)];
  fields.push(
    ...truth.options.map((_, place) => (options.length === truth.options.length ? (options[place] ?? '') : '')),
  );
  if (carries.includes('explanation')) fields.push(richToPlain(question.explanation));
  if (carries.includes('chapter')) fields.push(section === null ? '' : (result.paper.sections[section]?.title ?? ''));
  if (carries.includes('score')) fields.push(String(question.score));
  return fields;
}

function readKey({ correct_answer: key }: Question): string {
  if (!Array.isArray(key)) return String(key);
  return key.map((part) => (Array.isArray(part) ? part.join('||') : part)).join('');
}
