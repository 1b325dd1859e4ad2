// How texts become tokens of a tsvector, and queries a tsquery. Chinese and Japanese have no spaces, so every pair of
// neighbouring characters is a token there, and a query of several characters must find its pairs one after another:
// exactly the texts that hold it. Other scripts are cut into words without accents, found by how they begin.

/** Characters of a text that are searched; a longer one is found by its beginning. */
const maxText = 2_000;
const maxWord = 64;
/** Words of a query that count. */
const maxTerms = 10;

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
  return { kind, characters: [...word].slice(0, maxWord) };
}

/** Each pair of neighbours, and the last character alone, so that it too begins a token. */
function pairsOf(characters: string[]): string[] {
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** A tsvector as text. Tokens hold letters and digits only, so none can end its quotes. */
export function searchVector(texts: readonly string[]): string {
  const places = new Map<string, number[]>();
  let place = 0;
  for (const { kind, characters } of readRuns(texts.join('\n'))) {
    for (const token of kind === 'pairs' ? pairsOf(characters) : [characters.join('')]) {
      place++;
      const known = places.get(token);
      if (known) known.push(place);
      else places.set(token, [place]);
    }
  }
  return [...places].map(([token, at]) => `'${token}':${at.join(',')}`).join(' ');
}

/** A tsquery as text, or null where there is nothing to look for. */
export function searchQuery(text: string): string | null {
  const terms = readRuns(text).slice(0, maxTerms).map(termOf);
  return terms.length === 0 ? null : terms.join(' & ');
}

function termOf({ kind, characters }: Run): string {
  const whole = characters.join('');
  if (kind === 'pairs') {
    if (characters.length === 1) return `'${whole}':*`;
    const pairs = pairsOf(characters).slice(0, -1);
    return `(${pairs.map((pair) => `'${pair}'`).join(' <-> ')})`;
  }
  // A single letter begins far too many words to be a beginning.
  return characters.length === 1 ? `'${whole}'` : `'${whole}':*`;
}
