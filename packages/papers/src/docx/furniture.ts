// What stands between the questions of a document and is no part of any: rules, and the heads and feet of its pages.
import type { Line } from './document.ts';
import { findField, findNumber, findSection } from './marks.ts';

const rule = /^(?:[-=*–—~·•]\s?){3,}$/u;
const longest = 80;
const often = 3;
/** A line of so many characters, word for word so often, is no part of a question wherever a page ended. */
const clear = { length: 12, count: 5 };

/** The lines without them, and one of each text that was left out. Rules say nothing. */
export function dropFurniture(lines: readonly Line[]): { lines: Line[]; left: string[] } {
  const kept = lines.filter(({ text, pictures }) => pictures.length > 0 || !rule.test(text.trim()));
  const counts = new Map<string, { text: string; count: number; between: number }>();
  for (const [at, line] of kept.entries()) {
    if (!mayBeFurniture(line)) continue;
    const name = fold(line.text);
    const known = counts.get(name) ?? { text: line.text.trim(), count: 0, between: 0 };
    known.count += 1;
    if (isBetween(kept, at)) known.between += 1;
    counts.set(name, known);
  }
  const repeated = new Map([...counts].filter(([, { count, between }]) => count >= often && between * 2 > count));
  const heads = listHeads(kept);
  const isLeft = (line: Line): boolean =>
    mayBeFurniture(line) && (repeated.has(fold(line.text)) || heads.has(line.text.trim()));
  return {
    lines: kept.filter((line) => !isLeft(line)),
    left: [...new Set([...[...repeated.values()].map(({ text }) => text), ...heads])],
  };
}

/** The heads and feet of pages, which may end in the middle of a question. */
function listHeads(lines: readonly Line[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const text = line.text.trim();
    if (text.length >= clear.length && mayBeFurniture(line)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([text, count]) => (count >= clear.count ? [text] : [])));
}

/** Pages are counted. */
function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\d+/gu, '#');
}

/** Words without a mark: `Antwort: B` may be an answer in a language that nobody has taught us. */
function mayBeFurniture({ text, pictures, isHeading }: Line): boolean {
  const line = text.trim();
  // The points that somebody got, on a sheet that they got back.
  if (/^\d+(?:\.\d)?\s?分$/u.test(line)) return true;
  if (!/\p{L}.{2}/u.test(line) || line.length > longest || pictures.length > 0 || isHeading) return false;
  // What asks or announces belongs to a question, however often it comes.
  if (/[?？;；{}=]$/u.test(line)) return false;
  const isMarked = findNumber(line) !== null || findField(line) !== null || findSection(line, false) !== null;
  return !isMarked && /^\p{L}/u.test(line) && !/[:：]|^[A-Ta-tＡ-Ｔ][.．、)）\s]|^(?:正确|参考)?答案/u.test(line);
}

function isOther(line: Line): boolean {
  return line.text.trim() !== '' && !mayBeFurniture(line);
}

/** What follows is a question or such a line again, and what stands before is no stem: options and answers end a question. */
function isBetween(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at + 1, at + 6).find(isOther);
  const previous = lines.slice(Math.max(0, at - 5), at).findLast(isOther);
  const ends = previous === undefined || findNumber(previous.text.trim()) === null;
  return ends && (next === undefined || findNumber(next.text.trim()) !== null);
}
