import type { Upload } from '@tiku/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { UploadedFile } from './context.ts';
import { describeField } from './describe-issues.ts';
import { negotiateLanguage } from './language.ts';

interface ReadUpload {
  file: UploadedFile | null;
  /** Fields that came along with the file, or instead of it; in the query they are as good. */
  fields: object;
}

const maxFields = 20;

/** Reads the one file of a call into memory, never more of it than the call allows. */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<ReadUpload> {
  if (!request.isMultipart()) {
    if (!upload.optional) throw new AppError('unsupported_media');
    return { file: null, fields: request.body ?? {} };
  }
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  const limits = { fileSize: upload.maxBytes, files: 1, fields: maxFields, parts: maxFields + 1, fieldSize: 10_000 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else file = { name: checkName(part.filename, upload), bytes: await part.toBuffer() };
    }
  } catch (error) {
    throw isUnreadable(error) ? new AppError('invalid_request', { cause: error }) : error;
  }
  const language = negotiateLanguage(request.headers['accept-language']);
  if (!file?.bytes.length)
    throw new AppError('invalid_request', { fields: describeField('file', 'required', language) });
  if (file.name.includes('\0'))
    throw new AppError('invalid_request', { fields: describeField('file', 'invalid', language) });
  return { file, fields };
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
