// Every failure becomes the contract's error body here, in the person's language, and nothing of the inside shows.
import { errors } from '@tiku/contract';
import type { ErrorBody, ErrorName, Language } from '@tiku/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { formatSizes } from '../texts/format-size.ts';
import { fill, texts } from '../texts/texts.ts';
import { AppError } from '../errors/app-error.ts';
import { drain } from './body/drain.ts';
import { negotiateLanguage } from './language.ts';

/** Seconds after which a client may try again when the server is too busy to say anything better. */
const defaultRetryAfter = 2;

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
    // Whatever else Fastify and its plugins blame on the client.
    (code.startsWith('FST_') && statusCode < 500 ? 'invalid_request' : undefined);
  if (known) return new AppError(known, { cause: error });
  const isOutage =
    networkErrors.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/.test(message);
  return new AppError(isOutage ? 'busy' : 'internal', { cause: error });
}

export function errorBody({ errorName, details }: AppError, language: Language): ErrorBody {
  const values = { ...formatSizes(details.sizes ?? {}, language), ...details.counts };
  return {
    error_code: errors[errorName].code,
    message: details.message ?? fill(texts[language].errors[errorName], values),
    ...(details.fields ? { fields: details.fields } : {}),
    ...(details.current === undefined ? {} : { current: details.current }),
  };
}

export async function handleError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const error = nameLimit(toAppError(thrown), request);
  request.outcome = error.errorName;
  if (error.statusCode >= 500) request.log.error({ err: error.details.cause ?? error }, error.errorName);
  const retryAfter = error.details.retryAfter ?? (error.errorName === 'busy' ? defaultRetryAfter : undefined);
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  if (isEndless(error, request)) {
    if (await drain(request.raw)) void reply.removeHeader('connection');
    else void reply.header('connection', 'close');
  }
  const language = negotiateLanguage(request.headers['accept-language']);
  return reply.code(error.statusCode).type('application/json').send(errorBody(error, language));
}

/** A body that the framework refuses has the limit of its call. */
function nameLimit(error: AppError, { routeOptions }: FastifyRequest): AppError {
  if (error.errorName !== 'too_large' || error.details.sizes) return error;
  return new AppError('too_large', { ...error.details, sizes: { limit: routeOptions.bodyLimit } });
}

/** What is left of a body that was refused is thrown away after the answer, unless there is no telling how much that is. */
function isEndless({ statusCode }: AppError, { raw, headers }: FastifyRequest): boolean {
  return !raw.complete && (statusCode === 413 || headers['content-length'] === undefined);
}
