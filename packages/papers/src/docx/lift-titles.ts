// Titles without a mark of their own: one line between the key of a question and the next question.
import { letters } from '@tiku/questions';
import { readLetterList, readTruthWord } from '@tiku/questions/sheets';
import type { FoundQuestion, FoundSection } from './found-question.ts';

type Item = FoundQuestion | FoundSection;

const longest = 60;
/** Where more questions have such a line, it says something of each of them. */
const mostShare = 0.25;

export function liftTitles(items: readonly Item[]): Item[] {
  const titles = items.map((item, at) => (at + 1 < items.length ? findTitle(item) : null));
  const questions = items.filter(({ kind }) => kind === 'question').length;
  if (titles.filter((title) => title !== null).length > questions * mostShare) return [...items];
  return items.flatMap((item, at) => {
    const title = titles[at] ?? null;
    if (item.kind !== 'question' || title === null) return [item];
    item.fields.answer.text = item.fields.answer.text.split('\n')[0]?.trim() ?? '';
    const empty = { text: '', pictures: [] };
    return [item, { kind: 'section', title: { text: title, pictures: [] }, description: empty }];
  });
}

/** A sentence, or an option. */
const noTitle = /[。.;；，,!！?？:：]|^[(（]?[A-H](?:[\s)）]|$)/u;

function findTitle(item: Item): string | null {
  if (item.kind !== 'question' || item.fields.answer.pictures.length > 0) return null;
  const [key = '', title = '', ...more] = item.fields.answer.text.split('\n').map((line) => line.trim());
  if (more.length > 0 || title.length < 2 || title.length > longest || noTitle.test(title)) return null;
  return isKey(key, item.options.length) ? title : null;
}

function isKey(text: string, count: number): boolean {
  if (text.length > 12) return false;
  const places = readLetterList(text)?.map((letter) => letters.indexOf(letter)) ?? [];
  return count > 0
    ? places.length > 0
      ? places.every((place) => place < count)
      : /^[1-9]$/u.test(text) && Number(text) <= count
    : readTruthWord(text) !== null;
}
