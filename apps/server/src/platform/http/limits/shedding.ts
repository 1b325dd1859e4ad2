// A server that is overloaded or about to stop sends away everybody who can come back, and says when to do so.
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { readBearer } from '../admit.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RateLimits } from './rate-limits.ts';
import { createTurns } from '../../limits/turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served however the server is doing: answers that must not be lost, and the question whether it lives. */
    isAlwaysServed?: boolean;
  }
}

export interface Shedding {
  isStopping(): boolean;
  /** Whether an answer that is at hand may go out now, before all who wait. */
  takeTurnEarly(): boolean;
}

/** `maxEventLoopDelay` in milliseconds; 0 never takes the server for overloaded. */
export async function registerShedding(
  app: FastifyInstance,
  { tokens }: RateLimits,
  maxEventLoopDelay: number,
): Promise<Shedding> {
  const turns = createTurns({ width: 8, maxWaiting: 1_000 });
  const earlyTurns = createTurns({ width: 32, maxWaiting: 0 });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    // A connection kept alive after its last answer would hold up the stop until the client lets go of it.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const isAlwaysServed = request.routeOptions.config.isAlwaysServed === true;
    if (isStopping && !isAlwaysServed) done(new AppError('busy'));
    // Anybody can ask for what is always served: only those who have been let in before pass by all who wait.
    else if (isAlwaysServed && tokens.isKnown(readBearer(request))) done();
    else turns.take((refusal) => done(isAlwaysServed ? undefined : refusal));
  });
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (!request.routeOptions.config.isAlwaysServed) throw new AppError('busy');
    },
  });
  return { isStopping: () => isStopping, takeTurnEarly: () => !isStopping && earlyTurns.takeNow() };
}
