// From a call of the contract and a function to a route: limit, who, validate, do it, send the listed fields.
import { apiBase, parseAddress } from '@tiku/contract';
import type { Address, Call, Calls, Upload } from '@tiku/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { admit } from './admit.ts';
import { AppError } from './app-error.ts';
import type { Context, Services, UploadedFile } from './context.ts';
import { describeIssues } from './describe-issues.ts';
import { negotiateLanguage } from './language.ts';
import type { RateLimits } from './rate-limits.ts';
import { readUpload } from './uploads.ts';

type Answer<C extends Call> = C['response'] extends z.ZodType ? z.input<C['response']> : Buffer;
type FileOf<U> = U extends { optional: true } ? UploadedFile | null : UploadedFile;
type Input<C extends Call> = z.output<C['request']> &
  (C['upload'] extends Upload ? { file: FileOf<C['upload']> } : unknown);

type Handler<C extends Call> = (context: Context<C['access']>, input: Input<C>) => Promise<Answer<C>>;
export type Handlers<C extends Calls> = { [A in keyof C & Address]: Handler<C[A]> };

type AnyHandler = (context: Context, input: object) => Promise<unknown>;

export interface FeatureRoutes {
  calls: Calls;
  handlers: Record<Address, AnyHandler>;
}

/** Every call of a feature with its function; a call without one does not compile. */
export function defineRoutes<const C extends Calls>(calls: C, handlers: Handlers<C>): FeatureRoutes {
  // Each function is given the actor its access word promises: `admit` sees to that.
  return { calls, handlers: handlers as unknown as Record<Address, AnyHandler> };
}

/** What the routes of all features share. */
export interface House {
  services: Services;
  limits: RateLimits;
}

export function registerRoutes(app: FastifyInstance, house: House, { calls, handlers }: FeatureRoutes): void {
  for (const [address, call] of Object.entries(calls) as [Address, Call][]) {
    const handler = handlers[address];
    if (!handler) throw new Error(`${address} has no handler`);
    const { method, path } = parseAddress(address);
    app.route({
      method,
      url: apiBase + path,
      ...(call.response === 'bytes' ? {} : { schema: { response: { '2xx': answerSchema(call.response) } } }),
      ...(isList(call) ? { compress: compression } : {}),
      handler: (request, reply) => answer(house, call, handler, request, reply),
    });
  }
}

/** Only lists grow long enough to be worth the work; everything else would just pay for being asked. */
export const compression = { threshold: 2048, encodings: ['gzip' as const] };

function isList({ response }: Call): boolean {
  return response instanceof z.ZodObject && 'list' in response.shape;
}

async function answer(
  { services, limits }: House,
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { db, pool } = call.urgent ? services.urgent : services;
  const { envelope, actor } = await admit(db, limits, call, request);
  const input = await readInput(call, request);
  const context: Context = {
    ...services,
    db,
    pool,
    actor,
    language: negotiateLanguage(request.headers['accept-language']),
    osType: envelope.os_type,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    log: request.log,
    reply,
  };
  return handler(context, input);
}

async function readInput(call: Call, request: FastifyRequest): Promise<object> {
  if (!call.upload && request.isMultipart()) throw new AppError('unsupported_media');
  const upload = call.upload && (await readUpload(request, call.upload));
  const raw = upload
    ? { ...queryOf(request), ...upload.fields }
    : request.method === 'GET'
      ? queryOf(request)
      : request.body;
  const parsed = call.request.safeParse(raw ?? {}, { reportInput: true });
  if (!parsed.success) {
    const language = negotiateLanguage(request.headers['accept-language']);
    throw new AppError('invalid_request', { fields: describeIssues(parsed.error, language) });
  }
  return upload ? { ...parsed.data, file: upload.file } : parsed.data;
}

/** The query without what every call carries. */
function queryOf(request: FastifyRequest): Record<string, unknown> {
  const { os_type: _osType, company_id: _companyId, ...rest } = request.query as Record<string, unknown>;
  return rest;
}

/** Compiled by Fastify into a serialiser that writes the listed fields and nothing else. */
function answerSchema(response: z.ZodType): unknown {
  const { $schema: _, ...schema } = z.toJSONSchema(response, { io: 'output', target: 'draft-7' });
  return schema;
}
