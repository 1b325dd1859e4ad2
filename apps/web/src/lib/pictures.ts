import type { Language } from '@tiku/contract/limits';

/** Taken by `npm run pictures`, in every language. */
const files = import.meta.glob<string>('../pictures/*.webp', { query: '?url', import: 'default', eager: true });

export type PictureName = 'practice' | 'exam' | 'bank' | 'group' | 'statistics';

/** Pixels of each of them. */
export const pictureSize = { width: 1120, height: 700 };

export function pictureOf(name: PictureName, language: Language): string {
  const file = files[`../pictures/${name}.${language}.webp`];
  if (!file) throw new Error(`there is no picture ${name} in ${language}`);
  return file;
}
