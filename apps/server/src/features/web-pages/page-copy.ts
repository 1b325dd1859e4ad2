// Documents as they go out: compressed once, kept for all who ask.
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, securityHeaders } from '../../platform/http/security-headers.ts';
import type { PageDocument } from './page-document.ts';

type Encoding = 'br' | 'gzip' | 'plain';

interface Encoded {
  etag: string;
  /** Names and values in turn, as they are sent. */
  head: string[];
  /** With how much follows. */
  headOfBody: string[];
  /** A character for each byte: it goes out in one piece with the headers, where a buffer would be written beside them. */
  body: string;
}

export interface PageCopy {
  status: 200 | 404;
  encoded: Record<Encoding, Encoded>;
}

export async function copyPage({ html, script, style }: PageDocument, status: 200 | 404): Promise<PageCopy> {
  const plain = Buffer.from(html);
  const [zipped, br] = await Promise.all([
    promisify(gzip)(plain),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  const digest = hash('sha256', plain, 'base64url').slice(0, 22);
  const shared = {
    ...securityHeaders,
    // What may be run and applied of what stands in it.
    'content-security-policy': contentSecurityPolicy({ script, ...(style !== undefined && { style }) }),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
  };
  function encode(encoding: Encoding, body: Buffer): Encoded {
    const etag = encoding === 'plain' ? `"${digest}"` : `"${digest}-${encoding}"`;
    const headers = { ...shared, etag, ...(encoding !== 'plain' && { 'content-encoding': encoding }) };
    const head = Object.entries(headers).flat();
    return { etag, head, headOfBody: [...head, 'content-length', String(body.length)], body: body.toString('latin1') };
  }
  return {
    status,
    encoded: { br: encode('br', br), gzip: encode('gzip', zipped), plain: encode('plain', plain) },
  };
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'plain';
}

export function writeCopy(request: IncomingMessage, response: ServerResponse, { status, encoded }: PageCopy): void {
  const { etag, head, headOfBody, body } = encoded[encodingFor(request.headers['accept-encoding'])];
  if (request.headers['if-none-match'] === etag) response.writeHead(304, head).end();
  else response.writeHead(status, headOfBody).end(body, 'latin1');
}
