import { expect, it } from 'vitest';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import { isSettled, judge } from './verdict.ts';

const failure = (status: number, errorCode: number | null) => ({ status, errorCode, message: '', fields: {} });

it.each([
  ['handed_in', 'handed-in'],
  ['time_up', 'time-up'],
  ['not_found', 'gone'],
  ['homework_gone', 'gone'],
] as const)('ends an attempt by %s', (name, reason) => {
  expect(judge(failure(409, errorCodes[name]))).toEqual({ kind: 'closed', reason });
});

it.each([400, 409, 413, 415, 422])('takes the API at its word where it refuses with %i', (status) => {
  expect(judge(failure(status, errorCodes.vip_only))).toEqual({ kind: 'refused' });
  expect(judge(failure(status, null))).toEqual({ kind: 'later' });
});

it.each([0, 401, 429, 500, 502, 503])('tries again later after %i', (status) => {
  expect(judge(failure(status, errorCodes.vip_only))).toEqual({ kind: 'later' });
});

it('does not send again what the server knows better', () => {
  for (const name of ['answer_older', 'answer_conflict', 'answer_final'] as const)
    expect(isSettled(errorCodes[name])).toBe(true);
  expect(isSettled(errorCodes.vip_only)).toBe(false);
});
