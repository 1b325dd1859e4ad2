// Small sums in words. The answer may be given in digits, or in words of any of our languages.
import { randomInt } from 'node:crypto';
import type { Language } from '@tiku/contract';
import { fill } from '../texts/texts.ts';
import { numberWords, otherSpellings } from './number-words.ts';

const sentences: Record<Language, { plus: string; minus: string }> = {
  en: { plus: 'What is {a} plus {b}?', minus: 'What is {a} minus {b}?' },
  'zh-CN': { plus: '{a}加{b}等于多少？', minus: '{a}减{b}等于多少？' },
  ja: { plus: '{a}足す{b}はいくつですか？', minus: '{a}引く{b}はいくつですか？' },
  es: { plus: '¿Cuánto es {a} más {b}?', minus: '¿Cuánto es {a} menos {b}?' },
  pt: { plus: 'Quanto é {a} mais {b}?', minus: 'Quanto é {a} menos {b}?' },
};

/** The commonest answers come up 16 times in 1,120 sums: three guesses are right in 4.3 % of cases. */
const ranges = { a: [20, 89], b: [2, 9] } as const;

export function inventQuestion(language: Language): { question: string; answer: number } {
  const a = randomInt(ranges.a[0], ranges.a[1] + 1);
  const b = randomInt(ranges.b[0], ranges.b[1] + 1);
  const operation = randomInt(2) === 0 ? 'plus' : 'minus';
  const words = numberWords[language];
  const question = fill(sentences[language][operation], { a: words(a), b: words(b) });
  return { question, answer: operation === 'plus' ? a + b : a - b };
}

const numbersByWord = new Map<string, number>(Object.entries(otherSpellings));
for (const words of Object.values(numberWords)) {
  for (let number = 0; number < 100; number++) numbersByWord.set(canonical(words(number)), number);
}

/** What somebody typed as a number: full-width digits, capitals, accents and hyphens make no difference. */
export function readNumber(text: string): number | null {
  const typed = canonical(text);
  return /^\d{1,3}$/.test(typed) ? Number(typed) : (numbersByWord.get(typed) ?? null);
}

function canonical(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
