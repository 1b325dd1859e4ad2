// What two questions are compared by: their words without case, width, punctuation, numbering and fillers.
import type { PublicQuestion, Question } from '../question.ts';
import { searchableText } from '../rich-text/index.ts';
import { fillers, writtenFillers } from './words.ts';

export interface ComparedText {
  type: number;
  stem: readonly string[];
  /** Each as tokens, in an order of their own. */
  options: readonly (readonly string[])[];
}

const numbering =
  /^\s*(?:(?:第\s*\d+\s*[题題問问]|问题\s*\d+|問題?\s*\d+|q(?:uestion|uestão)?\s*\d+|pregunta\s*\d+|questão\s*\d+|no?\.?\s*\d+)\s*[:.、)]?|[([]?\d{1,4}[)\]]?[.、:)](?!\d)|[([]\d{1,4}[)\]])\s*/iu;
const letter = /^\s*[([]?[a-h][)\].、:]\s*/iu;

/** A run of Latin letters or digits, or one character of a script without spaces. */
const token = /\d+(?:[.,]\d+)*|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+|[\p{L}]|[+\-=<>×÷√^%°]/gu;

function plainText(html: string): string {
  return (html.includes('<') || html.includes('&') ? searchableText(html) : html).normalize('NFKC').toLowerCase();
}

function tokensOf(text: string): string[] {
  const without = text.replaceAll(/['’]/g, '').replaceAll(writtenFillers, ' ');
  const tokens = without.match(token) ?? [];
  const kept = tokens.filter((word) => !fillers.has(word));
  // A question of nothing but fillers is compared by them.
  return kept.length > 0 ? kept : (text.match(token) ?? []);
}

/** Never of the key: to whom it is not shown yet, a likeness must not tell it. */
export function comparedText(question: Question | PublicQuestion): ComparedText {
  const lists = [
    ...('options' in question ? question.options : []),
    ...('matchings' in question ? question.matchings : []),
  ];
  const options = lists.map((option) => tokensOf(plainText(option).replace(letter, '')));
  return {
    type: question.type,
    stem: tokensOf(plainText(question.desc).replace(numbering, '')),
    options: options.toSorted((one, other) => (one.join(' ') < other.join(' ') ? -1 : 1)),
  };
}
