// Who is asking, and may they call this at all? Decided from the contract's access word alone, before any handler runs.
import { envelope as envelopeSchema, osTypes } from '@tiku/contract';
import type { Call, Envelope } from '@tiku/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { AppError } from './app-error.ts';
import type { Actor } from './context.ts';
import { describeIssues } from './describe-issues.ts';
import { negotiateLanguage } from './language.ts';
import type { RateLimits } from './rate-limits.ts';
import { findActor } from './sessions.ts';

export interface Admission {
  envelope: Envelope;
  actor: Actor | null;
}

export async function admit(db: Db, limits: RateLimits, call: Call, request: FastifyRequest): Promise<Admission> {
  const envelope = readEnvelope(call, request);
  if (call.access === 'public') {
    await limits.check(request, null);
    return { envelope, actor: null };
  }
  const actor = await findActor(db, readBearer(request), envelope.company_id);
  if (!actor) throw new AppError('unauthorized');
  request.accountId = actor.accountId;
  await limits.check(request, actor.accountId);
  // A company one does not belong to looks exactly like one that does not exist.
  if (envelope.company_id !== undefined && !actor.company) throw new AppError('not_found');
  if (call.access === 'company' && !actor.company) throw new AppError('not_found');
  if (call.access === 'operator' && !actor.isOperator) throw new AppError('forbidden');
  return { envelope, actor };
}

function readEnvelope(call: Call, request: FastifyRequest): Envelope {
  const query = request.query as Record<string, unknown>;
  // A public GET is also opened by things that are no client of ours: a picture in a page, a probe, a person.
  const isOpenedByAnything = call.access === 'public' && request.method === 'GET';
  const osType = query.os_type ?? (isOpenedByAnything ? osTypes.web : undefined);
  const parsed = envelopeSchema.safeParse({ os_type: osType, company_id: query.company_id }, { reportInput: true });
  if (parsed.success) return parsed.data;
  const language = negotiateLanguage(request.headers['accept-language']);
  throw new AppError('invalid_request', { fields: describeIssues(parsed.error, language) });
}

function readBearer(request: FastifyRequest): string {
  const header = request.headers.authorization ?? '';
  return header.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
}
