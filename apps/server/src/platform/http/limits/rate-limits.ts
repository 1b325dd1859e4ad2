// General limits, per process and per minute. A school is one address: people are told apart by account and address
// together, and an address alone meets only a ceiling far above a whole school at work. What guards secrets (wrong
// passwords, codes) is counted in the database instead: see throttle.ts.
import rateLimit from '@fastify/rate-limit';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { networkOf } from '../../limits/network-of.ts';

export interface Limits {
  /** Counts a request and refuses it with 429 when this person, or this address, is over the limit. */
  check(request: FastifyRequest, accountId: number | null): Promise<void>;
}

export interface RateLimits {
  calls: Limits;
  /** Apart from calls, so that a page full of pictures takes nothing away from saving. */
  files: Limits;
  tokens: TokenLimits;
}

/** Keeps those who send one bad token after the other from making the database look up each of them. */
interface TokenLimits {
  /** Refuses a token that has not worked before, from an address that has sent too many bad ones. */
  refuseGuess(request: FastifyRequest, token: string): Promise<void>;
  countBad(request: FastifyRequest): Promise<void>;
  /** It will not be taken for a guess, whatever others at its address do. */
  remember(token: string): void;
  /** Whether it has worked lately. It may have ended since. */
  isKnown(token: string): boolean;
}

const addressCeilingFactor = 100;
/** Addresses, and accounts at addresses, that are counted at once. */
const maxCounted = 50_000;
const maxRemembered = 50_000;

export async function registerRateLimits(app: FastifyInstance, perMinute: number): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  return {
    calls: createLimits(app, perMinute),
    files: createLimits(app, perMinute),
    tokens: createTokenLimits(app, perMinute),
  };
}

function createLimits(app: FastifyInstance, perMinute: number): Limits {
  const perAddress = app.createRateLimit(byAddress(perMinute));
  const perAccount = app.createRateLimit(
    countBy(perMinute, (request) => `${request.accountId} at ${networkOf(request.ip)}`),
  );
  return {
    check: async (request, accountId) => {
      request.accountId = accountId;
      refuseExceeded(await (accountId === null ? perAddress(request) : perAccount(request)));
    },
  };
}

function createTokenLimits(app: FastifyInstance, perMinute: number): TokenLimits {
  const bad = app.createRateLimit(byAddress(perMinute));
  const remembered = new Set<string>();
  return {
    refuseGuess: async (request, token) => {
      if (!remembered.has(token)) refuseExceeded(await bad(request, { increment: false }));
    },
    countBad: async (request) => {
      refuseExceeded(await bad(request));
    },
    isKnown: (token) => remembered.has(token),
    remember: (token) => {
      if (remembered.has(token)) return;
      const [oldest] = remembered.size < maxRemembered ? [] : remembered;
      if (oldest !== undefined) remembered.delete(oldest);
      remembered.add(token);
    },
  };
}

function countBy(max: number, keyGenerator: (request: FastifyRequest) => string): RateLimitOptions {
  return { max, keyGenerator, timeWindow: '1 minute', cache: maxCounted };
}

function byAddress(perMinute: number): RateLimitOptions {
  return countBy(perMinute * addressCeilingFactor, (request) => networkOf(request.ip));
}

type Result = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExceeded(result: Result): void {
  if (!result.isAllowed && result.isExceeded)
    throw new AppError('too_many_requests', { retryAfter: result.ttlInSeconds });
}
