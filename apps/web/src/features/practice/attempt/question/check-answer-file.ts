import { limits } from '@tiku/contract/limits';

function extensionOf(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function isPicture(name: string): boolean {
  return ['jpg', 'jpeg', 'png'].includes(extensionOf(name));
}

/** What the server would say too, without a long way for nothing. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): 'format' | { limit: number } | null {
  if (!isPicture(name) && !['mp3', 'mp4'].includes(extensionOf(name))) return 'format';
  const limit = isPicture(name) ? limits.imageBytes : limits.mediaBytes;
  return size > limit ? { limit } : null;
}
