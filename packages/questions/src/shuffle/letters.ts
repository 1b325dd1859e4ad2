// Letters that name options, in an explanation, a stem or another option. Shuffling changes the letter of every option:
// where the text can certainly follow it does, and where it may not, the question keeps its order.
import { readHtmlText } from '../text/html-text.ts';
import { classifyLetters } from './classify-letters.ts';
import { findLetterGroups } from './letter-groups.ts';
import type { LetterGroup } from './letter-groups.ts';
import { namesOptionsByPlace, pointsAtOtherOptions } from './position-words.ts';
import { onlyInChinese, onlyWords } from './words.ts';

/** Nobody names options this often. Looking at every letter of a text that is made of letters would keep others waiting. */
const mostGroups = 300;

/** The runs of letters that name options, by their places in the HTML; null where that is not certain. */
export function findReferences(html: string, count: number): OptionReference[][] | null {
  const { text, places, formulas } = readHtmlText(html);
  if (namesOptionsByPlace(text) || formulas.some((formula) => isOnlyLetters(formula, count))) return null;

  const groups = findLetterGroups(text, count);
  if (groups.length > mostGroups) return null;
  const certain: LetterGroup[] = [];
  const labels: LetterGroup[] = [];
  let hasArticle = false;
  for (const group of groups) {
    const kind = classifyLetters(text, group);
    if (kind === 'doubtful') return null;
    if (kind === 'reference') certain.push(group);
    if (kind === 'label') labels.push(group);
    hasArticle ||= kind === 'article';
  }
  const labelled = new Set(labels.flatMap(({ letters }) => letters.map(({ option }) => option)));
  if (labels.length > 0 && labelled.size < count) return null;
  if (hasArticle && certain.length + labels.length > 0) return null;
  return [...certain, ...labels].flatMap(({ runs }) =>
    runs.map((run) => run.map(({ at, option }) => ({ place: places[at] ?? 0, option }))),
  );
}

export interface OptionReference {
  place: number;
  option: number;
}

/** "故选$A$": a formula that is nothing but letters may well be an option. */
function isOnlyLetters(formula: string, count: number): boolean {
  const bare = formula.replace(/\\[a-z]+/gi, ' ').replace(/[^\p{L}\p{N}+=<>^_]+/gu, '');
  return bare.length <= count && /^[A-T]+$/.test(bare);
}

/** Whether a stem speaks of the options by their letters. */
export function namesOptions(html: string, count: number): boolean {
  const { text } = readHtmlText(html);
  const groups = findLetterGroups(text, count);
  if (groups.length > mostGroups) return true;
  const kinds = groups.map((group) => classifyLetters(text, group));
  const labels = kinds.filter((kind) => kind === 'label');
  return kinds.includes('reference') || labels.length > 1 || namesOptionsByPlace(text);
}

/** Whether an option speaks of the others, so that it has to stay where it is: "A和B", "none of the above", "C". */
export function dependsOnOthers(html: string, count: number): boolean {
  const text = readHtmlText(html).text.trim();
  const groups = findLetterGroups(text, count);
  if (groups.length > mostGroups || pointsAtOtherOptions(text)) return true;
  return groups.some((group) => {
    if (group.letters.length > 1) return !group.isMixed;
    const kind = classifyLetters(text, group);
    return kind === 'reference' || kind === 'label' || isAlone(text, group);
  });
}

/** With the brackets and dots around it. */
const longestAlone = 100;

/** "C", "(C)", "only C", "仅C". */
function isAlone(text: string, { from, to }: LetterGroup): boolean {
  if (text.length > longestAlone) return false;
  const rest = (text.slice(0, from) + text.slice(to)).toLowerCase().replace(/[^\p{L}\p{N}\ufffc]+/gu, '');
  return rest === '' || onlyWords.has(rest) || onlyInChinese.includes(rest);
}

/** The same text with every letter in its new place; `shownAt(option)` is where the option now stands. */
export function moveLetters(
  html: string,
  references: readonly OptionReference[][],
  shownAt: (option: number) => number,
): string {
  const letters = new Map<number, number>();
  for (const run of references) {
    const shown = run.map(({ option }) => shownAt(option)).toSorted((a, b) => a - b);
    for (const [index, { place }] of run.entries()) letters.set(place, shown[index] ?? 0);
  }
  let result = '';
  let done = 0;
  for (const [place, option] of [...letters].toSorted(([a], [b]) => a - b)) {
    result += html.slice(done, place) + likeLetter(html.charCodeAt(place), option);
    done = place + 1;
  }
  return result + html.slice(done);
}

const firstLetters = ['A', 'a', 'Ａ', 'ａ'].map((letter) => letter.charCodeAt(0));

/** In the case and width of the letter it replaces. */
function likeLetter(old: number, option: number): string {
  const first = firstLetters.find((code) => old >= code && old < code + 26) ?? 65;
  return String.fromCharCode(first + option);
}
