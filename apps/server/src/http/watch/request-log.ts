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
  milliseconds: number;
}

export function logAnswer(log: FastifyBaseLogger, { milliseconds, ...answered }: Answered): void {
  log.info({ ...answered, ms: Math.round(milliseconds * 10) / 10 }, 'answered');
}

export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('accountId', null);
  app.decorateRequest('outcome', null);
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request.log, {
      call: callOf(request),
      account: request.accountId,
      status: reply.statusCode,
      outcome: request.outcome ?? 'done',
      milliseconds: reply.elapsedTime,
    });
    done();
  });
}

/** What was asked for, as logs and figures name it. */
export function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? 'unknown'}`;
}
