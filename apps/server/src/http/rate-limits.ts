// General limits, per process and per minute. A school is one address: people are told apart by account and address
// together, and an address alone meets only a ceiling far above a whole school at work. What guards secrets (wrong
// passwords, codes) is counted in the database instead: see throttle.ts.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

export interface RateLimits {
  /** Refuses with 429 when this person, or this address, is over the limit. */
  check(request: FastifyRequest, accountId: number | null): Promise<void>;
}

const addressCeilingFactor = 100;

export async function registerRateLimits(app: FastifyInstance, perMinute: number): Promise<RateLimits> {
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: '1 minute' });
  const perAddress = app.createRateLimit({
    max: perMinute * addressCeilingFactor,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.ip,
  });
  const perAccount = app.createRateLimit({
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => `${request.accountId}:${request.ip}`,
  });
  return {
    check: async (request, accountId) => {
      const result = await (accountId === null ? perAddress(request) : perAccount(request));
      if (!result.isAllowed && result.isExceeded)
        throw new AppError('too_many_requests', { retryAfter: result.ttlInSeconds });
    },
  };
}
