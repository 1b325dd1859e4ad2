// What is read out of a question's rich texts: words to search by, marks to know it by, files it names. Nothing here asks
// the database, so that a thread can do it.
import { hash as digest } from 'node:crypto';
import type { PublicQuestion, Question } from '@tiku/questions';
import { listMedia, searchableText } from '@tiku/questions/rich-text';
import { searchVector } from './search-tokens.ts';

export { searchQuery, searchVector } from './search-tokens.ts';
export type { SearchQuery } from './search-tokens.ts';

/** The rich texts a learner is shown before the key. */
function shownTexts(question: Question | PublicQuestion): string[] {
  return [
    question.desc,
    ...('options' in question ? question.options : []),
    ...('matchings' in question ? question.matchings : []),
  ];
}

/** The rich texts of the key, where there is one. An open question's reference answer is rich; other keys are plain. */
function keyTexts(question: Question | PublicQuestion): string[] {
  if (!('explanation' in question)) return [];
  return typeof question.correct_answer === 'string'
    ? [question.explanation, question.correct_answer]
    : [question.explanation];
}

export type ChangeText = (html: string) => string;

/** Every rich text of it that is there; keys other than a reference answer are plain text and never drawn otherwise. */
export function mapTexts<Q extends Question | PublicQuestion>(question: Q, change: ChangeText): Q {
  return {
    ...question,
    ...mapKeyTexts(question, change),
    desc: change(question.desc),
    ...('options' in question ? { options: question.options.map((html) => change(html)) } : {}),
    ...('matchings' in question ? { matchings: question.matchings.map((html) => change(html)) } : {}),
  };
}

/** Changes the texts of the key alone, wherever it is shown. */
export function mapKeyTexts<K extends object>(shown: K, change: ChangeText): K {
  const { explanation, correct_answer } = shown as { explanation?: string; correct_answer?: unknown };
  return {
    ...shown,
    ...(explanation === undefined ? {} : { explanation: change(explanation) }),
    ...(typeof correct_answer === 'string' ? { correct_answer: change(correct_answer) } : {}),
  };
}

/** A text without a tag or an entity is its own words. */
function wordsOf(html: string): string {
  return html.includes('<') || html.includes('&') ? searchableText(html) : html;
}

/** The beginning of a rich text as a line of plain text, cut between characters. */
export function firstWords(html: string, length: number): string {
  const characters = Array.from(wordsOf(html).replaceAll(/\s+/gu, ' ').trim());
  return characters.length <= length
    ? characters.join('')
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** Without the key: a search must not tell in which question a word is the answer. */
export function questionVector(question: Question): string {
  return searchVector(shownTexts(question).map(wordsOf));
}

interface WrittenQuestion {
  /** JSON, always in the same order. */
  content: string;
  /** In hexadecimal digits. */
  contentHash: string;
  stemHash: string;
}

/** Questions of a kind have the same keys: sorted once for all of them. */
const orders = new Map<string, readonly string[]>();
const mostOrders = 100;

function orderOf(keys: string[]): readonly string[] {
  const name = keys.join(' ');
  const known = orders.get(name);
  if (known) return known;
  const order = keys.toSorted();
  if (orders.size < mostOrders) orders.set(name, order);
  return order;
}

function writeQuestion(question: Question): WrittenQuestion {
  const fields: Record<string, unknown> = { ...question };
  const content = JSON.stringify(Object.fromEntries(orderOf(Object.keys(fields)).map((key) => [key, fields[key]])));
  const stem = wordsOf(question.desc).normalize('NFKC');
  // A stem that is only a picture is known by the picture's name.
  return { content, contentHash: hash(content), stemHash: hash(stem === '' ? question.desc : stem) };
}

export function hashQuestion(question: Question): { contentHash: Buffer; stemHash: Buffer } {
  const { contentHash, stemHash } = writeQuestion(question);
  return { contentHash: Buffer.from(contentHash, 'hex'), stemHash: Buffer.from(stemHash, 'hex') };
}

function hash(text: string): string {
  return digest('sha256', text, 'hex');
}

/** The columns that hold a question, wherever it is placed. */
export interface DescribedQuestion {
  type: number;
  score: number;
  difficulty: number | null;
  /** JSON. */
  content: string;
  /** In hexadecimal digits. */
  content_hash: string;
  stem_hash: string;
  search: string;
}

export function describeQuestion(question: Question): DescribedQuestion {
  const { content, contentHash, stemHash } = writeQuestion(question);
  return {
    type: question.type,
    score: question.score,
    difficulty: question.difficulty,
    content,
    content_hash: contentHash,
    stem_hash: stemHash,
    search: questionVector(question),
  };
}

/** Whether one of its rich texts is like that. */
export function someText(question: Question | PublicQuestion, isSuch: (html: string) => boolean): boolean {
  return shownTexts(question).some(isSuch) || keyTexts(question).some(isSuch);
}

/** The files that a question, as it is shown, and its material name. */
export function mediaNames(question: Question | PublicQuestion, material: string | null): string[] {
  const texts = [...shownTexts(question), ...keyTexts(question), material ?? ''];
  return texts.filter((text) => text.includes('src=')).flatMap(listMedia);
}
