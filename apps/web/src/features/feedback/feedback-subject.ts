// Where something is wrong with a question, the address says which one: a sentence, and the way to it.
import { limits } from '@tiku/contract/limits';
import { safeRedirect } from '../../lib/navigation/safe-redirect.ts';

export interface FeedbackSubject {
  text: string;
  /** A path of this site; null without one. */
  path: string | null;
}

const textMax = 300;

export function readPath(path: string | undefined, origin: string): string | null {
  return path?.startsWith('/') ? safeRedirect(path, origin) : null;
}

export function readSubject(
  text: string | undefined,
  about: string | undefined,
  origin: string,
): FeedbackSubject | null {
  const line = text
    ?.replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, textMax);
  return line ? { text: line, path: readPath(about, origin) } : null;
}

function headOf({ text, path }: FeedbackSubject, origin: string): string {
  return path === null ? `${text}\n\n` : `${text}\n${origin}${path}\n\n`;
}

/** How much the person may write beside it. */
export function messageMax(subject: FeedbackSubject | null, origin: string): number {
  return limits.feedbackMax - (subject ? headOf(subject, origin).length : 0);
}

export function withSubject(subject: FeedbackSubject | null, message: string, origin: string): string {
  return subject ? headOf(subject, origin) + message : message;
}
