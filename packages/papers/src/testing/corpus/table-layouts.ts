// Ways in which people lay questions out in a table, each with variations that follow from its number.
import { letters } from '@tiku/questions';
import type { Span } from '../../workbook.ts';
import type { CorpusLanguage } from './languages.ts';
import { lettersOf, makeQuestions, seedRandom } from './questions.ts';
import type { Mixture, TrueQuestion } from './questions.ts';

interface LaidOut {
  sheets: Record<string, string[][]>;
  /** Of the first sheet. */
  spans?: Span[];
  questions: TrueQuestion[];
  /** What the file holds beside stem, options and answer. */
  carries: readonly ('explanation' | 'chapter' | 'score')[];
}

export type TableLayout = (language: CorpusLanguage, variation: number) => LaidOut;

interface Cell {
  header: string;
  write: (question: TrueQuestion, at: number) => string;
}

type HeaderStyle = 'named' | 'letters' | 'misspelt' | 'none' | 'numbered';

interface Plan {
  mixture: Mixture;
  answer: (question: TrueQuestion, language: CorpusLanguage) => string;
  style?: HeaderStyle;
  label?: (text: string, at: number) => string;
  /** All options in one cell. */
  join?: (options: readonly string[]) => string;
  withTypes?: boolean;
}

const optionHeaders: Record<HeaderStyle, (name: string, at: number) => string> = {
  named: (name, at) => `${name} ${letters[at]}`,
  numbered: (name, at) => `${name}${at + 1}`,
  letters: (_, at) => letters[at] ?? '',
  misspelt: (name, at) => `${name} (${letters[at]})`,
  none: () => '',
};

/** A letter that fell out, as in `Explanaton`. */
function misspell(name: string): string {
  return name.length < 6 ? name : name.slice(0, name.length - 3) + name.slice(name.length - 2);
}

function listColumns(language: CorpusLanguage, plan: Plan, variation: number, style: HeaderStyle): Cell[] {
  const { headers } = language;
  const stem: Cell = { header: headers.stem, write: (question) => question.stem };
  const answer: Cell = { header: headers.answer, write: (question) => plan.answer(question, language) };
  const label = plan.label ?? ((text: string) => text);
  const options: Cell[] = plan.join
    ? [{ header: headers.option, write: ({ options: texts }) => plan.join?.(texts) ?? '' }]
    : [0, 1, 2, 3].map((at) => ({
        header: optionHeaders[style](headers.option, at),
        write: ({ options: texts }) => (texts[at] === undefined ? '' : label(texts[at], at)),
      }));
  const explanation: Cell = { header: headers.explanation, write: (question) => question.explanation };
  const chapter: Cell = { header: headers.chapter, write: (question) => question.chapter };
  const number: Cell = { header: headers.number, write: (_, at) => String(at + 1) };
  const { types } = language;
  const type: Cell = {
    header: headers.type,
    write: (question) => ({ 1: types.single, 2: types.several, 3: types.blank, 4: types.truth })[question.type],
  };
  const typed = plan.withTypes ? [type] : [];
  const orders: Cell[][] = [
    [number, ...typed, stem, ...options, answer, explanation],
    [stem, ...options, answer, ...typed, explanation, chapter],
    [chapter, ...typed, stem, answer, ...options, explanation],
    [number, chapter, stem, ...typed, ...options, explanation, answer],
    [stem, answer, ...options, ...typed],
  ];
  return orders[variation % orders.length] ?? [];
}

function layOutTable(plan: Plan): TableLayout {
  return (language, variation) => {
    const styles: HeaderStyle[] = ['named', 'letters', 'numbered', 'misspelt', 'named'];
    const style = plan.style ?? styles[variation % styles.length] ?? 'named';
    const questions = makeQuestions(language, plan.mixture, 24, seedRandom(variation + 1));
    const columns = listColumns(language, plan, variation, style);
    const has = (header: string): boolean => columns.some((column) => column.header === header);
    const names = columns.map(({ header }) => (style === 'misspelt' ? misspell(header) : header));
    const rows = questions.map((question, at) => columns.map(({ write }) => write(question, at)));
    const carries = (['explanation', 'chapter'] as const).filter((field) => has(language.headers[field]));
    return { sheets: { Sheet1: style === 'none' ? rows : [names, ...rows] }, questions, carries };
  };
}

