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
  ['answers-or-options', 'columns'],
  ['same-number', 'columns'],
  ['column-beside-options', 'questions'],
  ['first-option-right', 'questions'],
  ['rows-above', 'questions'],
  ['truth-numbers', 'questions'],
  ['truth-letters', 'questions'],
  ['same-answer', 'questions'],
  ['keys-clash', 'questions'],
  ['mostly-refused', 'questions'],
  ['row-shifted', 'questions'],
  ['row-too-long', 'questions'],
  ['any-or-all', 'questions'],
  ['formula-without-value', 'questions'],
  ['questions-in-heading', 'questions'],
  ['asks-for-other', 'questions'],
  ['options-not-used', 'questions'],
  ['code-in-text', 'questions'],
  ['labels-left', 'questions'],
  ['several-in-one', 'questions'],
  ['answer-in-stem', 'questions'],
  ['text-not-used', 'columns'],
  ['picture-format', 'questions'],
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
  findAnswerInStem,
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

const aboutCode =
  /\b(?:JSON|HTML|XML|Python|JavaScript|dict|array|list|print|range|code|output|código|lista)\b|代码|列表|数组|字典|元组|输出|リスト|配列|コード/iu;
const list = /^\[\s*("|')(?:(?!\1).)+\1\s*,\s*\1[^]*\]$/u;

const leftTag =
  /<\/(?:p|div|span|font|strong|sub|sup|em)>|<br\s*\/?>|<img\b[^<>]*>|&(?:quot|nbsp|#0?39|ldquo|rdquo);/iu;
const aboutTags =
  /\bX?HTML5?\b|\bXML\b|\bCSS\b|\bJSX\b|\btags?\b|标签|標籤|タグ|\betiquetas?\b|\bDOM\b|\bweb\b|网页|網頁|代码|コード|\bcode\b|código|тег|script/iu;

function isCode(text: string): boolean {
  return json.test(text) || markup.test(text);
}

/** A piece of a formula: its braces or dollar signs have no partners. */
function isCutOff(text: string): boolean {
  if (!text.includes('\\')) return false;
  const plain = text.replaceAll(/\\[{}$]/gu, '');
  const count = (sign: string): number => plain.split(sign).length - 1;
  return count('{') !== count('}') || count('$') % 2 === 1;
}

/** Code about code is no trouble: it is asked about in one text, not in most of them. */
function findCode({ question, stem, options }: Texts): Found | null {
  // What a program wrote for the options, in another field.
  if (/^\[\s*\{\s*["']/u.test(richToPlain(question.explanation))) return { code: 'code-in-text' };
  if (options.some(isCutOff) || list.test(readWritten(question))) return { code: 'code-in-text' };
  const count = options.filter(isCode).length;
  // A list of options that stands for one of them.
  const hasList = count > 0 && options.some((text) => list.test(text)) && !options.every((text) => list.test(text));
  // What a page shows in another way: signs that nobody writes who does not write about it.
  if ([stem, ...options].some((text) => leftTag.test(text)) && ![stem, ...options].some((text) => aboutTags.test(text)))
    return { code: 'code-in-text' };
  const isBroken = options.length > 1 ? hasList || count * 2 > options.length : /^[[{]\s*["']/u.test(stem);
  return isBroken && !aboutCode.test(stem) ? { code: 'code-in-text' } : null;
}

const label = /^[(（]?([A-HＡ-Ｈ])\s?[.．、)）]/u;

/** Letters in front of all options that are not those of their places: some are missing, or belong elsewhere. */
function findLabels({ options }: Texts): Found | null {
  const labels = options.map((text) => label.exec(text)?.[1] ?? '');
  // `A and D, B and C` begins several of them with the same letter.
  const different = new Set(labels).size;
  const isLabelled = different > 1 && different >= options.length - 1 && !labels.includes('');
  return isLabelled ? { code: 'labels-left', values: { labels: labels.join(', ') } } : null;
}

const labels = /(?<![^\s　])[(（]?([AＡBＢ])\s?[.．、:：)）]/gu;
const nextNumber = /\n\s*(?:第\s?)?\d{1,4}\s*[.．、)）题]\s*\S/u;

/** How often options begin within a text: a B that follows an A. */
export function countSeries(text: string): number {
  const signs = Array.from(text.matchAll(labels), ([, sign = '']) => sign.normalize('NFKC'));
  return signs.filter((sign, at) => sign === 'B' && signs[at - 1] === 'A').length;
}

const answerLine =
  /(?:^|\n)\s*[【[(（《]?(?:正确答案|参考答案|答案|正解|correct answer|model answer|answer|respuesta correcta|respuesta|resposta correta|resposta|gabarito)\s*[】\])）》]?\s*[:：】》]/iu;

const labelLine = /\n\s*[(（]?[A-HＡ-Ｈ]\s?[.．、)）]\s*\S/u;

/** The options, the answer or the number of a second question within the texts of this one. */
function findSeveral({ question, stem, options }: Texts): Found | null {
  const explanation = richToPlain(question.explanation);
  const isBehind = [...options, explanation].some((text) => nextNumber.test(text) && countSeries(text) > 0);
  const written = readWritten(question);
  const isWithin =
    options.some((text) => answerLine.test(text) || labelLine.test(text)) ||
    countSeries(written) > 0 ||
    // What is written into a blank has no second line.
    (isOf(question, 'blank') && written.split('\n').length > question.correct_answer.flat().length);
  return isBehind || isWithin || countSeries(stem) > 1 ? { code: 'several-in-one' } : null;
}

/** What is to be written, where nothing is chosen. */
function readWritten(question: Question): string {
  if (isOf(question, 'blank')) return question.correct_answer.flat().join('\n');
  return isOf(question, 'open') ? richToPlain(question.correct_answer) : '';
}

const answerWithin =
  /(?:^|[\n。.?？])\s*(?:【(?:正确|参考)?答案】|(?:正确|参考)?答案\s*[:：]|答\s*[:：]|(?:model|correct|sample) answer\s*[:：])\s*(?![A-H]\s*[.．、])[\p{L}\d√×✓✗✔✘]/iu;

/** Everybody who sits the exam would read it. */
function findAnswerInStem({ stem }: Texts): Found | null {
  return answerWithin.test(stem) ? { code: 'answer-in-stem' } : null;
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
  const [first = ''] = stem.split('\n');
  const isBare = /^[#№(（]?\d[\d.,\s]*[)）]?$/u.test(first) && first.length < 12;
  return !hasMedia && (isBare || fileName.test(stem) || page.test(stem))
    ? { code: 'no-question', values: { text: first } }
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
