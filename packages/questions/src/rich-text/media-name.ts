import type { MediaTag } from './html/tree.ts';

const kinds: Record<string, MediaTag> = {
  png: 'img',
  jpg: 'img',
  jpeg: 'img',
  gif: 'img',
  mp3: 'audio',
  mp4: 'video',
};

/** What files are called to those who answer, because the names that authors give them may tell the answer. */
const neutral = /^(?:[0-9a-f]{16}|missing)\.\w+$/;

/** Nothing that a person could make sense of. */
export function isNeutralName(name: string): boolean {
  return neutral.test(name);
}

const maxLength = 255;
// Separators make an address or a path of it; control and format characters make it look like another name.
const forbidden = /[/\\:*?"<>|\p{C}\p{Zl}\p{Zp}]/u;

/** Which element shows a file of this name; null if it is no plain file name or no file that questions may hold. */
export function mediaTagOf(name: string): MediaTag | null {
  if (name.length > maxLength || name !== name.trim() || forbidden.test(name)) return null;
  const dot = name.lastIndexOf('.');
  if (dot < 1) return null;
  const extension = name.slice(dot + 1).toLowerCase();
  return Object.hasOwn(kinds, extension) ? (kinds[extension] ?? null) : null;
}
