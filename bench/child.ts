import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

export interface Child {
  process: ChildProcess;
  /** Rejects, with what it wrote last, when it ends before it was told to. */
  failed: Promise<never>;
  stop: () => Promise<void>;
}

/** Longer than the product gives itself to stop. */
const patience = 35_000;

/** Its log goes nowhere, but is written, as in production; what it says on stderr explains a failure. */
export function startChild(file: string, settings: Record<string, string>, given: string[] = []): Child {
  const { PATH = '' } = process.env;
  const child = fork(file, given, {
    env: { PATH, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (lastWords = (lastWords + text).slice(-4000)));
  const exited = once(child, 'close');
  let isStopping = false;
  const failed = exited.then(() => {
    if (isStopping) return new Promise<never>(() => {});
    throw new Error(`${basename(file)} ended unexpectedly.\n${lastWords.trim()}`);
  });
  // A caller who awaits it gets the error; nobody has to await it.
  failed.catch(() => {});
  return {
    process: child,
    failed,
    stop: async () => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      await exited;
      clearTimeout(timer);
    },
  };
}