const byLetter = (question: TrueQuestion, { truth: { yes } }: CorpusLanguage): string =>
  question.options.length > 0 ? lettersOf(question) : question.answer || yes;
const byIndex =
  (base: number, separator: string) =>
  ({ right }: TrueQuestion): string =>
    right.map((at) => String(at + base)).join(separator);
const byText = ({ right, options }: TrueQuestion): string => right.map((at) => options[at]).join('; ');
const withLabel = ({ right, options }: TrueQuestion): string =>
  right.map((at) => `${letters[at]}. ${options[at]}`).join('');
const labelled = (sign: string) => (text: string, at: number) => `${letters[at]}${sign} ${text}`;

/** One column for each option that says whether it is right. */
const correctness: TableLayout = (language, variation) => {
  const questions = makeQuestions(language, 'choice', 24, seedRandom(variation + 3));
  const { headers } = language;
  const places = [0, 1, 2, 3];
  const names = [
    headers.stem,
    ...places.map((at) => `${headers.option} ${at + 1}`),
    ...places.map((at) => `${headers.option} ${at + 1} ${headers.right}`),
  ];
  const rows = questions.map(({ stem, options, right }) => [
    stem,
    ...options,
    ...places.map((at) => (right.includes(at) ? '1' : '0')),
  ]);
  return { sheets: { Sheet1: [names, ...rows] }, questions, carries: [] };
};

/** One row per option: the stem once, or in each of them. */
const optionRows =
  (isRepeated: boolean, sign: (isRight: boolean, language: CorpusLanguage) => string): TableLayout =>
  (language, variation) => {
    const questions = makeQuestions(language, 'choice', 16, seedRandom(variation + 5));
    const { headers } = language;
    const rows = questions.flatMap(({ stem, options, right }, number) =>
      options.map((option, at) => {
        const isShown = isRepeated || at === 0;
        return [isShown ? String(number + 1) : '', isShown ? stem : '', option, sign(right.includes(at), language)];
      }),
    );
    const names = [headers.number, headers.stem, headers.option, headers.right];
    return { sheets: { Sheet1: [names, ...rows] }, questions, carries: [] };
  };

/** Cards of several rows: the name of each part beside it. */
const cards: TableLayout = (language, variation) => {
  const questions = makeQuestions(language, 'single', 12, seedRandom(variation + 7));
  const { headers } = language;
  const rows = questions.flatMap((question) => [
    [headers.stem, question.stem],
    ...question.options.map((option, at) => [letters[at] ?? '', option]),
    [headers.answer, lettersOf(question)],
    [headers.explanation, question.explanation],
    ...(variation % 2 === 0 ? [[]] : []),
  ]);
  return { sheets: { Sheet1: rows }, questions, carries: ['explanation'] };
};

/** The answers stand on a sheet of their own, by number. */
const answerSheet: TableLayout = (language, variation) => {
  const questions = makeQuestions(language, 'single', 24, seedRandom(variation + 9));
  const { headers } = language;
  const asked = questions.map(({ stem, options }, at) => [String(at + 1), stem, ...options]);
  const key = questions.map((question, at) => [String(at + 1), lettersOf(question)]);
  const names = [headers.number, headers.stem, ...[0, 1, 2, 3].map((at) => `${headers.option} ${letters[at]}`)];
  const answers = variation % 2 === 0 ? key : key.toReversed();
  return {
    sheets: { Sheet1: [names, ...asked], Sheet2: [[headers.number, headers.answer], ...answers] },
    questions,
    carries: [],
  };
};

/** Printed pages pasted together: the header comes again. */
const pages: TableLayout = (language, variation) => {
  const laidOut = layOutTable({ mixture: 'single', answer: byLetter, style: 'named' })(language, variation);
  const [header = [], ...rows] = laidOut.sheets['Sheet1'] ?? [];
  const paged = rows.flatMap((row, at) => (at % 8 === 0 ? [header, row] : [row]));
  return { ...laidOut, sheets: { Sheet1: paged } };
};

