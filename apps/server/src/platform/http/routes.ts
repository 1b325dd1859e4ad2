// From a call of the contract and a function to a route: limit, who, validate, do it, send the listed fields.
import type { Readable } from 'node:stream';
import { apiBase, bodyBytesOf, parseAddress } from '@tiku/contract';
import type { Address, Call, Calls, Upload } from '@tiku/contract';
import fastJson from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { admit, isRead, refuseCompany, refuseUnlessOperator } from './admit.ts';
import type { Admission, Guards } from './admit.ts';
import { AppError } from '../errors/app-error.ts';
import type { Context, UploadedFile } from './context.ts';
import type { Services } from '../services/services.ts';
import { refuseIssues } from '../errors/describe-issues.ts';
import { negotiateLanguage } from './language.ts';
import { maxValues } from './body/parse-json.ts';
import { fileTooLarge, isMultipart, readUpload, uploadBytesOf } from './body/uploads.ts';

type Answer<C extends Call> = C['response'] extends z.ZodType
  ? z.input<C['response']>
  : C['response'] extends 'events'
    ? Readable
    : Buffer;
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

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission | null;
  }
  interface FastifyContextConfig {
    /** How many members and elements a JSON body may have. */
    maxBodyValues?: number;
  }
}

/** What the routes of all features share. */
export interface Serving extends Guards {
  services: Services;
}

export function registerRoutes(app: FastifyInstance, serving: Serving, features: readonly FeatureRoutes[]): void {
  app.decorateRequest('admission', null);
  for (const { calls, handlers } of features) {
    for (const [address, call] of Object.entries(calls) as [Address, Call][]) {
      if (call.variant !== undefined && call.variant !== serving.services.config.variant) continue;
      const handler = handlers[address];
      if (!handler) throw new Error(`${address} has no handler`);
      registerRoute(app, serving, address, call, handler);
    }
  }
}

function registerRoute(
  app: FastifyInstance,
  serving: Serving,
  address: Address,
  call: Call,
  handler: AnyHandler,
): void {
  const { method, path } = parseAddress(address);
  app.route({
    method,
    url: apiBase + path,
    ...(typeof call.response === 'string' ? {} : describeAnswer(call.response)),
    ...(isList(call) ? { compress: compression } : {}),
    config: {
      isAlwaysServed: call.urgent === true,
      maxBodyValues: call.access === 'public' ? maxValues.public : maxValues.member,
    },
    bodyLimit: bodyBytesOf(call),
    // Before the body is read: nobody but those who may call makes the server work through one.
    onRequest: async (request) => {
      const { db } = call.urgent ? serving.services.urgent : serving.services;
      if (call.access === 'operator') await refuseUnlessOperator(db, serving, request);
      refuseTooLarge(call, request);
      refuseCompany(serving.services.config, request);
      request.admission = await admit(db, serving, call, request);
    },
    handler: (request, reply) => answer(serving, call, handler, request, reply),
  });
}

/**
 * Only lists grow long enough to be worth the work; everything else would just pay for being asked. As much as a new
 * connection carries at once (ten packets) arrives no sooner for being shorter.
 */
export const compression = { threshold: 14_000, encodings: ['gzip' as const] };

function isList({ response }: Call): boolean {
  return response instanceof z.ZodObject && 'list' in response.shape;
}

function databaseFor({ services }: Serving, call: Call): Pick<Services, 'db' | 'pool'> {
  if (call.urgent) return services.urgent;
  return call.slow ? services.background : services;
}

/** By what the request says of itself; what it does not say is found out while it is read. */
function refuseTooLarge(call: Call, { headers }: FastifyRequest): void {
  const most = call.upload ? uploadBytesOf(call.upload) : bodyBytesOf(call);
  if (Number(headers['content-length']) > most)
    throw call.upload ? fileTooLarge(call.upload) : new AppError('too_large', { sizes: { limit: most } });
}

async function answer(
  serving: Serving,
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (!request.admission) throw new Error('a call was not admitted');
  const { envelope, actor } = request.admission;
  const { db, pool } = databaseFor(serving, call);
  const context: Context = {
    ...serving.services,
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
  try {
    return await callHandler(call, handler, context, request);
  } finally {
    // It may have ended a session, also where it was refused.
    if (!isRead(request) && !call.urgent && !call.reads) serving.actors.invalidate();
  }
}

async function callHandler(
  call: Call,
  handler: AnyHandler,
  context: Context,
  request: FastifyRequest,
): Promise<unknown> {
  if (!call.upload) return handler(context, readInput(call, request));
  const { upload_key, upload_size, upload_name, ...query } = queryOf(request);
  const sent = upload_key === undefined ? null : { upload_key, upload_size, upload_name };
  const { file, fields, finish, release } = await readUpload(request, call.upload, { ...context, sent });
  try {
    const input = parseInput(call, request, { ...query, ...fields });
    const answered = await handler(context, { ...input, file });
    await finish();
    return answered;
  } finally {
    release();
  }
}

function readInput(call: Call, request: FastifyRequest): object {
  if (isMultipart(request)) throw new AppError('unsupported_media');
  if (isRead(request)) return parseInput(call, request, queryOf(request));
  const body = request.body ?? {};
  const isObject = typeof body === 'object' && !Array.isArray(body);
  return parseInput(call, request, call.inQuery && isObject ? { ...queryOf(request), ...body } : body);
}

function parseInput(call: Call, request: FastifyRequest, raw: unknown): object {
  const parsed = call.request.safeParse(raw, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refuseIssues(parsed.error, negotiateLanguage(request.headers['accept-language']));
}

/** The query without what every call carries. */
function queryOf(request: FastifyRequest): Record<string, unknown> {
  const { os_type: _osType, company_id: _companyId, ...rest } = request.query as Record<string, unknown>;
  return rest;
}

/**
 * Writes the listed fields and nothing else. The serialiser is built when it is first needed: to build hundreds of them
 * would keep a start waiting.
 */
function describeAnswer(response: z.ZodType): Pick<RouteShorthandOptions, 'schema' | 'serializerCompiler'> {
  let serialise: ((data: unknown) => string) | undefined;
  const build = () => {
    const { $schema: _, ...schema } = z.toJSONSchema(response, { io: 'output', target: 'draft-7' });
    return fastJson(schema as Schema);
  };
  return {
    schema: { response: { '2xx': {} } },
    serializerCompiler: () => (data) => (serialise ??= build())(data),
  };
}
