// Who is asking, and may they call this at all? Decided from the contract's access word alone, before any handler runs.
import { envelope as envelopeSchema, osTypes } from '@tiku/contract';
import type { Call, Envelope } from '@tiku/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Actors } from '../session/actors.ts';
import { AppError } from '../errors/app-error.ts';
import type { SignedInActor } from '../session/actor.ts';
import { describeIssues, describeUnknown } from '../errors/describe-issues.ts';
import { negotiateLanguage } from './language.ts';
import type { RateLimits } from './limits/rate-limits.ts';

const envelopeNames = Object.keys(envelopeSchema.shape);
/** As in `company_id[]`. */
const misspelt = new RegExp(String.raw`^(?:${envelopeNames.join('|')})\W`);

export interface Admission {
  envelope: Envelope;
  actor: SignedInActor | null;
}

/** What every call is held against before it is let in. */
export interface Guards {
  limits: RateLimits;
  actors: Actors;
}

export async function admit(
  db: Db,
  { limits, actors }: Guards,
  call: Call,
  request: FastifyRequest,
): Promise<Admission> {
  const envelope = readEnvelope(call, request);
  if (call.access === 'public') {
    await limits.calls.check(request, null);
    return { envelope, actor: null };
  }
  const token = readBearer(request);
  await limits.tokens.refuseGuess(request, token);
  const actor = await actors.find(db, token, envelope.company_id);
  if (!actor) {
    await limits.tokens.countBad(request);
    throw new AppError('unauthorized');
  }
  limits.tokens.remember(token);
  await limits.calls.check(request, actor.accountId);
  // A company one does not belong to looks exactly like one that does not exist.
  if (envelope.company_id !== undefined && !actor.company) throw new AppError('not_found');
  // Somebody who was removed in the middle of a paper does not lose it.
  if (actor.company?.isFormer && !call.urgent) throw new AppError('not_found');
  if (call.access === 'company' && !actor.company) throw new AppError('not_found');
  return { envelope, actor };
}

/**
 * To everybody else the calls of operators are not there, whatever else is wrong with a request: this comes before anything
 * is said about it. A client whose token has run out refreshes it before it calls.
 */
export async function refuseUnlessOperator(db: Db, { limits, actors }: Guards, request: FastifyRequest): Promise<void> {
  const token = readBearer(request);
  const isGuess = await limits.tokens.refuseGuess(request, token).then(
    () => false,
    () => true,
  );
  const actor = isGuess ? null : await actors.find(db, token, undefined);
  if (!actor?.isOperator) throw new AppError('not_found');
}

/** Variant B knows no companies: nobody acts for one there. */
export function refuseCompany({ variant }: Pick<Config, 'variant'>, request: FastifyRequest): void {
  const isNamed = (request.query as Record<string, unknown>).company_id !== undefined;
  if (variant === 'A' || !isNamed) return;
  const language = negotiateLanguage(request.headers['accept-language']);
  throw new AppError('invalid_request', { fields: describeUnknown(['company_id'], language) });
}

function readEnvelope(call: Call, request: FastifyRequest): Envelope {
  const query = request.query as Record<string, unknown>;
  refuseStrays(call, request);
  // A public GET is also opened by things that are no client of ours: a picture in a page, a probe, a person.
  const isOpenedByAnything = call.access === 'public' && isRead(request);
  const osType = query.os_type ?? (isOpenedByAnything ? osTypes.web : undefined);
  const parsed = envelopeSchema.safeParse({ os_type: osType, company_id: query.company_id }, { reportInput: true });
  if (parsed.success) return parsed.data;
  const language = negotiateLanguage(request.headers['accept-language']);
  throw new AppError('invalid_request', { fields: describeIssues(parsed.error, language) });
}

/**
 * What a call would not look at: another spelling of what every call carries, which would leave somebody acting for
 * themselves who meant a company, and a query where the body is what counts.
 */
function refuseStrays(call: Call, request: FastifyRequest): void {
  const looksAtRest = call.upload !== undefined || call.lenient === true || isRead(request);
  const rest = Object.keys(request.query as object).filter((name) => !envelopeNames.includes(name));
  const names = rest.filter((name) => (looksAtRest ? misspelt.test(name) : !call.inQuery?.includes(name)));
  if (names.length === 0) return;
  const language = negotiateLanguage(request.headers['accept-language']);
  throw new AppError('invalid_request', { fields: describeUnknown(names, language) });
}

/** Its parameters are in the query. */
export function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function readBearer(request: FastifyRequest): string {
  const header = request.headers.authorization ?? '';
  return header.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
}
