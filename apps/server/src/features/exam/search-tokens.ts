// How texts become tokens of a tsvector, and queries a tsquery. Chinese and Japanese have no spaces, so every pair of
// neighbouring characters is a token there, and a query of several characters must find its pairs one after another:
// exactly the texts that hold it. Other scripts are cut into words without accents, found by how they begin; some of
// their beginnings are tokens too, because looking up a whole token costs the index far less than looking up a prefix.

/** Characters of a text that are searched; a longer one is found by its beginning. */
const maxText = 2_000;
const maxWord = 64;
/** Words of a query that count. */
const maxTerms = 10;
/** Lengths of the beginnings that are tokens. A query goes by the longest that it reaches. */
const beginnings = [2, 3, 4, 6, 9] as const;

const pairScripts = /[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]&&[\p{L}\p{N}\p{M}]]/v;
const wordCharacters = /[\p{L}\p{N}\p{M}]/v;
const accents = /[\u0300-\u036f]/g;

type Kind = 'pairs' | 'word' | 'between';

function classify(character: string): Kind {
  if (pairScripts.test(character)) return 'pairs';
  return wordCharacters.test(character) ? 'word' : 'between';
}

/** An import asks for millions of characters, of which few are new. */
const kinds = new Map<string, Kind>();

function kindOf(character: string): Kind {
  let kind = kinds.get(character);
  if (kind === undefined) {
    kind = classify(character);
    kinds.set(character, kind);
  }
  return kind;
}

interface Run {
  kind: 'pairs' | 'word';
  characters: string[];
}

function readRuns(text: string): Run[] {
  const folded = text.slice(0, maxText).normalize('NFKC').toLowerCase();
  const found: Run[] = [];
  let last: Kind = 'between';
  for (const character of folded) {
    const kind = kindOf(character);
    if (kind !== 'between') {
      if (kind === last) found.at(-1)?.characters.push(character);
      else found.push({ kind, characters: [character] });
    }
    last = kind;
  }
  return found.map((run) => (run.kind === 'word' ? foldWord(run) : run)).filter((run) => run.characters.length > 0);
}

/** Only words lose their accents: in Japanese the marks make other letters. */
function foldWord({ kind, characters }: Run): Run {
  const word = characters.join('').normalize('NFD').replace(accents, '').normalize('NFC');
  return { kind, characters: Array.from(word).slice(0, maxWord) };
}

/** Each pair of neighbours, and the last character alone, so that it too begins a token. */
function pairsOf(characters: string[]): string[] {
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** A tsvector as text. Tokens hold letters and digits only, so none can end its quotes. Only pairs need their places. */
export function searchVector(texts: readonly string[]): string {
  const words = new Set<string>();
  const pairs = new Map<string, string>();
  let place = 0;
  for (const { kind, characters } of readRuns(texts.join('\n'))) {
    if (kind === 'word') {
      words.add(characters.join(''));
      for (const length of beginnings) if (length < characters.length) words.add(characters.slice(0, length).join(''));
      continue;
    }
    for (const pair of pairsOf(characters)) {
      const before = pairs.get(pair);
      place++;
      pairs.set(pair, before === undefined ? String(place) : `${before},${place}`);
    }
    place++;
  }
  return [
    ...Array.from(words, (word) => `'${word}'`),
    ...Array.from(pairs, ([pair, places]) => `'${pair}':${places}`),
  ].join(' ');
}

/** Two halves of one question to a tsvector. */
export interface SearchQuery {
  /** Whole tokens only, for the index: every text that is meant, and some others. */
  tokens: string;
  /** Exactly what is meant, to be asked of what the index found. */
  exact: string;
}

/** Null where there is nothing to look for. */
export function searchQuery(text: string): SearchQuery | null {
  const terms = readRuns(text).slice(0, maxTerms).map(termOf);
  if (terms.length === 0) return null;
  return {
    tokens: terms.map((term) => term.tokens).join(' & '),
    exact: terms.map((term) => term.exact).join(' & '),
  };
}

function termOf({ kind, characters }: Run): SearchQuery {
  const whole = characters.join('');
  if (kind === 'pairs') {
    const pairs = pairsOf(characters).slice(0, -1);
    // A character by itself begins a few hundred pairs at most.
    if (pairs.length === 0) return { tokens: `'${whole}':*`, exact: `'${whole}':*` };
    const quoted = pairs.map((pair) => `'${pair}'`);
    return { tokens: quoted.join(' & '), exact: `(${quoted.join(' <-> ')})` };
  }
  const length = beginnings.findLast((each) => each <= characters.length);
  // A single letter begins far too many words to be a beginning.
  if (length === undefined) return { tokens: `'${whole}'`, exact: `'${whole}'` };
  return { tokens: `'${characters.slice(0, length).join('')}'`, exact: `'${whole}':*` };
}
