// Compiled code that a process and its children share: loading it is most of what a child does for a small file.
import { once } from 'node:events';
import { limitHeap, prepareChild, startChild } from './start-child.ts';

/** Where this process keeps what it has compiled, if it does. */
function cacheFolder(): string | undefined {
  return process.env['NODE_COMPILE_CACHE'];
}

/** A child that reads a stranger's file reads there and never writes: what it left would be the next one's code. */
export function readingCache(): NodeJS.ProcessEnv {
  const folder = cacheFolder();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder, NODE_COMPILE_CACHE_READONLY: '1' };
}

/** For children with that much memory, by one that sees no file at all and leaves what it compiled when it ends. */
export async function fillCache(memoryMb: number): Promise<void> {
  const folder = cacheFolder();
  if (folder === undefined) return;
  const child = startChild(limitHeap(memoryMb), { NODE_COMPILE_CACHE: folder });
  const ended = once(child, 'exit').catch(() => undefined);
  prepareChild(child, () => child.connected && child.disconnect());
  await ended;
}
