import { readTypeWord } from './type-words.ts';
import type { TypeMeaning } from './type-words.ts';

const numbering =
  /^(?:第\s?[一二三四五六七八九十百\d]{1,4}\s?(?:章|节|部分|单元|篇|大题|讲|课|回|問|部|編)|[一二三四五六七八九十]{1,3}\s?[、.．:：]|[（(][一二三四五六七八九十]{1,3}[)）]|[IVX]{1,5}\s?[.．、:：)]|(?:part|section|chapter|unit|module|parte|secci[oó]n|se[cç][aã]o|cap[ií]tulo|unidad|unidade|m[oó]dulo|bloque|bloco)\s+[\dIVXA-H]{1,4}\b)[\s、.．:：—-]*/iu;

/** `判断题练习`, `Essay questions`, `Preguntas de desarrollo`. */
const around =
  /(?:部分|题库|专项|练习|\s+(?:questions?|items?|exercises?|quiz|section|part))$|^(?:preguntas|ejercicios|quest[oõ]es|perguntas|exerc[ií]cios)\s+d[eo]\s+/giu;

/** A line of its own that heads the questions below: `一、单选题`, `第二章 …`, `Part II`, `True or false`. */
export function isSectionTitle(text: string): boolean {
  return text.length <= 80 && !text.includes('\n') && (numbering.test(text) || readTitleType(text) !== null);
}

/** The type that a title names, such as `二、多选题（每题2分）`. */
export function readTitleType(title: string): TypeMeaning | null {
  const bare = title.replace(numbering, '').replace(around, '');
  if (/^\d*$/u.test(bare)) return null;
  const start = bare.split(/[（(,，:：]|\s[-–—]/u)[0] ?? '';
  return readTypeWord(bare, false) ?? readTypeWord(start, false) ?? readFirstWords(start);
}

/** `判断题 共10题`, `True or false 1 to 10`, `Matching 1-5`; one Latin word before others, as in `Short stories`, names none. */
function readFirstWords(title: string): TypeMeaning | null {
  const words = title.trim().split(/\s+/u).slice(0, 8);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ');
    const isOneOfMany = count === 1 && /^\p{Script=Latin}+$/u.test(start) && /\p{L}/u.test(words.slice(1).join(''));
    const type = isOneOfMany ? null : readTypeWord(start, false);
    if (type !== null) return type;
  }
  return null;
}

export interface ScoreEach {
  points: number;
  /** For each blank, not for each question. */
  isPerBlank: boolean;
}

/** `（每题2分）`, `每空1.5分`, `各2点`, `2 points each`, `0,5 puntos cada una`. */
export function findScoreEach(title: string): ScoreEach | null {
  const match =
    /(?:每小?[题道空個个问問]|各)\s?(\d{1,3}(?:[.,]\d)?)\s?[分点]|(\d{1,3}(?:[.,]\d)?)\s?(?:points?|marks?|pts?|puntos?|pontos?) (?:each|cada|por pregunta|por quest[aã]o)/iu.exec(
      title.normalize('NFKC'),
    );
  const points = Number((match?.[1] ?? match?.[2] ?? '').replace(',', '.'));
  return points > 0 ? { points, isPerBlank: match?.[0].includes('空') ?? false } : null;
}
