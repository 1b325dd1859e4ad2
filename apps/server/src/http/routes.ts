// From a call of the contract and a function to a route: limit, who, validate, do it, send the listed fields.
import { apiBase, parseAddress } from '@tiku/contract';
import type { Access, Address, Call, Calls, Upload } from '@tiku/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import { admit } from './admit.ts';
import { AppError } from './app-error.ts';
import type { Context, Services, UploadedFile } from './context.ts';
import { describeIssues } from './describe-issues.ts';
import { negotiateLanguage } from './language.ts';
import type { RateLimits } from './rate-limits.ts';
import { readUpload } from './uploads.ts';

type Answer<C extends Call> = C['response'] extends z.ZodType ? z.input<C['response']> : Buffer;
type Input<C extends Call> = z.output<C['request']> & (C['upload'] extends Upload ? { file: UploadedFile } : unknown);

export type Handler<C extends Call> = (context: Context<C['access']>, input: Input<C>) => Promise<Answer<C>>;
export type Handlers<C extends Calls> = { [A in keyof C & Address]: Handler<C[A]> };

export interface FeatureRoutes {
  calls: Calls;
  handlers: Record<Address, (context: never, input: never) => Promise<unknown>>;
}

/** Every call of a feature with its function; a call without one does not compile. */
export function defineRoutes<const C extends Calls>(calls: C, handlers: Handlers<C>): FeatureRoutes {
  return { calls, handlers };
}

export function registerRoutes(
  app: FastifyInstance,
  services: Services,
  limits: RateLimits,
  features: readonly FeatureRoutes[],
): void {
  for (const { calls, handlers } of features) {
    for (const [address, call] of Object.entries(calls) as [Address, Call][]) {
      const handler = handlers[address];
      if (!handler) throw new Error(`${address} has no handler`);
      registerCall(app, services, limits, address, call, handler as (context: Context, input: object) => Promise<unknown>);
    }
  }
}

function registerCall(
  app: FastifyInstance,
  services: Services,
  limits: RateLimits,
  address: Address,
  call: Call,
  handler: (context: Context, input: object) => Promise<unknown>,
): void {
  const { method, path } = parseAddress(address);
  app.route({
    method: method as HTTPMethods,
    url: apiBase + path,
    ...(call.response === 'bytes' ? {} : { schema: { response: { 200: answerSchema(call.response) } } }),
    handler: async (request, reply) => {
      const { envelope, actor } = await admit(services, limits, call, request);
      const input = await readInput(call, request);
      const context: Context<Access> = {
        ...services,
        actor: actor as never,
        language: negotiateLanguage(request.headers['accept-language']),
        osType: envelope.os_type,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        log: request.log,
        reply,
      };
      const answer = await handler(context, input);
      return call.response === 'bytes' ? sendBytes(reply, answer) : answer;
    },
  });
}

async function readInput(call: Call, request: FastifyRequest): Promise<object> {
  if (!call.upload && request.isMultipart()) throw new AppError('unsupported_media');
  const upload = call.upload && (await readUpload(request, call.upload));
  const raw = upload ? { ...queryOf(request), ...upload.fields } : request.method === 'GET' ? queryOf(request) : request.body;
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

function sendBytes(reply: FastifyReply, bytes: unknown): FastifyReply {
  if (!(bytes instanceof Buffer)) throw new TypeError('a download must answer with bytes');
  return reply.send(bytes);
}

/** Compiled by Fastify into a serialiser that writes the listed fields and nothing else. */
function answerSchema(response: z.ZodType): unknown {
  const { $schema: _, ...schema } = z.toJSONSchema(response, { io: 'output', target: 'draft-7' });
  return schema;
}
