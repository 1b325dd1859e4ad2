// Where the words of a search stand in a text, by the rules of the search itself: case, width and accents do not count,
// a word is found by how it begins, Chinese and Japanese anywhere.

const pairScripts = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;
const accents = /[\u0300-\u036f]/g;

type Kind = 'pairs' | 'word' | 'between';

interface Piece {
  /** One folded character. */
  text: string;
  kind: Kind;
  /** The place of the original character in the text. */
  start: number;
  end: number;
}

function kindOf(character: string): Kind {
  if (!wordCharacter.test(character)) return 'between';
  return pairScripts.test(character) ? 'pairs' : 'word';
}

/** Character by character, so that every piece knows where it came from. */
function fold(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    for (const folded of character.normalize('NFKC').toLowerCase()) {
      const kind = kindOf(folded);
      // Only words lose their accents: in Japanese the marks make other letters.
      const plain = kind === 'word' ? folded.normalize('NFD').replace(accents, '') : folded;
      for (const part of plain) pieces.push({ text: part, kind, start, end });
    }
    start = end;
  }
  return pieces;
}

/** Runs of one kind, as the search cuts them. */
function readTerms(query: string): Piece[][] {
  const terms: Piece[][] = [];
  let last: Kind = 'between';
  for (const piece of fold(query)) {
    if (piece.kind !== 'between') {
      if (piece.kind === last) terms.at(-1)?.push(piece);
      else terms.push([piece]);
    }
    last = piece.kind;
  }
  return terms;
}

function standsAt(term: readonly Piece[], pieces: readonly Piece[], at: number): boolean {
  return term.every((piece, index) => pieces[at + index]?.text === piece.text);
}

export type Match = readonly [start: number, end: number];

/** In order, without overlaps. */
export function findMatches(text: string, query: string): Match[] {
  const pieces = fold(text);
  const found: Match[] = [];
  for (const term of readTerms(query)) {
    const isWord = term[0]?.kind === 'word';
    for (let at = 0; at + term.length <= pieces.length; at += 1) {
      if (isWord && pieces[at - 1]?.kind === 'word') continue;
      const [first, last] = [pieces[at], pieces[at + term.length - 1]];
      if (first && last && standsAt(term, pieces, at)) found.push([first.start, last.end]);
    }
  }
  return joinMatches(found);
}

function joinMatches(found: Match[]): Match[] {
  const joined: Match[] = [];
  for (const [start, end] of found.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}
