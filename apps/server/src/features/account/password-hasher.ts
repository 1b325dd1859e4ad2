// argon2id is slow on purpose. It runs on one patient thread, and people wait their turn for it: two thousand signing in
// together must not starve those who are saving answers.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createGate } from '../../http/limits/gate.ts';
import type { HashResult, HashTask } from './hash-thread.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With no hash or no password to compare, takes as long as with one and answers no: nobody learns which accounts exist. */
  verify(storedHash: string | null, password: string | null): Promise<boolean>;
  close(): Promise<void>;
}

/** Beyond `maxWaiting`, newcomers are told that the server is busy. */
export async function createPasswordHasher({ maxWaiting }: { maxWaiting: number }): Promise<PasswordHasher> {
  const inTurn = createGate({ width: 1, maxWaiting });
  let thread = startThread();
  let lastId = 0;

  async function run(task: Omit<HashTask, 'id'>): Promise<HashResult['value']> {
    const id = ++lastId;
    thread.postMessage({ ...task, id } satisfies HashTask);
    try {
      const [result] = (await once(thread, 'message')) as [HashResult];
      if (result.id !== id) throw new Error('the hashing thread answered something else');
      return result.value;
    } catch (error) {
      thread = startThread();
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
    close: async () => void (await thread.terminate()),
  };
}

function startThread(): Worker {
  const thread = new Worker(new URL('hash-thread.ts', import.meta.url));
  thread.unref();
  return thread;
}

/** The same keys pressed on two systems may give two spellings of one character. */
function normalise(password: string): string {
  return password.normalize('NFC');
}
