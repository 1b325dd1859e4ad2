// Documents as they go out: compressed once, kept for all who ask.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface PageCopy {
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

export async function copyPage(html: string): Promise<PageCopy> {
  const plain = Buffer.from(html);
  const [zipped, br] = await Promise.all([
    promisify(gzip)(plain),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return { etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, plain, gzip: zipped, br };
}

function encodingFor(accepted: string | undefined): 'br' | 'gzip' | 'plain' {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'plain';
}

export function sendCopy(request: FastifyRequest, reply: FastifyReply, copy: PageCopy): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = encoding === 'plain' ? copy.etag : `${copy.etag.slice(0, -1)}-${encoding}"`;
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  return reply.send(copy[encoding]);
}
