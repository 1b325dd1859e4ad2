import type { Attempt } from '../attempts.ts';
import { connections } from '../connections.ts';
import { withOsType } from '../world.ts';
import type { Requests } from '../requests.ts';

/** A POST about each attempt in turn, with a body made anew each time; no two connections at the same attempt. */
export function requestsBy(attempts: readonly Attempt[], path: string, body: (attempt: Attempt) => object): Requests {
  return (connection) =>
    attempts
      .filter((_, index) => index % connections === connection)
      .map((attempt) => ({
        method: 'POST',
        path: withOsType(path),
        headers: { ...attempt.headers, 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(body(attempt)) }),
      }));
}
