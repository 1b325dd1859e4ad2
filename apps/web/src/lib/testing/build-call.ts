// A call as forms make it, without a server.
import { CallFailed } from '../api/failure.ts';

type Request = Record<string, unknown>;

export interface SentCall {
  mutateAsync: (request: Request) => Promise<object>;
}

/** What was sent, and what answers: one after the other, then nothing. */
export function buildCall(...answers: (() => Promise<object>)[]): SentCall & { sent: Request[] } {
  const sent: Request[] = [];
  const mutateAsync = (request: Request) => {
    sent.push(request);
    return (answers[sent.length - 1] ?? (() => Promise.resolve({})))();
  };
  return { sent, mutateAsync };
}

export const refuse =
  (fields: Record<string, string>, message = 'That is not right') =>
  () =>
    Promise.reject(new CallFailed({ status: 400, errorCode: 1001, message, fields }));
