// One HTTP exchange with the API: where a call's parts go, and patience with a server that is busy.
import type { Address } from '@tiku/contract';
import { osTypes } from '@tiku/contract/limits';
import { takeEarly } from './early-answers.ts';
import { sendFile } from './send-file.ts';
import type { OnProgress } from './send-file.ts';

interface SentFile {
  upload_key: string;
  upload_size: number;
  upload_name: string;
}

export interface Outgoing {
  address: Address;
  request: object;
  file?: Blob;
  onProgress?: OnProgress | undefined;
  /** A file that has been sent before, in pieces. */
  sent?: SentFile;
  /** Cuts it off. */
  signal?: AbortSignal;
}

interface Context {
  base: string;
  unreachableText: string;
  companyId: number | null;
  language: string;
  accessToken?: string;
}

const patience = { retries: 2, longestWait: 5 };

export function addressOf({ address, request, file, sent }: Outgoing, { base, companyId }: Context): string {
  const [method, path] = address.split(' ', 2);
  const query = new URLSearchParams();
  if (method === 'GET' || file || sent) {
    for (const [name, value] of Object.entries({ ...request, ...sent })) {
      if (value === undefined || value === null) continue;
      for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
    }
  }
  query.append('os_type', String(osTypes.web));
  if (companyId !== null) query.append('company_id', String(companyId));
  return `${base}${path}?${query}`;
}

export function describeRequest(outgoing: Outgoing, context: Context): RequestInit {
  const method = outgoing.address.split(' ', 1)[0] ?? 'GET';
  const headers: Record<string, string> = { 'Accept-Language': context.language };
  if (context.accessToken) headers.Authorization = `Bearer ${context.accessToken}`;
  if (outgoing.file) {
    const body = new FormData();
    body.append('file', outgoing.file);
    return { method, headers, body };
  }
  if (method === 'GET') return { method, headers, ...(outgoing.signal && { signal: outgoing.signal }) };
  headers['Content-Type'] = 'application/json';
  return { method, headers, body: JSON.stringify(outgoing.sent ? {} : outgoing.request) };
}

function secondsToWait(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return seconds >= 0 && seconds <= patience.longestWait ? seconds : null;
}

/** An answer nobody reads would hold its connection. */
export async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}

/** Reads are asked again when the server says when to; a write may have happened, so its caller decides. */
export async function exchange(outgoing: Outgoing, context: Context): Promise<Response> {
  const address = addressOf(outgoing, context);
  const init = describeRequest(outgoing, context);
  const early = await takeEarly(address, init);
  if (early) return early;
  for (let retry = 0; ; retry += 1) {
    // The browser has words for it too ("Failed to fetch"), but in its own language.
    const sent = outgoing.onProgress ? sendFile(address, init, outgoing.onProgress) : fetch(address, init);
    const response = await sent.catch((cause: unknown) => {
      throw new Error(context.unreachableText, { cause });
    });
    const seconds = secondsToWait(response);
    if (response.status !== 503 || init.method !== 'GET' || seconds === null || retry === patience.retries)
      return response;
    await discard(response);
    const jitter = Math.random() * 0.5;
    await new Promise((resolve) => setTimeout(resolve, (seconds + jitter) * 1000));
  }
}
