// argon2id is slow on purpose. It runs on patient threads, one for each core, and people wait their turn for it: two
// thousand signing in together must not starve those who are saving answers.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createGate } from '../limits/gate.ts';
import type { HashResult, HashTask } from './hash-thread.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With no hash or no password to compare, takes as long as with one and answers no: nobody learns which accounts exist. */
  verify(storedHash: string | null, password: string | null): Promise<boolean>;
  close(): Promise<void>;
}

const mostThreads = 4;

interface HasherOptions {
  /** Beyond as many, newcomers are told that the server is busy. */
  maxWaiting: number;
  /** How many share the cores. */
  processes?: number;
}

export async function createPasswordHasher({ maxWaiting, processes = 1 }: HasherOptions): Promise<PasswordHasher> {
  const width = Math.min(mostThreads, Math.max(1, Math.floor(availableParallelism() / processes)));
  const inTurn = createGate({ width, maxWaiting });
  // Started when they are first needed at once: on most days one is enough.
  const threads = new Set<Worker>();
  const idle: Worker[] = [];
  let lastId = 0;

  function startThread(): Worker {
    const thread = new Worker(new URL('hash-thread.ts', import.meta.url));
    thread.unref();
    threads.add(thread);
    return thread;
  }

  async function run(task: Omit<HashTask, 'id'>): Promise<HashResult['value']> {
    const id = ++lastId;
    const thread = idle.pop() ?? startThread();
    try {
      thread.postMessage({ ...task, id } satisfies HashTask);
      const [result] = (await once(thread, 'message')) as [HashResult];
      if (result.id !== id) throw new Error('the hashing thread answered something else');
      idle.push(thread);
      return result.value;
    } catch (error) {
      threads.delete(thread);
      throw error;
    }
  }

  const decoy = String(await run({ password: 'decoy' }));
  return {
    hash: async (password) => String(await inTurn(() => run({ password: normalise(password) }))),
    verify: async (storedHash, password) => {
      const task = { password: normalise(password ?? ''), storedHash: storedHash ?? decoy };
      const fits = await inTurn(() => run(task));
      return fits === true && storedHash !== null && password !== null;
    },
    close: async () => {
      await Promise.all(Array.from(threads, (thread) => thread.terminate()));
    },
  };
}

/** The same keys pressed on two systems may give two spellings of one character. */
function normalise(password: string): string {
  return password.normalize('NFC');
}
