// What no right reading leaves behind: questions that contradict themselves. Whatever layout was recognised,
// a file that holds any of it waits until a person has looked.
import { isOf } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { richToPlain } from '@tiku/questions/sheets';
import type { ImportProblem, ImportProblemCode, Origin } from '../import-problem.ts';
import { countAsked } from './asked-count.ts';

/** What only the author can say: what the columns are, or that the questions are right as they were read. */
export type HeldBy = 'columns' | 'questions';

/** With any of these, nothing becomes an exam before the author has said so. */
const holding: ReadonlyMap<ImportProblemCode, HeldBy> = new Map([
  ['column-unsure', 'columns'],
  ['index-base-unsure', 'columns'],
  ['same-number', 'columns'],
  ['column-beside-options', 'questions'],
  ['first-option-right', 'questions'],
  ['rows-above', 'questions'],
  ['truth-numbers', 'questions'],
  ['truth-letters', 'questions'],
  ['same-answer', 'questions'],
  ['mostly-refused', 'questions'],
  ['row-shifted', 'questions'],
  ['questions-in-heading', 'questions'],
  ['asks-for-other', 'questions'],
  ['code-in-text', 'questions'],
  ['labels-left', 'questions'],
  ['several-in-one', 'questions'],
  ['no-question', 'questions'],
  ['placeholder', 'questions'],
]);

export function findHolds(problems: readonly ImportProblem[]): HeldBy[] {
  const found = new Set(problems.flatMap(({ code }) => holding.get(code) ?? []));
  return (['columns', 'questions'] as const).filter((held) => found.has(held));
}

interface Found {
  code: ImportProblemCode;
  values?: Record<string, string | number>;
}

/** The texts of a question as a person reads them. */
interface Texts {
  question: Question;
  stem: string;
  options: string[];
}

const checks: readonly ((texts: Texts) => Found | null)[] = [
  findOtherCount,
  findCode,
  findLabels,
  findSeveral,
  findOptionLines,
  findNoQuestion,
  findPlaceholder,
];

export function findContradictions(questions: readonly Question[], origins: readonly Origin[]): ImportProblem[] {
  return questions.flatMap((question, at) => {
    const texts: Texts = {
      question,
      stem: richToPlain(question.desc).trim(),
      options: 'options' in question ? question.options.map((option) => richToPlain(option).trim()) : [],
    };
    return checks.flatMap((check) => toProblem(check(texts), origins[at]));
  });
}

function toProblem(found: Found | null, origin: Origin | undefined): ImportProblem[] {
  if (!found || !origin) return [];
  const { sheet_no, row } = origin;
  return [{ severity: 'warning', sheet_no, row, cell: `A${row}`, ...found }];
}

const pair = /[\p{L}\d]\s*(?:\band\b|\by\b|\be\b|[&+、,，;；和与及と])\s*[\p{L}\d]/u;

/** `Choose two`, and the key has one, or three. Where an option names two, one of them is enough. */
function findOtherCount({ question, stem, options }: Texts): Found | null {
  if (!isOf(question, 'choice')) return null;
  const asked = countAsked(stem);
  const given = question.correct_answer.length;
  if (asked === null || asked === given) return null;
  const isPaired = options.filter((text) => pair.test(text)).length * 2 > options.length;
  return isPaired ? null : { code: 'asks-for-other', values: { asked, given } };
}

const json = /^[[{]\s*["'{[]|["']\s*:\s*["'[{\d]|["']\s*[\]}]\s*[\]}]?$/u;
const markup = /<\/?(?:li|ol|ul|option|input|label|div|span|td|tr)\b[^>]*>/iu;

function isCode(text: string): boolean {
  return json.test(text) || markup.test(text);
}

/** Code about code is no trouble: it is asked about in one text, not in most of them. */
function findCode({ question, stem, options }: Texts): Found | null {
  // What a program wrote for the options, in another field.
  if (/^\[\s*\{\s*["']/u.test(richToPlain(question.explanation))) return { code: 'code-in-text' };
  const count = options.filter(isCode).length;
  const isBroken = options.length > 1 ? count * 2 > options.length : /^[[{]\s*["']/u.test(stem);
  return isBroken && !/\b(?:JSON|HTML|XML|Python|JavaScript|dict|array|list)\b/iu.test(stem)
    ? { code: 'code-in-text' }
    : null;
}

const label = /^[(（]?([A-HＡ-Ｈ])\s?[.．、)）]/u;

/** Letters in front of all options that are not those of their places: some are missing, or belong elsewhere. */
function findLabels({ options }: Texts): Found | null {
  const labels = options.map((text) => label.exec(text)?.[1] ?? '');
  const isLabelled = options.length > 1 && new Set(labels).size === options.length && !labels.includes('');
  return isLabelled ? { code: 'labels-left', values: { labels: labels.join(', ') } } : null;
}

const labels = /(?<![^\s　])[(（]?([AＡBＢ])\s?[.．、:：)）]/gu;
const nextNumber = /\n\s*(?:第\s?)?\d{1,4}\s*[.．、)）题]\s*\S/u;

/** How often options begin within a text: a B that follows an A. */
export function countSeries(text: string): number {
  const signs = Array.from(text.matchAll(labels), ([, sign = '']) => sign.normalize('NFKC'));
  return signs.filter((sign, at) => sign === 'B' && signs[at - 1] === 'A').length;
}

/** The options of a second question within the texts of this one. */
function findSeveral({ stem, options }: Texts): Found | null {
  const isBehind = options.some((text) => nextNumber.test(text) && countSeries(text) > 0);
  return isBehind || countSeries(stem) > 1 ? { code: 'several-in-one' } : null;
}

/** Options in lines of their own, in the text of a question that has none. */
function findOptionLines({ question, stem }: Texts): Found | null {
  if (!isOf(question, 'open') && !isOf(question, 'blank')) return null;
  const letters = Array.from(stem.matchAll(/(?:^|\n)\s*[(（]?([A-H])[\s.．、:：)）]/gu), ([, letter = '']) => letter);
  return letters.join('').startsWith('ABC') ? { code: 'labels-left', values: { labels: letters.join(', ') } } : null;
}

const fileName = /^[\w .()-]{1,80}\.(?:png|jpe?g|gif|webp|bmp|svg|mp3|mp4|wav)$/iu;
const page = /^(?:p\.?|pp\.?|page|pág\.?|página|页|頁|第)\s?\d{1,4}(?:\s?[-–]\s?\d{1,4})?\s?(?:页|頁|ページ)?$/iu;

function findNoQuestion({ question, stem }: Texts): Found | null {
  const hasMedia = /<(?:img|audio|video)\b/iu.test(question.desc);
  const isBare = /^[#№(（]?\d[\d.,\s]*[)）]?$/u.test(stem);
  return !hasMedia && (isBare || fileName.test(stem) || page.test(stem))
    ? { code: 'no-question', values: { text: stem } }
    : null;
}

const unwritten = /^(?:TODO|TBD|TBA|XXX+)[.:!…]*$/u;
const unwrittenStem = /^(?:todo|tbd|tba|lorem ipsum.*|待补充?|待定|待完善|未定|por definir|a definir)[.:!…]*$/iu;

/** `to do` and `Todo` are words, and answers to many questions; in capitals among others that are not, they are a note. */
function findPlaceholder({ stem, options }: Texts): Found | null {
  const isLoud = options.every((text) => text === text.toUpperCase());
  const text = unwrittenStem.test(stem) ? stem : options.find((each) => !isLoud && unwritten.test(each));
  return text === undefined ? null : { code: 'placeholder', values: { text } };
}
