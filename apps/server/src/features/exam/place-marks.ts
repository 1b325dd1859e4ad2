// Marks that a question carries among its search tokens, so that one index answers "this word, in this place". No word
// begins with their sign.
import { sql } from 'kysely';
import type { Asker } from './exam-access.ts';

/** Contents are numbered as they are written; so many of them, in powers of two, make a stretch. */
const fineBits = 12;
const coarseBits = 16;

/** For content `q.id` of exam `e`. */
export const placeMarks = sql`array_to_tsvector(array_remove(array[
  '=f' || (q.id >> ${sql.lit(fineBits)}), '=g' || (q.id >> ${sql.lit(coarseBits)}),
  '=e' || e.id, '=a' || e.account_id, '=c' || e.company_id], null))`;

export function inExam(examId: number): string {
  return `'=e${examId}'`;
}

export function byAuthor(accountId: number): string {
  return `'=a${accountId}'`;
}

/** Null where somebody asks for themselves: what is nobody's company carries no mark. */
export function inCompany({ company }: Pick<Asker, 'company'>): string | null {
  return company && `'=c${company.id}'`;
}

/**
 * From the newest stretch of contents to ever more of them, each holding the one before; the last one, null, is all
 * there is. A common word is found in the first, and a word that is rare in all of these is rare.
 */
export function widerStretches(newestContentId: number): (string | null)[] {
  const coarse = newestContentId / 2 ** coarseBits;
  return [
    `'=f${Math.floor(newestContentId / 2 ** fineBits)}'`,
    ...[2, 8]
      .filter((stretches) => stretches <= coarse)
      .map((stretches) => coarseStretches(Math.floor(coarse), stretches)),
    null,
  ];
}

function coarseStretches(newest: number, count: number): string {
  return `(${Array.from({ length: count }, (_, back) => `'=g${newest - back}'`).join(' | ')})`;
}
