import type { WrittenPaper } from '@tiku/papers';
import { contentDisposition } from '../../../platform/files/content-disposition.ts';
import type { Context } from '../../../platform/http/context.ts';

const contentTypes: Record<WrittenPaper['extension'], string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** As a download under a name without its extension. */
export function sendFile({ reply }: Pick<Context, 'reply'>, name: string, { bytes, extension }: WrittenPaper): Buffer {
  void reply
    .type(contentTypes[extension])
    .header('content-disposition', contentDisposition('attachment', `${name}.${extension}`));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** What a download of this kind of file is stored as. */
export function contentTypeOf(extension: WrittenPaper['extension']): string {
  return contentTypes[extension];
}
