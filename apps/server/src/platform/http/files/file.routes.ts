// Serves files under signed addresses. The bytes come from strangers, so nothing here may run in our origin.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Actors } from '../../session/actors.ts';
import { readBearer } from '../admit.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Limits } from '../limits/rate-limits.ts';
import { parseByteRange } from '../../files/byte-range.ts';
import { contentDisposition } from '../../files/content-disposition.ts';
import type { ByteRange, FileStore } from '../../files/file-store.ts';
import { findServed } from './served-file.store.ts';
import type { FileRules, ServedFile } from './served-file.store.ts';
import { verifyAddress } from '../../files/sign-address.ts';
import type { AddressGrant } from '../../files/sign-address.ts';

/** What a browser shows without running anything in it. SVG is not among them. */
const shownTypes = new Set([
  ...['png', 'jpeg', 'gif', 'webp', 'avif'].map((type) => `image/${type}`),
  ...['mpeg', 'mp4', 'aac', 'ogg', 'wav', 'webm', 'flac'].map((type) => `audio/${type}`),
  ...['mp4', 'webm', 'ogg', 'quicktime'].map((type) => `video/${type}`),
]);

interface FileRoutes {
  db: Db;
  files: FileStore;
  keys: { signing: Buffer };
  limits: Limits;
  actors: Actors;
}

export function registerFileRoutes(
  app: FastifyInstance,
  { db, files, keys, limits, actors }: FileRoutes,
  rules: FileRules,
): void {
  app.route<{ Params: { key: string }; Querystring: Record<string, unknown> }>({
    method: ['GET', 'HEAD'],
    url: '/files/:key',
    // It would drop the length that downloads show their progress by.
    compress: false,
    handler: async (request, reply) => {
      const { key } = request.params;
      const grant = verifyAddress({ key, query: request.query, secret: keys.signing, now: new Date() });
      await limits.check(request, grant?.accountId ?? null);
      if (!grant || !isFromOurPages(request)) throw new AppError('not_found');
      // Nobody needs to say who they are; somebody who does must be the one it was made for.
      if (request.headers.authorization !== undefined) {
        const actor = await actors.find(db, readBearer(request), undefined);
        if (actor?.accountId !== grant.accountId) throw new AppError('not_found');
      }
      const file = await findServed(db, rules, key, grant);
      if (!file) throw new AppError('not_found');
      const range = requestedRange(request, file.size);
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${file.size}`).send();
      }
      const body = request.method === 'HEAD' ? undefined : await readBytes(files, key, range);
      writeHeaders(reply, file, grant, range);
      return reply.send(body);
    },
  });
}

/** What a browser would run: a worker made of somebody's file would answer for our pages. */
const runTypes = new Set(['script', 'worker', 'sharedworker', 'serviceworker']);

/** An address that was passed on is opened by itself or from another site, and browsers say so. */
function isFromOurPages({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (headers['service-worker'] !== undefined || runTypes.has(String(headers['sec-fetch-dest']))) return false;
  return site === undefined || site === 'same-origin';
}

/** If-Range names a validator, and our answers carry none: it cannot match, so the whole is due. */
function requestedRange({ headers }: FastifyRequest, size: number): ReturnType<typeof parseByteRange> {
  return headers['if-range'] === undefined ? parseByteRange(headers.range, size) : 'whole';
}

async function readBytes(files: FileStore, key: string, range: ByteRange | 'whole') {
  let stream;
  try {
    stream = await files.get(key, range === 'whole' ? undefined : range);
  } catch (cause) {
    throw new AppError('busy', { retryAfter: 30, cause });
  }
  if (!stream) throw new AppError('not_found');
  return stream;
}

function writeHeaders(reply: FastifyReply, file: ServedFile, grant: AddressGrant, range: ByteRange | 'whole'): void {
  void reply.headers({
    'content-type': file.content_type,
    'content-disposition': describeDisposition(file, grant),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': `private, max-age=${Math.floor((grant.expiresAt.getTime() - Date.now()) / 1000)}`,
    'accept-ranges': 'bytes',
    'content-length': range === 'whole' ? file.size : range.end - range.start + 1,
  });
  if (range === 'whole') return;
  void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
}

/** What its person downloads is called as they called it. What is shown has no name: its author's might tell the answer. */
function describeDisposition(file: ServedFile, { disposition }: AddressGrant): string {
  if (disposition === 'attachment') return contentDisposition('attachment', file.name);
  return shownTypes.has(file.content_type) ? 'inline' : 'attachment';
}