/** Stems that go on in the next row, on the next page. */
const cutStems: TableLayout = (language, variation) => {
  const gap = ['zh', 'ja'].includes(language.code) ? '' : ' ';
  const questions = makeQuestions(language, 'single', 24, seedRandom(variation + 11));
  for (const question of questions) question.stem = `${question.explanation}${gap}${question.stem}`;
  const { headers } = language;
  const names = [headers.number, headers.stem, ...[0, 1, 2, 3].map((at) => letters[at] ?? ''), headers.answer];
  const rows = questions.flatMap((question, at) => {
    const rest = [...question.options, lettersOf(question)];
    if (at % 8 !== 7) return [[String(at + 1), question.stem, ...rest]];
    return [
      [String(at + 1), question.explanation, ...rest],
      ['', question.stem.slice(question.explanation.length + gap.length)],
    ];
  });
  return { sheets: { Sheet1: [names, ...rows] }, questions, carries: [] };
};

/** A chapter beside its questions in merged cells, one name over all options. */
const merged: TableLayout = (language, variation) => {
  const questions = makeQuestions(language, 'single', 24, seedRandom(variation + 13));
  const { headers } = language;
  const names = [headers.chapter, headers.stem, headers.option, '', '', '', headers.answer];
  const rows = questions.map((question, at) => {
    const isFirst = question.chapter !== questions[at - 1]?.chapter;
    return [isFirst ? question.chapter : '', question.stem, ...question.options, lettersOf(question)];
  });
  const spans: Span[] = [{ row: 0, column: 2, lastRow: 0, lastColumn: 5 }];
  for (const [at, row] of rows.entries()) {
    if (row[0] !== '') spans.push({ row: at + 1, column: 0, lastRow: at + 8, lastColumn: 0 });
  }
  return { sheets: { Sheet1: [names, ...rows] }, spans, questions, carries: ['chapter'] };
};

/** Questions and answers in two columns, without options. */
const questionsAndAnswers: TableLayout = (language, variation) => {
  const questions = makeQuestions(language, 'open', 24, seedRandom(variation + 15));
  const rows = questions.map(({ stem, answer }) => [stem, answer]);
  return {
    sheets: { Sheet1: [[language.headers.stem, language.headers.answer], ...rows] },
    questions,
    carries: [],
  };
};

/** The right option first, the wrong ones in columns of their own. */
const wrongColumns: TableLayout = (language, variation) => {
  const questions = makeQuestions(language, 'single', 24, seedRandom(variation + 17));
  for (const question of questions) {
    const [right = 0] = question.right;
    const wrong = question.options.filter((_, at) => at !== right);
    Object.assign(question, { options: [question.options[right] ?? '', ...wrong], right: [0] });
  }
  const { headers } = language;
  const names = [headers.stem, headers.answer, ...[1, 2, 3].map((at) => `${headers.wrong} ${at}`)];
  return {
    sheets: { Sheet1: [names, ...questions.map(({ stem, options }) => [stem, ...options])] },
    questions,
    carries: [],
  };
};

/** Two to five options, with points, where each question comes from, and gaps where nobody explained it. */
const uneven: TableLayout = (language, variation) => {
  const questions = makeQuestions(language, 'single', 30, seedRandom(variation + 19));
  const { headers, places } = language;
  for (const [at, question] of questions.entries()) {
    const [right = 0] = question.right;
    const count = 2 + (at % 4);
    const extra = places.map(([, city = '']) => city).find((city) => !question.options.includes(city)) ?? '';
    const options = [...question.options, extra].slice(0, Math.max(count, right + 1));
    Object.assign(question, { options, explanation: at % 3 === 0 ? '' : question.explanation });
  }
  const names = [
    headers.number,
    headers.stem,
    ...[0, 1, 2, 3, 4].map((at) => `${headers.option} ${letters[at]}`),
    headers.answer,
    headers.explanation,
    headers.source,
    headers.score,
  ];
  const rows = questions.map((question, at) => [
    String(at + 1),
    question.stem,
    ...[0, 1, 2, 3, 4].map((place) => question.options[place] ?? ''),
    lettersOf(question),
    question.explanation,
    `p. ${(at * 7) % 90}`,
    String(question.score),
  ]);
  return { sheets: { Sheet1: [names, ...rows] }, questions, carries: ['score'] };
};

