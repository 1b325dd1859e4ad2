// Every file needs loaded code first: a caller who asks once asks again soon, so the next child is started in advance.
import type { ChildProcess } from 'node:child_process';
import { fillCache, readingCache } from './code-cache.ts';
import { codeFolders } from './code-folders.ts';
import { limitHeap, prepareChild, startChild } from './start-child.ts';

const KEEP_MS = 60_000;
/** By then the caller who waits for the previous file has their answer. */
const START_MS = 500;

let ready: { child: ChildProcess; memoryMb: number } | null = null;
let starting: NodeJS.Timeout | undefined;
let filled: Promise<void> | undefined;

/** The one that waits, if it has that much memory and is still there, or a new one. */
export function takeChild(memoryMb: number): ChildProcess {
  const waiting = ready;
  if (waiting?.memoryMb !== memoryMb || !waiting.child.connected) return startConfined(memoryMb);
  ready = null;
  waiting.child.ref();
  waiting.child.channel?.ref();
  return waiting.child;
}

/** Soon, for a minute, and not a moment longer than this process lives. */
export function keepChildReady(memoryMb: number): void {
  clearTimeout(starting);
  starting = setTimeout(() => void startReady(memoryMb), START_MS).unref();
}

async function startReady(memoryMb: number): Promise<void> {
  await (filled ??= fillCache(memoryMb));
  if (ready?.child.connected) return;
  const child = startConfined(memoryMb);
  ready = { child, memoryMb };
  child.on('error', () => undefined);
  prepareChild(child);
  setTimeout(() => {
    if (ready?.child !== child) return;
    ready = null;
    child.kill('SIGKILL');
  }, KEEP_MS).unref();
}

export function confine(memoryMb: number): string[] {
  return ['--permission', ...codeFolders().map((folder) => `--allow-fs-read=${folder}`), ...limitHeap(memoryMb)];
}

function startConfined(memoryMb: number): ChildProcess {
  return startChild(confine(memoryMb), readingCache());
}
