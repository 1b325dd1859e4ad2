import type { MediaTag } from '../html/tree.ts';

/** What may be uploaded; pictures that imports bring along may also be GIFs. */
export const uploads = {
  img: { word: 'image', accept: '.jpg,.jpeg,.png', pattern: /\.(?:jpe?g|png)$/i, megabytes: 1 },
  audio: { word: 'audio', accept: '.mp3', pattern: /\.mp3$/i, megabytes: 20 },
  video: { word: 'video', accept: '.mp4', pattern: /\.mp4$/i, megabytes: 20 },
} as const;

const bytesPerMegabyte = 1024 * 1024;

type Word = (typeof uploads)[MediaTag]['word'];
export type FileProblem =
  | { key: `rich-text.wrong-${Word}`; values: Record<string, never> }
  | { key: `rich-text.too-large-${Word}`; values: { limit: number } };

export function checkFile(tag: MediaTag, file: { name: string; size: number }): FileProblem | null {
  const { word, pattern, megabytes } = uploads[tag];
  if (!pattern.test(file.name)) return { key: `rich-text.wrong-${word}`, values: {} };
  if (file.size > megabytes * bytesPerMegabyte)
    return { key: `rich-text.too-large-${word}`, values: { limit: megabytes } };
  return null;
}
