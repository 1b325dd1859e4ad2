// Whom a server that is overloaded or about to stop sends away: everybody who can come back, with when to do so.
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served however the server is doing: answers that must not be lost, and the question whether it lives. */
    isAlwaysServed?: boolean;
  }
}

export interface Shedding {
  isStopping(): boolean;
}

/** `maxEventLoopDelay` in milliseconds; 0 never takes the server for overloaded. */
export async function registerShedding(app: FastifyInstance, maxEventLoopDelay: number): Promise<Shedding> {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    // A connection kept alive after its last answer would hold up the stop until the client lets go of it.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = isStopping && !request.routeOptions.config.isAlwaysServed;
    done(isRefused ? new AppError('busy') : undefined);
  });
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (!request.routeOptions.config.isAlwaysServed) throw new AppError('busy');
    },
  });
  return { isStopping: () => isStopping };
}
