// Loading code stands before every file: who asks once asks again soon, so the next child waits ready.
import type { ChildProcess } from 'node:child_process';
import { fillCache, readingCache } from './code-cache.ts';
import { codeFolders } from './code-folders.ts';
import { prepareChild, startChild } from './start-child.ts';

const KEEP_MS = 60_000;
/** By then, whoever waits for the file before it has their answer. */
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
  await (filled ??= fillCache());
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
  return [
    '--permission',
    ...codeFolders().map((folder) => `--allow-fs-read=${folder}`),
    // The rest is for what lies outside of the heap: the file, its inflated parts, the program.
    `--max-old-space-size=${Math.round(memoryMb * 0.6)}`,
    // A child does not live long enough for tidying up to pay, unless its file is a very large one.
    `--initial-old-space-size=${Math.round(memoryMb * 0.4)}`,
  ];
}

function startConfined(memoryMb: number): ChildProcess {
  return startChild(confine(memoryMb), readingCache());
}
