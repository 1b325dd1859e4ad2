import { readTypeWord } from './type-words.ts';
import type { TypeMeaning } from './type-words.ts';

const numbering =
  /^(?:第\s?[一二三四五六七八九十百\d]{1,4}\s?(?:章|节|部分|单元|篇|大题|讲|课|回|問|部|編)|[一二三四五六七八九十]{1,3}\s?[、.．:：]|[（(][一二三四五六七八九十]{1,3}[)）]|[IVX]{1,5}\s?[.．、:：)]|(?:part|section|chapter|unit|module|parte|secci[oó]n|se[cç][aã]o|cap[ií]tulo|unidad|unidade|m[oó]dulo|bloque|bloco)\s+[\dIVXA-H]{1,4}\b)[\s、.．:：—-]*/iu;

/** A line of its own that heads the questions below: `一、单选题`, `第二章 …`, `Part II`, `True or false`. */
export function isSectionTitle(text: string): boolean {
  return text.length <= 80 && !text.includes('\n') && (numbering.test(text) || readTitleType(text) !== null);
}

/** The type that a title names, such as `二、多选题（每题2分）`. */
export function readTitleType(title: string): TypeMeaning | null {
  const bare = title.replace(numbering, '').replace(/(?:部分|题库|专项|练习)$/u, '');
  return /^\d*$/u.test(bare)
    ? null
    : (readTypeWord(bare, false) ?? readTypeWord(bare.split(/[（(,，:：\s]/u)[0] ?? '', false));
}
