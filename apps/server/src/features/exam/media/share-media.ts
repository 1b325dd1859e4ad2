// Pictures, sounds and videos of questions, on their way to people: addressed by name, and handed out signed.
import { mapStoredMedia } from '@tiku/questions/rich-text';
import { addressFile } from '../../../files/sign-address.ts';
import type { Context } from '../../../http/context.ts';
import type { ChangeText } from '../../question-text/question-text.ts';
import { selectFiles } from './exam-file.store.ts';

type Reader = Pick<Context<'member'>, 'db' | 'keys' | 'actor'>;

/** By the names their author gave them, for the author. Names that are no file of the exam are left out. */
export async function signMedia(
  reader: Reader,
  examId: number,
  names: readonly string[],
): Promise<Record<string, string>> {
  if (names.length === 0) return {};
  const files = await selectFiles(reader.db, examId, names);
  return Object.fromEntries(files.map(({ name, file_key }) => [name, addressFile(reader, 'exam', file_key)]));
}

/** How to change every rich text of something that is about to be shown. */
type MapTexts<T> = (item: T, change: ChangeText) => T;

interface SharedMedia<T> {
  list: T[];
  /** Addresses by the names that the list has now. */
  files: Record<string, string>;
}

/**
 * For everybody but the author, once it has been found that they may see it: what is shown, with names that tell nothing.
 * An author who calls a picture `right.png` would give the answer away. Comes last: the order of options depends on the
 * texts as they were written.
 */
export async function shareMedia<T>(
  reader: Reader,
  examId: number,
  items: readonly T[],
  mapTexts: MapTexts<T>,
  use: 'attempt' | 'exam' = 'exam',
): Promise<SharedMedia<T>> {
  const names = new Set<string>();
  for (const item of items) {
    mapTexts(item, (html) =>
      mapStoredMedia(html, (name) => {
        names.add(name);
        return name;
      }),
    );
  }
  if (names.size === 0) return { list: [...items], files: {} };
  const found = await selectFiles(reader.db, examId, [...names]);
  // What is no file of the exam has a name all the same.
  const shown = new Map([...names].map((name) => [name, withExtension('missing', name)]));
  for (const { name, alias } of found) shown.set(name, withExtension(alias, name));
  return {
    list: items.map((item) => mapTexts(item, (html) => mapStoredMedia(html, (name) => shown.get(name) ?? name))),
    files: Object.fromEntries(
      found.map(({ name, alias, file_key }) => [withExtension(alias, name), addressFile(reader, use, file_key)]),
    ),
  };
}

/** By its extension a name tells what shows the file. */
function withExtension(stem: string, name: string): string {
  return stem + name.slice(name.lastIndexOf('.')).toLowerCase();
}
