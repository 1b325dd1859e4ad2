// Made-up texts in Chinese, Japanese and a European language whose words are as unevenly used as those of real ones:
// the word of rank r about 1/r as often as the first. The same seed gives the same texts.

const common =
  '的一是不在了有人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经';
const firstHan = 0x4e00;
const hanCount = 3_000;
const kana =
  'あいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちつてでとどなにぬねのはばひびふぶへべほぼまみむめもやゆよらりるれろわをん';
const onsets = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'f',
  'g',
  'gr',
  'l',
  'm',
  'n',
  'p',
  'pr',
  'qu',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
];
const vowels = ['a', 'e', 'i', 'o', 'u', 'é', 'ia', 'io', 'ou', 'ã'];
const ends = ['', '', 'n', 'r', 's', 'l', 'm', 't'];

const wordCount = 30_000;
const pairCount = 20_000;

export type Random = () => number;

/** Mulberry32: small, quick, and good enough for texts. */
export function seedRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Each list by how often its words are used. */
export interface Vocabulary {
  words: readonly string[];
  han: readonly string[];
  japanese: readonly string[];
}

export function buildVocabulary(): Vocabulary {
  const random = seedRandom(1);
  const pick = <T>(items: ArrayLike<T>): T => items[Math.floor(random() * items.length)]!;
  const syllable = () => pick(onsets) + pick(vowels) + pick(ends);
  const character = () =>
    random() < 0.2 ? pick(common) : String.fromCodePoint(firstHan + Math.floor(random() * hanCount));
  return {
    // What is used often is short.
    words: collect(wordCount, (rank) =>
      Array.from({ length: 1 + Math.floor(Math.log10(rank + 1)) }, syllable).join(''),
    ),
    han: collect(pairCount, () => character() + character()),
    japanese: collect(pairCount, (rank) => (rank % 3 === 0 ? pick(kana) : character()) + character() + pick(kana)),
  };
}

function collect(size: number, invent: (rank: number) => string): string[] {
  const found = new Set<string>();
  while (found.size < size) found.add(invent(found.size));
  return [...found];
}

/** The word of rank r in 1/r of the cases. */
function draw(words: readonly string[], random: Random): string {
  return words[Math.floor(words.length ** random()) - 1] ?? '';
}

export const languageCount = 3;

/** So many words of one language. */
export function writeText(
  { han, words, japanese }: Vocabulary,
  language: number,
  length: number,
  random: Random,
): string {
  const source = [han, words, japanese][language] ?? words;
  const text = Array.from({ length }, () => draw(source, random));
  return text.join(source === words ? ' ' : '');
}
