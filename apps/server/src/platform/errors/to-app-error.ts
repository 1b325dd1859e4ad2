// What a failure of the framework, the database or the network means to people.
import type { ErrorName } from '@tiku/contract';
import type { FastifyError } from 'fastify';
import { AppError } from './app-error.ts';

const fastifyErrors: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** PostgreSQL's own refusals: what a client can cause is the client's error, what an outage causes passes. */
const postgresErrors: [RegExp, ErrorName][] = [
  [/^(22021|22P05|22003|22P02|22007|22008)$/, 'invalid_request'],
  [/^(23505|23503|23514|40001|40P01)$/, 'conflict'],
  [/^(53|57P|08|58)/, 'busy'],
  [/^25006$/, 'busy'],
  // A connection that does not know a named statement, or knows it from before a migration: the next one does.
  [/^(26000|42P05|0A000)$/, 'busy'],
];

const networkErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOSPC']);

/** What kind of failure it is, as people are told of it. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof SyntaxError) return new AppError('invalid_request', { cause: error });
  const { code = '', message = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known =
    fastifyErrors[code] ??
    postgresErrors.find(([pattern]) => pattern.test(code))?.[1] ??
    // All else that Fastify and its plugins blame on the client.
    (code.startsWith('FST_') && statusCode < 500 ? 'invalid_request' : undefined);
  if (known) return new AppError(known, { cause: error });
  const isOutage =
    networkErrors.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/.test(message);
  return new AppError(isOutage ? 'busy' : 'internal', { cause: error });
}
