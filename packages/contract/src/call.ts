// What a call of the API is: one piece of data from which the routes, the web's client and the OpenAPI document come.
import { z } from 'zod';
import type { ErrorName } from './errors.ts';
import { inQuery } from './fields.ts';
import { limits, osTypes } from './limits.ts';
import type { Variant } from './limits.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path below the API base, as in `POST /app/user/login`. */
export type Address = `${Method} /${string}`;

/**
 * Who may call: anybody; anybody signed in; somebody acting for the company named by `company_id`; an operator.
 */
export type Access = 'public' | 'member' | 'company' | 'operator';

/** One file, sent as the multipart field `file`. */
export interface Upload {
  maxBytes: number;
  /** Extensions without the dot, in lower case. */
  extensions: readonly string[];
  /** The call also makes sense without a file, as when it asks how an earlier one is doing. */
  optional?: true;
}

export interface Call {
  access: Access;
  summary: string;
  /** Closed: a field that is not listed is refused. GET and uploads read it from the query, the others from a JSON body. */
  request: z.ZodObject;
  /** Those of a JSON body that may stand in the query as well; the body is believed first. */
  inQuery?: readonly string[];
  /** Only listed fields leave. `bytes` is a download, `events` an answer that goes on. */
  response: z.ZodType | 'bytes' | 'events';
  /** Beyond what every call may answer: see `commonErrors`. */
  errors: readonly ErrorName[];
  upload?: Upload;
  /** The most its JSON body may hold, where the usual for such a call is too little: see `bodyBytesOf`. */
  bodyBytes?: number;
  /** Fields it does not list are ignored: for a call that must never bounce because of something it does not know. */
  lenient?: true;
  /** Carries answers that must not be lost: connections to the database are kept for such calls alone. */
  urgent?: true;
  /** Asks for something, although it is a POST: an address could not carry what it asks for. */
  reads?: true;
  /** The only variant of the product that has it; without, both do. */
  variant?: Variant;
  /** Works on a whole exam at once: it may take minutes, and takes no connection from those who expect an answer now. */
  slow?: true;
}

export type Calls = Record<Address, Call>;

export function defineCalls<const C extends Calls>(calls: C): C {
  return calls;
}

type OfVariant<C extends Calls, V extends Variant> = { [A in keyof C]: C[A] & { variant: V } };

/** The same for calls that one variant alone has. */
export function defineCallsOf<const V extends Variant, const C extends Calls>(variant: V, calls: C): OfVariant<C, V> {
  const entries = Object.entries<Call>(calls).map(([address, call]) => [address, { ...call, variant }]);
  return Object.fromEntries(entries) as OfVariant<C, V>;
}

/** The most a JSON body may hold. The server reads very little of a request without a token. */
export function bodyBytesOf({ access, urgent, bodyBytes }: Call): number {
  if (bodyBytes !== undefined) return bodyBytes;
  if (urgent) return limits.answersBytes;
  return access === 'public' ? limits.publicBodyBytes : limits.bodyBytes;
}

/** What every call carries beside its own request. */
export const envelope = z.object({
  os_type: inQuery.number.pipe(z.literal(Object.values(osTypes))),
  company_id: inQuery.id.optional(),
});
export type Envelope = z.output<typeof envelope>;

export const apiBase = '/api/1';

/** Splits an address into its two halves. */
export function parseAddress(address: Address): { method: Method; path: string } {
  const space = address.indexOf(' ');
  return { method: address.slice(0, space) as Method, path: address.slice(space + 1) };
}
