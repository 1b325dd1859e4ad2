// Documents as they go out: compressed once, kept for all who ask.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import type { PageDocument } from './page-document.ts';

export interface PageCopy {
  etag: string;
  /** What may be run and applied of what stands in it. */
  policy: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

export async function copyPage({ html, script, style }: PageDocument): Promise<PageCopy> {
  const plain = Buffer.from(html);
  const policy = contentSecurityPolicy({ script, ...(style !== undefined && { style }) });
  const [zipped, br] = await Promise.all([
    promisify(gzip)(plain),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  const etag = `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
  return { etag, policy, plain, gzip: zipped, br };
}

function encodingFor(accepted: string | undefined): 'br' | 'gzip' | 'plain' {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'plain';
}

export function sendCopy(request: FastifyRequest, reply: FastifyReply, copy: PageCopy): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = encoding === 'plain' ? copy.etag : `${copy.etag.slice(0, -1)}-${encoding}"`;
  void reply.headers({
    'content-security-policy': copy.policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  return reply.send(copy[encoding]);
}
