// Pictures, sounds and videos of questions, on their way to people: addressed by name, and handed out signed.
import { addressFile } from '../../files/sign-address.ts';
import type { Context } from '../../http/context.ts';
import { selectFileKeys } from './exam-file.store.ts';

type Reader = Pick<Context<'member'>, 'db' | 'keys' | 'actor'>;

/** For somebody who has been found to be allowed to open the exam. Names that are no file of it are left out. */
export async function signMedia(
  reader: Reader,
  examId: number,
  names: readonly string[],
): Promise<Record<string, string>> {
  if (names.length === 0) return {};
  const found = await selectFileKeys(reader.db, examId, names);
  return Object.fromEntries(found.map(({ name, file_key }) => [name, addressFile(reader, file_key)]));
}
