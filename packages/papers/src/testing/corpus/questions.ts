// Questions with their truth, to be laid out in every way that people lay them out.
import { letters } from '@tiku/questions';
import type { CorpusLanguage } from './languages.ts';

export interface TrueQuestion {
  type: 1 | 2 | 3 | 4;
  stem: string;
  options: string[];
  /** Of the options, counted from 0; empty where there are none. */
  right: number[];
  /** Of a blank or of true and false. */
  answer: string;
  explanation: string;
  chapter: string;
  score: number;
}

export type Random = (below: number) => number;

/** The same for the same seed (mulberry32). */
export function seedRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Kind = 'capital' | 'sum' | 'word' | 'several' | 'truth' | 'blank';

const kinds = {
  single: ['capital', 'capital', 'sum', 'capital', 'word', 'capital'],
  choice: ['capital', 'several', 'capital', 'sum', 'capital', 'several'],
  mixed: ['capital', 'truth', 'several', 'blank', 'capital', 'truth'],
  open: ['blank', 'sum', 'blank', 'blank', 'sum', 'blank'],
} as const satisfies Record<string, readonly Kind[]>;

export type Mixture = keyof typeof kinds;

export function makeQuestions(
  language: CorpusLanguage,
  mixture: Mixture,
  count: number,
  random: Random,
): TrueQuestion[] {
  return Array.from({ length: count }, (_, at) => {
    const mix = kinds[mixture];
    const question = makeQuestion(language, mix[at % mix.length] ?? 'capital', at, random);
    const chapter = language.chapters[Math.floor((at * language.chapters.length) / count)] ?? '';
    const isOpen = mixture === 'open';
    return { ...question, ...(isOpen && { type: 3 as const, options: [], right: [] }), chapter, score: 1 + (at % 3) };
  });
}

type Made = Omit<TrueQuestion, 'chapter' | 'score'>;

function makeQuestion(language: CorpusLanguage, kind: Kind, at: number, random: Random): Made {
  const { places } = language;
  const [country = '', city = ''] = places[(at * 5) % places.length] ?? [];
  const turn = Math.floor(at / places.length);
  const more = turn === 0 ? '' : ` (${turn + 1})`;
  const explanation = fill(language.because, { city, country });
  const none = { options: [], right: [], answer: '', explanation };
  if (kind === 'blank') return { ...none, type: 3, stem: fill(language.blank, { country }) + more, answer: city };
  if (kind === 'truth') {
    const isTrue = random(2) === 0;
    const other = places[(at * 5 + 1 + random(places.length - 1)) % places.length]?.[1] ?? '';
    const stem = fill(language.isCapital, { city: isTrue ? city : other, country }) + more;
    return { ...none, type: 4, stem, answer: language.truth[isTrue ? 'yes' : 'no'] };
  }
  const correct = random(4);
  if (kind === 'several') {
    const limit = 40 + at;
    const first = 2 * (1 + random(6));
    const options = [first, first + 1, first + 4, first + 7].map(String);
    return { ...none, type: 2, stem: fill(language.even, { limit }), options, right: [0, 2] };
  }
  if (kind === 'sum') {
    const [a, b] = [20 + at, 11 + random(9)];
    const options = [0, 1, 2, 3].map((place) => String(a + b + (place - correct) * 3));
    return { ...none, type: 1, stem: fill(language.sum, { a, b }), options, right: [correct], answer: String(a + b) };
  }
  const others = places.map(([, name = '']) => name).filter((name) => name !== city);
  const start = random(others.length);
  const options = [0, 1, 2].map((place) => others[(start + place * 2) % others.length] ?? '');
  options.splice(correct, 0, city);
  const stem = kind === 'word' ? fill(language.word, { n: at + 1 }) : fill(language.capital, { country }) + more;
  return { ...none, type: 1, stem, options, right: [correct], answer: city };
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

export function lettersOf({ right }: TrueQuestion): string {
  return right.map((at) => letters[at] ?? '').join('');
}