/** A handful of questions, as somebody tries the import with. */
const few =
  (layOut: TableLayout): TableLayout =>
  (language, variation) => {
    const laidOut = layOut(language, variation);
    const [header = [], ...rows] = laidOut.sheets['Sheet1'] ?? [];
    return { ...laidOut, sheets: { Sheet1: [header, ...rows.slice(0, 5)] }, questions: laidOut.questions.slice(0, 5) };
  };

export const tableLayouts: Record<string, TableLayout> = {
  'uneven options, points and sources': uneven,
  'five questions, letters': few(layOutTable({ mixture: 'single', answer: byLetter })),
  'five questions, texts': few(layOutTable({ mixture: 'single', answer: byText })),
  'five questions, numbers': few(layOutTable({ mixture: 'single', answer: byIndex(1, ',') })),
  'letters under option columns': layOutTable({ mixture: 'choice', answer: byLetter }),
  'small letters': layOutTable({ mixture: 'single', answer: (question) => lettersOf(question).toLowerCase() }),
  'options with their letters': layOutTable({ mixture: 'choice', answer: byLetter, label: labelled('.') }),
  'numbers from 1': layOutTable({ mixture: 'single', answer: byIndex(1, ',') }),
  'numbers from 0': layOutTable({ mixture: 'single', answer: byIndex(0, ',') }),
  'several digits': layOutTable({ mixture: 'choice', answer: byIndex(1, '') }),
  'the text of the option': layOutTable({ mixture: 'single', answer: byText }),
  'texts of several options': layOutTable({ mixture: 'choice', answer: byText }),
  'letter and text': layOutTable({ mixture: 'single', answer: withLabel }),
  'several types with their names': layOutTable({ mixture: 'mixed', answer: byLetter, withTypes: true }),
  'several types without names': layOutTable({ mixture: 'mixed', answer: byLetter }),
  'no header, letters': layOutTable({ mixture: 'single', answer: byLetter, style: 'none' }),
  'no header, texts': layOutTable({ mixture: 'single', answer: byText, style: 'none' }),
  'options on lines of one cell': layOutTable({
    mixture: 'single',
    answer: byLetter,
    join: (options) => options.map((text, at) => `${letters[at]}. ${text}`).join('\n'),
  }),
  'options in one cell with small letters': layOutTable({
    mixture: 'choice',
    answer: (question) => lettersOf(question).toLowerCase(),
    join: (options) => options.map((text, at) => `${(letters[at] ?? '').toLowerCase()}) ${text}`).join('  '),
  }),
  'options between semicolons, text as answer': layOutTable({
    mixture: 'single',
    answer: byText,
    join: (options) => options.join('; '),
  }),
  'options between bars, number as answer': layOutTable({
    mixture: 'single',
    answer: byIndex(1, ','),
    join: (options) => options.join(' | '),
  }),
  'options as JSON, number from 0': layOutTable({
    mixture: 'single',
    answer: byIndex(0, ','),
    join: (options) => JSON.stringify(options),
  }),
  'a column for each option that says whether it is right': correctness,
  'one row per option, marked by a sign': optionRows(false, (isRight) => (isRight ? 'x' : '')),
  'one row per option, the stem in each': optionRows(true, (isRight, { truth }) => truth[isRight ? 'yes' : 'no']),
  'cards of several rows': cards,
  'answers on another sheet': answerSheet,
  'header on every page': pages,
  'stems cut by page breaks': cutStems,
  'merged cells': merged,
  'questions and answers': questionsAndAnswers,
  'the right option first': wrongColumns,
};
