import type { Readable } from 'node:stream';
import { limits } from '@tiku/contract';
import type { Upload } from '@tiku/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { createByteBudget } from './byte-budget.ts';
import type { Holding } from './byte-budget.ts';
import type { UploadedFile } from './context.ts';
import { describeField } from './describe-issues.ts';
import { negotiateLanguage } from './language.ts';

interface ReadUpload {
  file: UploadedFile | null;
  /** Fields that came along with the file, or instead of it; in the query they are as good. */
  fields: object;
  /** To be called when nobody needs the file any more. */
  release(): void;
}

const maxFields = 20;
const maxFieldBytes = 10_000;

const holdBytes = createByteBudget(8 * limits.mediaBytes);

/** The most a multipart body may hold, boundaries and headers included. */
export function uploadBytesOf({ maxBytes }: Upload): number {
  return maxBytes + (maxFields + 1) * maxFieldBytes;
}

/** Reads the one file of a call into memory, never more of it than the call allows. */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<ReadUpload> {
  if (!request.isMultipart()) {
    if (!upload.optional) throw new AppError('unsupported_media');
    return { file: null, fields: request.body ?? {}, release: () => undefined };
  }
  const fields: Record<string, string> = {};
  const holding = holdBytes();
  try {
    const file = await readParts(request, upload, fields, holding);
    return { file: checkFile(file, request), fields, release: holding.release };
  } catch (error) {
    holding.release();
    throw isUnreadable(error) ? new AppError('invalid_request', { cause: error }) : error;
  }
}

async function readParts(
  request: FastifyRequest,
  upload: Upload,
  fields: Record<string, string>,
  holding: Holding,
): Promise<UploadedFile | undefined> {
  let file: UploadedFile | undefined;
  const partLimits = { files: 1, fields: maxFields, parts: maxFields + 1, fieldSize: maxFieldBytes };
  for await (const part of request.parts({ limits: { ...partLimits, fileSize: upload.maxBytes } })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else file = { name: checkName(part.filename, upload), bytes: await readBytes(part.file, holding) };
  }
  return file;
}

/** Stops at the limit, where the plugin's own `toBuffer` reads on to the end of whatever is sent. */
async function readBytes(stream: Readable & { truncated: boolean }, holding: Holding): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (stream.truncated) throw new AppError('too_large');
    holding.add(chunk.length);
    chunks.push(chunk);
  }
  if (stream.truncated) throw new AppError('too_large');
  return Buffer.concat(chunks);
}

function checkFile(file: UploadedFile | undefined, request: FastifyRequest): UploadedFile {
  const refuse = (reason: 'required' | 'invalid') => {
    const language = negotiateLanguage(request.headers['accept-language']);
    return new AppError('invalid_request', { fields: describeField('file', reason, language) });
  };
  if (!file?.bytes.length) throw refuse('required');
  if (file.name.includes('\0')) throw refuse('invalid');
  return file;
}

/** What the parser says of a body that is cut short or no multipart at all comes without a code. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && !(error instanceof AppError) && !('code' in error);
}

/** A part may be a file without saying how it is called. */
function checkName(name: string | undefined, upload: Upload): string {
  if (name === undefined) throw new AppError('unsupported_media');
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!upload.extensions.includes(extension)) throw new AppError('unsupported_media');
  return name.slice(-200);
}
