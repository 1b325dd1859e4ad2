import { importExtensions, limits } from '@tiku/contract/limits';

export type FileFault = 'extension' | 'size' | 'empty';

export const acceptedFiles = importExtensions.map((extension) => `.${extension}`).join(',');

export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** What the server would refuse is said before anything is sent. */
export function findFileFault({ name, size }: { name: string; size: number }): FileFault | null {
  const extensions: readonly string[] = importExtensions;
  if (!extensions.includes(extensionOf(name))) return 'extension';
  if (size === 0) return 'empty';
  return size > limits.importBytes ? 'size' : null;
}
