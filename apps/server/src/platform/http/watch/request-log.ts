// One line per answer: what was asked, by which account, and how it ended. Never a query, a body, a name or an address.
import type { ErrorName } from '@tiku/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    accountId: number | null;
    outcome: ErrorName | null;
  }
}

interface Answered {
  call: string;
  account: number | null;
  status: number;
  outcome: ErrorName | 'done';
}

const told = 'answered';

function roundTime(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** For answers to one call that differ in status and time alone: the rest of their lines is written once, not each time. */
export function createEarlyLog(log: FastifyBaseLogger, call: string): (status: number, milliseconds: number) => void {
  const byStatus = new Map<number, FastifyBaseLogger>();
  return (status, milliseconds) => {
    const answered: Answered = { call, account: null, status, outcome: 'done' };
    const line = byStatus.get(status) ?? log.child(answered);
    byStatus.set(status, line);
    line.info({ ms: roundTime(milliseconds) }, told);
  };
}

export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('accountId', null);
  app.decorateRequest('outcome', null);
  app.addHook('onResponse', (request, reply, done) => {
    const answered: Answered = {
      call: callOf(request),
      account: request.accountId,
      status: reply.statusCode,
      outcome: request.outcome ?? 'done',
    };
    request.log.info({ ...answered, ms: roundTime(reply.elapsedTime) }, told);
    done();
  });
}

/** What was asked for, as logs and figures name it. */
export function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? 'unknown'}`;
}
