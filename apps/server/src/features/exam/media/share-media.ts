// Pictures, sounds and videos of questions, on their way to people: addressed by name, and handed out signed.
import { mapStoredMedia } from '@tiku/questions/rich-text';
import { addressFile } from '../../../platform/files/sign-address.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { ChangeText } from '../../question-text/question-text.ts';
import { selectFiles, selectShownFiles } from './exam-file.store.ts';
import type { ExamFile } from './exam-file.store.ts';

type Reader = Pick<Context<'member'>, 'db' | 'keys' | 'actor'>;

/** By the names their author gave them, for the author or a reviewer. Names that are no file of the exam are left out. */
export async function signMedia(
  reader: Reader,
  examId: number,
  names: readonly string[],
  use: 'exam' | 'operator' = 'exam',
): Promise<Record<string, string>> {
  if (names.length === 0) return {};
  const files = await selectFiles(reader.db, examId, names);
  return Object.fromEntries(files.map(({ name, file_key }) => [name, addressFile(reader, use, file_key)]));
}

/** Something that is about to be shown, with the content and the material that its texts come from. */
export interface Sourced<T> {
  item: T;
  contentId: number | null;
  materialId: number | null;
}

/** How to change every rich text of something that is about to be shown; those of its material apart. */
type MapTexts<T> = (item: T, change: ChangeText, changeMaterial: ChangeText) => T;

interface SharedMedia<T> {
  list: T[];
  /** Addresses by the names that the list has now. */
  files: Record<string, string>;
}

/**
 * For everybody but the author, once it has been found that they may see it: what is shown, with names that tell nothing.
 * An author who calls a picture `right.png` would give the answer away, and two authors may have called two pictures
 * `1.png`. Comes last: the order of options depends on the texts as they were written.
 */
export async function shareMedia<T>(
  reader: Reader,
  examId: number,
  items: readonly Sourced<T>[],
  mapTexts: MapTexts<T>,
  use: 'attempt' | 'exam' = 'exam',
): Promise<SharedMedia<T>> {
  const names = new Set<string>();
  const note: ChangeText = (html) =>
    mapStoredMedia(html, (name) => {
      names.add(name);
      return name;
    });
  for (const { item } of items) mapTexts(item, note, note);
  if (names.size === 0) return { list: items.map(({ item }) => item), files: {} };
  const found = await findShownFiles(reader, examId, items, [...names]);
  const files: Record<string, string> = {};
  const rename =
    (place: string): ChangeText =>
    (html) =>
      mapStoredMedia(html, (name) => {
        const file = found.get(`${place} ${name}`) ?? found.get(`exam ${name}`);
        // What is no file at all has a name all the same.
        if (!file) return withExtension('missing', name);
        const shown = withExtension(file.alias, name);
        files[shown] ??= addressFile(reader, use, file.file_key);
        return shown;
      });
  const list = items.map(({ item, contentId, materialId }) =>
    mapTexts(item, rename(`content ${contentId}`), rename(`material ${materialId}`)),
  );
  return { list, files };
}

/** By the place that shows them and their author's name. */
async function findShownFiles<T>(
  { db }: Reader,
  examId: number,
  items: readonly Sourced<T>[],
  names: readonly string[],
): Promise<Map<string, ExamFile>> {
  const files = await selectShownFiles(db, examId, {
    contentIds: items.flatMap(({ contentId }) => contentId ?? []),
    materialIds: items.flatMap(({ materialId }) => materialId ?? []),
    names,
  });
  return new Map(
    files.map((file) => {
      const place =
        file.content_id !== null
          ? `content ${file.content_id}`
          : file.material_id !== null
            ? `material ${file.material_id}`
            : 'exam';
      return [`${place} ${file.name}`, file] as const;
    }),
  );
}

/** By its extension a name tells what shows the file. */
function withExtension(stem: string, name: string): string {
  return stem + name.slice(name.lastIndexOf('.')).toLowerCase();
}
