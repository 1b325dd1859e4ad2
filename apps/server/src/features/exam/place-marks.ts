// Marks that a question carries among its search tokens, so that one index answers "this word, in this place". No word
// begins with their sign.
import { sql } from 'kysely';
import type { Asker } from './exam-access.ts';

/** Contents are numbered as they are written; 2 to the power of these many make a stretch. */
const stretchBits = [12, 15, 18] as const;

/** For content `q.id` of exam `e`. A trigger keeps the mark of what is public when that changes. */
export const placeMarks = sql`array_to_tsvector(array_remove(array[
  '=e' || e.id, '=a' || e.account_id,
  case when e.status = 0 and not e.isprivate then public_mark(e.company_id) end,
  ${sql.join(stretchBits.map((bits) => sql`${sql.lit(`=${bits}-`)} || (q.id >> ${sql.lit(bits)})`))}], null))`;

export function inExamMark(examId: number): string {
  return `'=e${examId}'`;
}

export function isPublicMark({ company }: Pick<Asker, 'company'>): string {
  return `'=p${company?.id ?? ''}'`;
}

/** By this author, or in one of these exams. */
export function isPersonalMark({ accountId }: Pick<Asker, 'accountId'>, examIds: readonly number[]): string {
  return anyOf([`'=a${accountId}'`, ...examIds.map(inExamMark)]);
}

/**
 * From the newest stretch of contents to ever longer ones, each holding the one before; the last, null, is all there
 * is. A common word is found in the first of them, and a word that is rare in all of them is rare.
 */
export function widerStretches(newestContentId: number): (string | null)[] {
  const stretches = stretchBits
    .map((bits) => ({ bits, newest: Math.floor(newestContentId / 2 ** bits) }))
    .filter(({ newest }) => newest > 1)
    // The newest has only begun to fill.
    .map(({ bits, newest }) => anyOf([`'=${bits}-${newest}'`, `'=${bits}-${newest - 1}'`]));
  return [...stretches, null];
}

function anyOf(marks: readonly string[]): string {
  return `(${marks.join(' | ')})`;
}
