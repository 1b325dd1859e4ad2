// Loading its code takes a thread longer than reading a usual file: who sends one often sends another, so the last thread
// waits for it.
import { Worker } from 'node:worker_threads';

/** A hundred times the questions that a file should have; beyond that, the thread ends and nobody else is harmed. */
const memoryMb = 512;
const keepMs = 60_000;

let ready: { thread: Worker; timer: NodeJS.Timeout } | null = null;

export function takeThread(): Worker {
  if (!ready) return startThread();
  const { thread, timer } = ready;
  ready = null;
  clearTimeout(timer);
  for (const event of ['error', 'exit']) thread.removeAllListeners(event);
  thread.ref();
  return thread;
}

function startThread(): Worker {
  return new Worker(new URL('read-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
}

/** For a minute, and not a moment longer than this process lives. */
export function keepThread(thread: Worker): void {
  if (ready) {
    void thread.terminate();
    return;
  }
  thread.unref();
  thread.once('exit', () => forget(thread));
  const timer = setTimeout(() => {
    forget(thread);
    void thread.terminate();
  }, keepMs).unref();
  ready = { thread, timer };
}

function forget(thread: Worker): void {
  if (ready?.thread === thread) ready = null;
}
