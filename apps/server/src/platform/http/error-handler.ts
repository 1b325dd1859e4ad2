// Every failure becomes the contract's error body here, in the person's language, and nothing of the inside shows.
import { errors } from '@tiku/contract';
import type { ErrorBody, Language } from '@tiku/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatSizes } from '../texts/format-size.ts';
import { fill, texts } from '../texts/texts.ts';
import { AppError } from '../errors/app-error.ts';
import { toAppError } from '../errors/to-app-error.ts';
import { drain } from './body/drain.ts';
import { negotiateLanguage } from './language.ts';

/** Seconds after which a client may try again when the server is too busy to say anything better. */
const defaultRetryAfter = 2;

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
