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
  ['rows-above', 'questions'],
  ['truth-numbers', 'questions'],
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

/** `Choose two`, and the key has one, or three. */
function findOtherCount({ question, stem }: Texts): Found | null {
  if (!isOf(question, 'choice')) return null;
  const asked = countAsked(stem);
  const given = question.correct_answer.length;
  return asked === null || asked === given ? null : { code: 'asks-for-other', values: { asked, given } };
}

const json = /^[[{]\s*["'{[]|["']\s*:\s*["'[{\d]|["']\s*[\]}]\s*[\]}]?$/u;
const markup = /<\/?(?:li|ol|ul|option|input|label|div|span|td|tr)\b[^>]*>/iu;

function isCode(text: string): boolean {
  return json.test(text) || markup.test(text);
}

/** Code about code is no trouble: it is asked about in one text, not in most of them. */
function findCode({ stem, options }: Texts): Found | null {
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

const series = /(?:^|[\s　])[(（]?[AＡ]\s?[.．、:：)）][^\n]*?[\s\S]{1,400}?(?:^|[\s　])[(（]?[BＢ]\s?[.．、:：)）]/gu;
const nextNumber = /\n\s*(?:第\s?)?\d{1,4}\s*[.．、)）题]\s*\S/u;

/** The options of a second question within the texts of this one. */
function findSeveral({ stem, options }: Texts): Found | null {
  const isBehind = options.some((text) => nextNumber.test(text) && /[\s　][(（]?[AＡ]\s?[.．、:：)）]/u.test(text));
  const inStem = stem.match(series)?.length ?? 0;
  return isBehind || inStem > 1 ? { code: 'several-in-one' } : null;
}

const fileName = /^[\w .()-]{1,80}\.(?:png|jpe?g|gif|webp|bmp|svg|mp3|mp4|wav)$/iu;
const page = /^(?:p\.?|pp\.?|page|pág\.?|página|页|頁|第)\s?\d{1,4}(?:\s?[-–]\s?\d{1,4})?\s?(?:页|頁|ページ)?$/iu;

function findNoQuestion({ question, stem }: Texts): Found | null {
  const hasMedia = /<(?:img|audio|video)\b/iu.test(question.desc);
  const isBare = /^[\s\d.,()（）#№-]+$/u.test(stem);
  return !hasMedia && (isBare || fileName.test(stem) || page.test(stem))
    ? { code: 'no-question', values: { text: stem } }
    : null;
}

const placeholder =
  /^(?:to\s?do|tbd|tba|xxx+|lorem ipsum.*|fill me in|待补充?|待定|待完善|未定|por definir|a definir|pendiente|pendente)[.!…\s]*$/iu;

function findPlaceholder({ question, stem, options }: Texts): Found | null {
  const key = question.correct_answer;
  const keys = Array.isArray(key) ? key.flat().filter((text) => typeof text === 'string') : [];
  const text = [stem, ...options, ...keys].find((each) => placeholder.test(each.trim()));
  return text === undefined ? null : { code: 'placeholder', values: { text } };
}
