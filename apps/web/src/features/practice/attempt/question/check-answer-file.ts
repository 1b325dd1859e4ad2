import { limits } from '@tiku/contract/limits';

/** What the server would say too, without a long way for nothing. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): 'format' | { limit: number } | null {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const isPicture = ['jpg', 'jpeg', 'png'].includes(extension);
  if (!isPicture && !['mp3', 'mp4'].includes(extension)) return 'format';
  const limit = isPicture ? limits.imageBytes : limits.mediaBytes;
  return size > limit ? { limit } : null;
}
