// One line per answer: what was asked, by which account, and how it ended. Never a query, a body, a name or an address.
import type { ErrorName } from '@tiku/contract';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    accountId: number | null;
    outcome: ErrorName | null;
  }
}

export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('accountId', null);
  app.decorateRequest('outcome', null);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        call: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
        account: request.accountId,
        status: reply.statusCode,
        outcome: request.outcome ?? 'done',
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
