// The marks among the search tokens of a question, as the database's place_marks() writes them: where to look.
import type { Asker } from './exam-access.ts';

export function examMark(examId: number): string {
  return `'=e${examId}'`;
}

/** Whom questions are for, as the sign their marks begin with. */
export type Circle = `=${'p' | 'a'}${string}`;

export function publicCircle({ company }: Pick<Asker, 'company'>): Circle {
  return `=p${company?.id ?? ''}`;
}

/** What is not public, of one author. */
export function ownCircle({ accountId }: Pick<Asker, 'accountId'>): Circle {
  return `=a${accountId}`;
}

/** Contents are numbered as they are written; 2 to the power of these many make a stretch. */
const stretchBits = [12, 15, 18] as const;

export interface Stretch {
  mark: string;
  /** Contents in it at most. */
  size: number;
}

/**
 * From the newest stretch of a circle to ever longer ones, each holding the one before, and at last all of it. A common
 * word is found in the first of them, and a word that is rare in all of them is rare.
 */
export function widerStretches(circle: Circle, newestContentId: number): Stretch[] {
  const stretches = stretchBits
    .map((bits) => ({ bits, newest: Math.floor(newestContentId / 2 ** bits) }))
    .filter(({ newest }) => newest > 1)
    // The newest has only begun to fill.
    .map(({ bits, newest }) => ({
      mark: `('${circle}-${bits}-${newest}' | '${circle}-${bits}-${newest - 1}')`,
      size: 2 ** (bits + 1),
    }));
  return [...stretches, wholeCircle(circle)];
}

export function wholeCircle(circle: Circle): Stretch {
  return { mark: `'${circle}'`, size: Infinity };
}
