import { areAlike, wordsOf } from './answer-words.ts';
import type { AnswerWords } from './answer-words.ts';

/** Pieces by which one is looked up: the rarest, as those that all answers to a question share tell nothing. */
const piecesLookedUp = 12;
/** What has become common is a sign of nothing, so no list grows without end. */
const mostUnderPiece = 64;
/** So many of those that share the most pieces are compared. */
const mostCompared = 24;

/** Three letters of a word at a time, and how it begins and ends; characters that are words by themselves and by pairs. */
function piecesOf({ words, joined, sorted }: AnswerWords): Set<string> {
  const pieces = new Set([`=${joined}`, `~${sorted.join(' ')}`]);
  words.forEach((word, at) => {
    if (word.length === 1) {
      pieces.add(word);
      pieces.add(`${word}${words[at + 1] ?? ''}`);
      return;
    }
    const padded = `^${word}$`;
    for (let start = 0; start + 3 <= padded.length; start += 1) pieces.add(padded.slice(start, start + 3));
    pieces.add(`${word[0]}…${word.at(-1)}`);
  });
  return pieces;
}

function countPieces(all: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pieces of all) for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** Of those that another answer has as well. */
function rarestOf(pieces: ReadonlySet<string>, counts: ReadonlyMap<string, number>): string[] {
  const rarest: { piece: string; count: number }[] = [];
  for (const piece of pieces) {
    const count = counts.get(piece) ?? 0;
    const last = rarest.at(-1);
    if (count < 2 || (rarest.length === piecesLookedUp && last && count > last.count)) continue;
    const isBefore = (each: { piece: string; count: number }) =>
      each.count > count || (each.count === count && each.piece > piece);
    const place = rarest.findIndex(isBefore);
    rarest.splice(place < 0 ? rarest.length : place, 0, { piece, count });
    if (rarest.length > piecesLookedUp) rarest.pop();
  }
  return rarest.map(({ piece }) => piece);
}

/** Those that share the most pieces first. */
function findCandidates(pieces: readonly string[], leaders: ReadonlyMap<string, readonly number[]>): number[] {
  const shared = new Map<number, number>();
  for (const piece of pieces) {
    for (const leader of leaders.get(piece) ?? []) shared.set(leader, (shared.get(leader) ?? 0) + 1);
  }
  return Array.from(shared)
    .toSorted(([one, much], [other, more]) => more - much || one - other)
    .slice(0, mostCompared)
    .map(([leader]) => leader);
}

/**
 * Groups of two or more, by their places: all of a group are like its first, so that no chain of small differences leads from
 * one answer to another one. A suggestion for people: it may miss some, and it costs the same for each text, however many
 * there are.
 */
export function groupAlike(texts: readonly string[], isLike = areAlike): number[][] {
  const answers = texts.map(wordsOf);
  const pieces = answers.map(piecesOf);
  const counts = countPieces(pieces);
  const leaders = new Map<string, number[]>();
  const groups = new Map<number, number[]>();
  answers.forEach((answer, at) => {
    const rarest = rarestOf(pieces[at] ?? new Set(), counts);
    const leader = findCandidates(rarest, leaders).find((each) => {
      const first = answers[each];
      return first !== undefined && isLike(first, answer);
    });
    if (leader !== undefined) {
      groups.get(leader)?.push(at);
      return;
    }
    groups.set(at, [at]);
    for (const piece of rarest) {
      const under = leaders.get(piece);
      if (!under) leaders.set(piece, [at]);
      else if (under.length < mostUnderPiece) under.push(at);
    }
  });
  return Array.from(groups.values()).filter((group) => group.length > 1);
}
