import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ChildTask } from './tasks.ts';

const ENTRY = fileURLToPath(new URL('./child.ts', import.meta.url));
/** Others go first, but a busy machine does not starve an import. */
const PRIORITY = 10;

/** What was compiled under other limits is compiled again: to V8, they are another program. */
export function limitHeap(memoryMb: number): string[] {
  return [
    // The rest is for what lies outside of the heap: the file, its inflated parts, the program.
    `--max-old-space-size=${Math.round(memoryMb * 0.6)}`,
    // A child does not live long enough for tidying up to pay, unless its file is a very large one.
    `--initial-old-space-size=${Math.round(memoryMb * 0.4)}`,
  ];
}

/** Seconds of computing after which the system ends a child without a parent: while it parses, it does not notice that. */
const LONGEST = 60;
const SHELL = '/bin/sh';

/** A node that the system limits where it can. */
function limitedNode(args: string[]): [string, string[]] {
  if (!existsSync(SHELL)) return [process.execPath, args];
  return [SHELL, ['-c', `ulimit -t ${LONGEST}; exec "$0" "$@"`, process.execPath, ...args]];
}

export function startChild(execArgv: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(...limitedNode([...execArgv, ENTRY]), {
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  } catch {
    // It is gone already, which its exit will tell.
  }
  return child;
}

/** Loads what reading needs, and keeps nobody from ending meanwhile. */
export function prepareChild(child: ChildProcess, sent: () => void = () => undefined): void {
  const task: ChildTask = { name: 'prepare' };
  child.send(task, sent);
  child.unref();
  child.channel?.unref();
}
