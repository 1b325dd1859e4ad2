import { errorCodes } from '../../../lib/api/error-codes.ts';
import type { Failure } from '../../../lib/api/failure.ts';

/** Why an attempt takes no more answers. */
export type Closed = 'handed-in' | 'time-up' | 'gone' | 'switched-out';

const closedBy: Record<number, Closed> = {
  [errorCodes.handed_in]: 'handed-in',
  [errorCodes.time_up]: 'time-up',
  [errorCodes.not_found]: 'gone',
  [errorCodes.homework_gone]: 'gone',
};

/** The server has what counts already: sending such an answer again would change nothing. */
export function isSettled(errorCode: number): boolean {
  const settled: readonly number[] = [errorCodes.answer_older, errorCodes.answer_conflict, errorCodes.answer_final];
  return settled.includes(errorCode);
}

export type Verdict = { kind: 'closed'; reason: Closed } | { kind: 'later' } | { kind: 'refused' };

/**
 * What to do about a call that failed. Only the API's own words end something: a 404 without its error code may come
 * from a proxy that has lost its server.
 */
export function judge({ status, errorCode }: Failure): Verdict {
  const reason = errorCode === null ? undefined : closedBy[errorCode];
  if (reason) return { kind: 'closed', reason };
  const refuses = errorCode !== null && [400, 409, 413, 415, 422].includes(status);
  return { kind: refuses ? 'refused' : 'later' };
}
