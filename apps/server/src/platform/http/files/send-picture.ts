import { AppError } from '../../errors/app-error.ts';
import { readStored } from '../../files/files.ts';
import type { Context } from '../context.ts';

/** One of those that are drawn anew when they are sent in; not found where there is no key or nothing is stored. */
export async function sendPicture(
  { files, reply }: Pick<Context, 'files' | 'reply'>,
  key: string | null | undefined,
  caching: 'private, no-store' | 'public, max-age=300',
): Promise<Buffer> {
  const bytes = key ? await readStored(files, key) : null;
  if (!bytes) throw new AppError('not_found');
  void reply.type('image/jpeg').header('cache-control', caching);
  return bytes;
}
