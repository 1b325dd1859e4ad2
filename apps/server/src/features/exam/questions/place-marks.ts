// The marks among the search tokens of a question, as the database's place_marks() writes them: where to look.
import type { Actor } from '../../../platform/session/actor.ts';

export function examMark(examId: number): string {
  return `'=e${examId}'`;
}

/** Whom questions are for, as the sign their marks begin with. */
export type Circle = `=${'p' | 'a'}${string}`;

export function publicCircle({ company }: Pick<Actor, 'company'>): Circle {
  return `=p${company?.id ?? ''}`;
}

/** What is not public, of one author. */
export function ownCircle({ accountId }: Pick<Actor, 'accountId'>): Circle {
  return `=a${accountId}`;
}

/** Contents are numbered as they are written, and marked by their number without these many last bits. */
const stretchBits = [12, 15, 18] as const;
/** More marks of one length cost the index more than the next length. */
const mostMarks = 8;

export interface Stretch {
  mark: string;
  /** Contents in it at most. */
  size: number;
}

/** The newest contents of a circle: so many at least, or all of it where there are no more or they are most of it. */
export function newestStretch(circle: Circle, newestContentId: number, wanted: number): Stretch {
  const bits = stretchBits.find((each) => wanted <= (mostMarks - 1) * 2 ** each);
  if (bits === undefined) return wholeCircle(circle);
  const placeOf = (contentId: number) => Math.floor(contentId / 2 ** bits);
  const [first, last] = [placeOf(newestContentId - wanted), placeOf(newestContentId)];
  if (first < 1) return wholeCircle(circle);
  const marks = Array.from({ length: last - first + 1 }, (_, at) => `'${circle}-${bits}-${last - at}'`);
  return { mark: `(${marks.join(' | ')})`, size: newestContentId - first * 2 ** bits };
}

export function wholeCircle(circle: Circle): Stretch {
  return { mark: `'${circle}'`, size: Infinity };
}
