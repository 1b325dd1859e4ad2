// Hashes on a thread of its own that the system runs after everything else: people who are saving
// answers do not feel how many others are signing in.
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { stepBack } from '../processes/step-back.ts';

export interface HashTask {
  id: number;
  password: string;
  /** To compare with; without it the task is to make a hash. */
  storedHash?: string;
}

export interface HashResult {
  id: number;
  /** A new hash, or whether the password fits the given one. */
  value: string | boolean;
}

// The package's own constant is a const enum, which a file that is only stripped of its types cannot read.
const argon2id = 2;
// OWASP's first recommendation for argon2id.
const options = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

stepBack();
parentPort?.on('message', ({ id, password, storedHash }: HashTask) => {
  const value = storedHash === undefined ? hashSync(password, options) : verifySync(storedHash, password);
  parentPort?.postMessage({ id, value } satisfies HashResult);
});
