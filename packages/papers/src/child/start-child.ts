import { type ChildProcess, fork } from 'node:child_process';
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

export function startChild(execArgv: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = fork(ENTRY, [], {
    execArgv,
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
