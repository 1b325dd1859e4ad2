// Questions in five languages, some of them written twice, some of them only nearly the same as another.
import type { Question } from '@tiku/questions';
import { languages } from './languages.ts';
import type { Language } from './languages.ts';

/** The same every time: a linear congruential generator. */
function createChance(seed: number) {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  return { below: (count: number) => Math.floor(next() * count), happens: (share: number) => next() < share };
}
type Chance = ReturnType<typeof createChance>;

interface Parts {
  language: Language;
  ask: number;
  isNegated: boolean;
  a: string;
  b: string;
  n: number;
  options: readonly string[];
}

function nameThing(chance: Chance, { pieces, joins }: Language): string {
  return Array.from({ length: joins }, () => pieces[chance.below(pieces.length)]).join('');
}

function invent(chance: Chance): Parts {
  const language = languages[chance.below(languages.length)] as Language;
  return {
    language,
    ask: chance.below(language.asks.length),
    isNegated: chance.happens(0.1),
    a: nameThing(chance, language),
    b: nameThing(chance, language),
    n: 10 + chance.below(990),
    options: Array.from({ length: 4 }, () =>
      chance.happens(0.3) ? String(chance.below(1_000)) : nameThing(chance, language),
    ),
  };
}

function stemOf({ language, ask, isNegated, a, b, n }: Parts): string {
  const { says = '', negated = '' } = language.asks[ask] ?? {};
  return (isNegated ? negated : says).replace('{a}', a).replace('{b}', b).replace('{n}', String(n));
}

function questionOf(desc: string, options: readonly string[]): Question {
  return {
    type: 1,
    desc: `<p>${desc}</p>`,
    options: [...options],
    correct_answer: ['A'],
    explanation: '',
    score: 1,
    partial_score: null,
    difficulty: null,
  };
}

function shuffled<T>(chance: Chance, items: readonly T[]): T[] {
  const rest = [...items];
  return Array.from(items, () => rest.splice(chance.below(rest.length), 1)[0] as T);
}

const toFullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** A letter left out, doubled or swapped with its neighbour, in one of the long words. */
function misspell(chance: Chance, text: string): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (/^\p{L}{7,}$/u.test(word) ? [at] : []));
  const at = long[chance.below(long.length)];
  if (at === undefined) return text;
  const word = words[at] ?? '';
  const place = 1 + chance.below(word.length - 3);
  const slips = [
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + word.slice(place - 1),
    word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  ];
  return words.with(at, slips[chance.below(slips.length)] ?? word).join(' ');
}

type Change = (
  chance: Chance,
  stem: string,
  options: readonly string[],
  language: Language,
) => [string, readonly string[]];

const changes: readonly Change[] = [
  (chance, stem, options) => [stem, shuffled(chance, options)],
  (_, stem, options) => [toFullWidth(stem), options.map(toFullWidth)],
  (_, stem, options) => [stem.toUpperCase(), options.map((option) => option.toUpperCase())],
  (_, stem, options) => [stem.replaceAll(/[,.?？，。、¿:]/g, ' '), options.map((option) => `${option}。`)],
  (chance, stem, options, { numbered }) => [numbered(1 + chance.below(200)) + stem, options],
  (chance, stem, options, { fillers }) => [(fillers[chance.below(fillers.length)] ?? '') + stem, options],
  (chance, stem, options) => [misspell(chance, stem), options],
  (_, stem, options) => [stem, options.map((option, at) => `${'ABCD'.charAt(at)}. ${option}`)],
];

function writeAgain(chance: Chance, { language, ...parts }: Parts): Question {
  let [stem, options]: [string, readonly string[]] = [stemOf({ language, ...parts }), parts.options];
  for (const change of shuffled(chance, changes).slice(0, 1 + chance.below(3))) {
    [stem, options] = change(chance, stem, options, language);
  }
  return questionOf(stem, options);
}

/** Little differs, and it asks something else. */
function nearlySame(chance: Chance, parts: Parts): Parts {
  const others: readonly Parts[] = [
    { ...parts, isNegated: !parts.isNegated },
    { ...parts, n: parts.n + 1 + chance.below(9) },
    { ...parts, a: nameThing(chance, parts.language) },
    { ...parts, options: parts.options.with(0, String(1_000 + chance.below(1_000))) },
  ];
  return others[chance.below(others.length)] ?? parts;
}

export interface TwinsWorld {
  questions: Question[];
  /** By place, the lower first. */
  twins: Set<string>;
  nearMisses: number;
}

export const pairOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

const keyOf = (parts: Parts) => `${stemOf(parts)}|${parts.options.toSorted().join('|')}`;

export function buildTwins(count: number, seed: number): TwinsWorld {
  const chance = createChance(seed);
  const world: TwinsWorld = { questions: [], twins: new Set(), nearMisses: 0 };
  const known = new Set<string>();
  while (world.questions.length < count) {
    const parts = invent(chance);
    if (known.has(keyOf(parts))) continue;
    known.add(keyOf(parts));
    const at = world.questions.push(questionOf(stemOf(parts), parts.options)) - 1;
    if (chance.happens(0.2)) world.twins.add(pairOf(at, world.questions.push(writeAgain(chance, parts)) - 1));
    if (!chance.happens(0.2)) continue;
    const other = nearlySame(chance, parts);
    if (known.has(keyOf(other))) continue;
    known.add(keyOf(other));
    world.questions.push(questionOf(stemOf(other), shuffled(chance, other.options)));
    world.nearMisses += 1;
  }
  return world;
}
