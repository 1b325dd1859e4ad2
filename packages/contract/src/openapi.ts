// The OpenAPI document, made from the same data as the routes, so that it cannot drift from them.
import { z } from 'zod';
import { apiBase, envelope, parseAddress } from './call.ts';
import type { Access, Address, Call, Calls, Upload } from './call.ts';
import { commonErrors, errors } from './errors.ts';
import type { ErrorName } from './errors.ts';
import { sentFile } from './uploads.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function queryParameters(object: z.ZodObject): Json[] {
  const schema = schemaOf(object, 'input');
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries((schema.properties as Record<string, Json> | undefined) ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: field,
  }));
}

function uploadBody(upload: Upload): Json {
  const file = {
    type: 'string',
    format: 'binary',
    description: `${upload.extensions.join(', ')}; at most ${upload.maxBytes} bytes; left out where it was sent in pieces`,
  };
  return { 'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } } };
}

function errorAnswers(names: readonly ErrorName[]): Json {
  const byStatus = Map.groupBy(names, (name) => errors[name].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((name) => `${errors[name].code} ${name}`).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

const accessErrors: Record<Access, readonly ErrorName[]> = {
  public: [],
  member: ['unauthorized'],
  company: ['unauthorized', 'not_found'],
  operator: ['not_found'],
};

const otherAnswers: Record<Extract<Call['response'], string>, Json> = {
  bytes: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  events: { 'text/event-stream': { schema: { type: 'string' } } },
};

function operation(address: Address, call: Call): Json {
  const { method } = parseAddress(address);
  const request = schemaOf(call.request, 'input');
  const hasBody = method !== 'GET' && (call.upload !== undefined || Object.keys(call.request.shape).length > 0);
  const body = call.upload ? uploadBody(call.upload) : { 'application/json': { schema: request } };
  const inQuery = method === 'GET' || call.upload;
  const answer =
    typeof call.response === 'string'
      ? otherAnswers[call.response]
      : { 'application/json': { schema: schemaOf(call.response, 'output') } };
  return {
    summary: call.summary,
    'x-access': call.access,
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...queryParameters(envelope),
      ...queryParameters(call.request).filter(({ name }) => inQuery || call.inQuery?.includes(name as string)),
      ...(call.upload ? queryParameters(sentFile.partial()) : []),
    ],
    ...(hasBody ? { requestBody: { required: !call.upload?.optional, content: body } } : {}),
    responses: {
      200: { description: 'Done', content: answer },
      ...errorAnswers([...new Set([...commonErrors, ...accessErrors[call.access], ...call.errors])]),
    },
  };
}

/**
 * Everybody may read it, so it says nothing of what only operators know of. Written a call at a time, with a rest after each:
 * in one go it would keep everybody else waiting for more than a second.
 */
export async function buildOpenApi(calls: Calls, title: string, rest: () => Promise<unknown>): Promise<Json> {
  const paths: Record<string, Json> = {};
  for (const [address, call] of Object.entries(calls) as [Address, Call][]) {
    if (call.access === 'operator') continue;
    await rest();
    const { method, path } = parseAddress(address);
    (paths[path] ??= {})[method.toLowerCase()] = operation(address, call);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: apiBase }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error_code', 'message'],
          properties: {
            error_code: { type: 'integer' },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
}
