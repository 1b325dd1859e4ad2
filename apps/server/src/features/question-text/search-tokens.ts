// How texts become tokens of a tsvector, and queries a tsquery. Chinese and Japanese have no spaces, so every character
// and every pair of neighbours is a token there, and a query must find its pairs one after another: exactly the texts
// that hold it. Other scripts are cut into words without accents, found by how they begin; some of
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
const beyondAscii = /[\u0080-\uffff]/;
const surrogates = /[\ud800-\udfff]/;

const unknown = 0;
const between = 1;
const inWord = 2;
const inPairs = 3;

/** By code point: an import asks for millions of characters, of which few are new. */
const kinds = new Uint8Array(0x110000);

function kindOf(codePoint: number): number {
  const known = kinds[codePoint] ?? between;
  if (known !== unknown) return known;
  const kind = classify(String.fromCodePoint(codePoint));
  kinds[codePoint] = kind;
  return kind;
}

function classify(character: string): number {
  if (pairScripts.test(character)) return inPairs;
  return wordCharacters.test(character) ? inWord : between;
}

/** What stands between two gaps of a text: a word, or characters of a script without words. */
interface Run {
  kind: typeof inWord | typeof inPairs;
  text: string;
}

function readRuns(text: string): Run[] {
  const folded = text.slice(0, maxText).normalize('NFKC').toLowerCase();
  const found: Run[] = [];
  let start = 0;
  let open = between;
  const close = (end: number) => {
    if (open === inWord || open === inPairs) found.push({ kind: open, text: folded.slice(start, end) });
  };
  for (let at = 0; at < folded.length;) {
    const codePoint = folded.codePointAt(at) ?? 0;
    const kind = kindOf(codePoint);
    if (kind !== open) {
      close(at);
      open = kind;
      start = at;
    }
    at += sizeOf(codePoint);
  }
  close(folded.length);
  return found;
}

/** Two where a character takes a pair of surrogates. */
function sizeOf(codePoint: number): 1 | 2 {
  return codePoint > 0xffff ? 2 : 1;
}

/** Only words lose their accents: in Japanese the marks make other letters. */
function foldWord(word: string): string {
  if (!beyondAscii.test(word)) return word.slice(0, maxWord);
  return beginningOf(word.normalize('NFD').replace(accents, '').normalize('NFC'), maxWord);
}

/** So many characters, none of them cut in half. */
function beginningOf(word: string, length: number): string {
  return surrogates.test(word) ? Array.from(word).slice(0, length).join('') : word.slice(0, length);
}

function pairsOf(text: string): string[] {
  const characters = Array.from(text);
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/**
 * A tsvector as text. Tokens hold letters and digits only, so none can end its quotes; one that is written twice counts
 * once. Only pairs need their places.
 */
export function searchVector(texts: readonly string[]): string {
  const words = new Set<string>();
  const pairs = new PairPlaces();
  let vector = '';
  for (const { kind, text } of readRuns(texts.join('\n'))) {
    if (kind === inPairs) {
      pairs.add(text);
      continue;
    }
    const written = writeWord(text);
    if (words.has(written)) continue;
    words.add(written);
    vector += written;
  }
  return (vector + pairs.write()).trimEnd();
}

/** Texts repeat their words. */
const writtenWords = new Map<string, string>();
const mostWritten = 20_000;

function writeWord(word: string): string {
  const known = writtenWords.get(word);
  if (known !== undefined) return known;
  const written = writeTokens(foldWord(word));
  if (writtenWords.size >= mostWritten) writtenWords.clear();
  if (word.length <= maxWord) writtenWords.set(word, written);
  return written;
}

function writeTokens(word: string): string {
  // The word was nothing but accents.
  if (word === '') return '';
  const lengths = beginnings.filter((length) => length < word.length);
  return [word, ...lengths.map((length) => beginningOf(word, length))].map((token) => `'${token}' `).join('');
}

/** Every character and every pair of neighbours. Looked up as numbers, which takes a third of the time of strings. */
class PairPlaces {
  readonly #characters = new Set<number>();
  readonly #known = new Map<number, number>();
  readonly #pairs: string[] = [];
  readonly #places: string[] = [];
  #place = 0;

  add(run: string): void {
    let before = -1;
    let start = 0;
    for (let at = 0; at < run.length;) {
      const codePoint = run.codePointAt(at) ?? 0;
      const end = at + sizeOf(codePoint);
      this.#characters.add(codePoint);
      if (before >= 0) this.#note(before * 0x110000 + codePoint, run, start, end);
      before = codePoint;
      start = at;
      at = end;
    }
    // A gap, so that pairs of two runs never follow each other.
    this.#place++;
  }

  #note(key: number, run: string, start: number, end: number): void {
    const known = this.#known.get(key);
    this.#place++;
    if (known !== undefined) {
      this.#places[known] += `,${this.#place}`;
      return;
    }
    this.#known.set(key, this.#pairs.length);
    this.#pairs.push(run.slice(start, end));
    this.#places.push(String(this.#place));
  }

  write(): string {
    let written = '';
    for (const codePoint of this.#characters) written += `'${String.fromCodePoint(codePoint)}' `;
    for (let at = 0; at < this.#pairs.length; at += 1) written += `'${this.#pairs[at]}':${this.#places[at]} `;
    return written;
  }
}

/** Two halves of one question to a tsvector. */
export interface SearchQuery {
  /** Whole tokens, for the index: they find every text that is meant, and some others. */
  tokens: string[];
  /** Exactly what is meant, to be asked of what the index found. */
  exact: string;
}

/** Null where there is nothing to look for. */
export function searchQuery(text: string): SearchQuery | null {
  const terms = readRuns(text).flatMap(termsOf).slice(0, maxTerms);
  if (terms.length === 0) return null;
  return {
    tokens: terms.flatMap((term) => term.tokens),
    exact: terms.map((term) => term.exact).join(' & '),
  };
}

/** One, or none where a word is nothing but accents. */
function termsOf({ kind, text }: Run): SearchQuery[] {
  if (kind === inPairs && Array.from(text).length > 1) return [termOfPairs(pairsOf(text))];
  const word = kind === inWord ? foldWord(text) : text;
  return word === '' ? [] : [termOfWord(word)];
}

function termOfPairs(pairs: readonly string[]): SearchQuery {
  // Every other pair covers every character, and the index has half as many lists to go through.
  const cover = pairs.filter((_pair, at) => at % 2 === 0 || at === pairs.length - 1);
  return { tokens: cover, exact: `(${pairs.map((pair) => `'${pair}'`).join(' <-> ')})` };
}

function termOfWord(word: string): SearchQuery {
  const { length: characters } = Array.from(word);
  const length = beginnings.findLast((each) => each <= characters);
  // One character is a token by itself; one letter begins far too many words to be a beginning.
  if (length === undefined) return { tokens: [word], exact: `'${word}'` };
  return { tokens: [beginningOf(word, length)], exact: `'${word}':*` };
}
