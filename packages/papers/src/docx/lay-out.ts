// The questions of a document as the rows of a spreadsheet in the product's own layout.
import { sheetTexts } from '../write/sheet-texts.ts';
import type { Language } from '@tiku/questions/languages';
import type { TablePaper } from './question-tables.ts';
import type { Passage } from './found-question.ts';
import type { FoundPaper } from './questions.ts';

export function layOutTables({ title, description, rows }: TablePaper): Passage[][] {
  const words = sheetTexts[guessLanguage(rows.flat().map(({ text }) => text))].words;
  return [[plain(words.title), title], [plain(words.description), description], ...rows];
}

export function layOut(paper: FoundPaper): Passage[][] {
  const questions = paper.items.filter((item) => item.kind === 'question');
  const stems = paper.items.map((item) => (item.kind === 'question' ? item.stem.text : item.title.text));
  const words = sheetTexts[guessLanguage([paper.title.text, ...stems])].words;
  const { columns } = words;
  const width = Math.max(0, ...questions.map(({ options }) => options.length));
  const options = Array.from({ length: width }, (_, at) => `${columns.option}${at + 1}`);
  const rows: Passage[][] = [
    [plain(words.title), paper.title],
    [plain(words.description), paper.description],
    [columns.section, columns.stem, columns.type, ...options].map(plain),
  ];
  rows[2]!.push(...[columns.answer, columns.explanation, columns.score, columns.difficulty].map(plain));
  const isGiven = questions.some(({ fields }) => fields.given.text !== '');
  if (isGiven) rows[2]!.push(plain(givenName));
  const isScored = questions.some(({ fields }) => fields.score.text !== '');
  for (const item of paper.items) {
    if (item.kind === 'section') {
      rows.push([item.title, item.description]);
      continue;
    }
    const { given, answer, explanation, score, difficulty } = item.fields;
    const type = item.type === null ? '' : words.types[item.type];
    const filled = options.map((_, at) => item.options[at] ?? plain(''));
    // The column is ours: a question that names no score counts one point, as where none does.
    const points = isScored && score.text === '' ? plain('1') : score;
    const fields = [answer, explanation, points, difficulty, ...(isGiven ? [given] : [])];
    rows.push([plain(''), item.stem, plain(type), ...filled, ...fields]);
  }
  return rows;
}

/** The lines that each of so many rows came from: a question ends where the next one begins. */
export function placeRows({ items }: FoundPaper, rows: number, lines: number): { first: number; last: number }[] {
  const starts = items.map((item) => (item.kind === 'question' ? (item.at ?? 0) : 0));
  const heading = Array.from({ length: rows - starts.length }, () => ({ first: 0, last: 0 }));
  const places = starts.map((first, at) => {
    const next = starts.slice(at + 1).find((start) => start > first);
    return { first, last: Math.max(first, (next ?? lines) - 1) };
  });
  return [...heading, ...places];
}

/** Known as what somebody answered, in any language. */
const givenName = 'My answer';

/** Of the column names only: the import knows them all. */
function guessLanguage(texts: readonly string[]): Language {
  const text = texts.join('\n');
  if (/[\u3041-\u30fa]/.test(text)) return 'ja';
  if (/[\u3400-\u9fff]/.test(text)) return 'zh-CN';
  if (/[ãõ]|ção|ções/i.test(text)) return 'pt';
  return /[ñ¿¡]|ción/i.test(text) ? 'es' : 'en';
}

function plain(text: string): Passage {
  return { text, pictures: [] };
}
