import { limits, mediaExtensions, pictureExtensions, sentFile } from '@tiku/contract';
import type { Upload } from '@tiku/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { finishParts, measureParts, selectParts } from '../../files/upload-part.store.ts';
import { AppError } from '../../errors/app-error.ts';
import { createByteBudget } from './byte-budget.ts';
import type { UploadedFile } from '../context.ts';
import { describeField, describeIssues } from '../../errors/describe-issues.ts';
import { negotiateLanguage } from '../language.ts';
import { fill, texts } from '../../texts/texts.ts';
import { readMultipart } from './multipart.ts';

interface ReadUpload {
  file: UploadedFile | null;
  /** Fields that came along with the file, or instead of it; in the query they are as good. */
  fields: object;
  /** To be called when the call has been answered. */
  finish(): Promise<void>;
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

/** Named by what the call takes, with its limit. */
export function fileTooLarge({ extensions, maxBytes }: Upload): AppError {
  const takesOnly = (kinds: readonly string[]) => extensions.every((extension) => kinds.includes(extension));
  const name = takesOnly(pictureExtensions)
    ? 'image_too_large'
    : takesOnly(mediaExtensions)
      ? 'media_too_large'
      : 'file_too_large';
  return new AppError(name, { sizes: { limit: maxBytes } });
}

/** Such bodies are left for the calls that take a file. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

export function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

interface Sender {
  db: Db;
  actor: { accountId: number } | null;
  /** What names a file that has come in pieces. */
  sent: object | null;
}

const nothing = { finish: async () => undefined, release: () => undefined };

/** Reads the one file of a call into memory, never more of it than the call allows. */
export async function readUpload(request: FastifyRequest, upload: Upload, sender: Sender): Promise<ReadUpload> {
  if (!isMultipart(request)) {
    if (sender.sent) return readSent(request, upload, sender);
    if (!upload.optional) throw new AppError('unsupported_media');
    return { file: null, fields: request.body ?? {}, ...nothing };
  }
  const fields = new Map<string, string>();
  const chunks: Buffer[] = [];
  const holding = holdBytes();
  const names: string[] = [];
  try {
    const partLimits = {
      fileBytes: upload.maxBytes,
      fileTooLarge: () => fileTooLarge(upload),
      fields: maxFields,
      fieldBytes: maxFieldBytes,
    };
    await readMultipart(request.raw, partLimits, {
      onField: (field, value) => fields.set(field, value),
      onFile: (given) => {
        names.push(checkName(given, upload, request));
      },
      onBytes: (bytes) => {
        holding.add(bytes.length);
        chunks.push(bytes);
      },
    });
    const [name] = names;
    if (name === undefined) throw refuseFile('required', request);
    if (chunks.length === 0) throw refuseFile('empty', request);
    if (name.includes('\0')) throw refuseFile('invalid', request);
    const file = { name, bytes: Buffer.concat(chunks) };
    return { ...nothing, file, fields: Object.fromEntries(fields), release: holding.release };
  } catch (error) {
    holding.release();
    throw error;
  }
}

/** What has come in pieces, by calls of its own. */
async function readSent(
  request: FastifyRequest,
  upload: Upload,
  { db, actor, sent: given }: Sender,
): Promise<ReadUpload> {
  if (given && 'upload_size' in given && given.upload_size === '0') throw refuseFile('empty', request);
  const parsed = sentFile.safeParse(given, { reportInput: true });
  if (!parsed.success || !actor) {
    const language = negotiateLanguage(request.headers['accept-language']);
    throw new AppError('invalid_request', parsed.error ? { fields: describeIssues(parsed.error, language) } : {});
  }
  const { upload_key: key, upload_size: size, upload_name } = parsed.data;
  const name = checkName(upload_name, upload, request);
  if (name.includes('\0')) throw refuseFile('invalid', request);
  if (size > upload.maxBytes) throw fileTooLarge(upload);
  const sent = { accountId: actor.accountId, key };
  if ((await measureParts(db, sent)) !== size) throw new AppError('upload_incomplete');
  const holding = holdBytes();
  holding.add(size);
  try {
    const bytes = Buffer.concat(await selectParts(db, sent));
    // More has come since.
    if (bytes.length !== size) throw new AppError('upload_incomplete');
    return { file: { name, bytes }, fields: {}, finish: () => finishParts(db, sent), release: holding.release };
  } catch (error) {
    holding.release();
    throw error;
  }
}

function refuseFile(reason: 'required' | 'empty' | 'invalid', { headers }: FastifyRequest): AppError {
  const language = negotiateLanguage(headers['accept-language']);
  return new AppError('invalid_request', { fields: describeField('file', reason, language) });
}

/** A part may be a file without saying how it is called. */
function checkName(name: string | undefined, upload: Upload, { headers }: FastifyRequest): string {
  const extension = name?.split('.').at(-1)?.toLowerCase() ?? '';
  if (name === undefined || !upload.extensions.includes(extension)) {
    const kinds = upload.extensions.map((kind) => `.${kind}`).join(', ');
    const { acceptedFiles } = texts[negotiateLanguage(headers['accept-language'])];
    throw new AppError('unsupported_media', { fields: { file: fill(acceptedFiles, { kinds }) } });
  }
  return name.slice(-200);
}
