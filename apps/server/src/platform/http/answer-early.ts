// Answers that are at hand go out before the framework has looked at the request: it would take longer than they do.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** False leaves the request to the framework. */
export type AnswerEarly = (request: IncomingMessage, response: ServerResponse) => boolean;

export function serveEarly(answerEarly: AnswerEarly): FastifyServerFactory {
  return (handle, options) => {
    const server = createServer((request, response) => {
      if (!answerEarly(request, response)) handle(request, response);
    });
    return Object.assign(server, {
      keepAliveTimeout: options.keepAliveTimeout,
      requestTimeout: options.requestTimeout,
    });
  };
}
