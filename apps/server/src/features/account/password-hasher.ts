// argon2id behind a small gate: hashing is slow on purpose, so at most a few run at once and the rest wait their turn.
// Two thousand people signing in together must not starve those who are saving answers.
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../http/app-error.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With no hash to compare, takes as long as with one and answers no: nobody learns which accounts exist. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

// The package's own constant is a const enum, which a file that is only stripped of its types cannot read.
const argon2id = 2;
// OWASP's first recommendation for argon2id.
const options = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export interface HasherOptions {
  /** How many run at once. */
  width: number;
  /** How many may wait before newcomers are told that the house is busy. */
  maxWaiting: number;
}

export async function createPasswordHasher({ width, maxWaiting }: HasherOptions): Promise<PasswordHasher> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const decoy = await hash('decoy', options);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= maxWaiting) throw new AppError('busy', { retryAfter: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(normalise(password), options)),
    verify: (storedHash, password) =>
      inTurn(async () => {
        const matches = await verify(storedHash ?? decoy, normalise(password));
        return matches && storedHash !== null;
      }),
  };
}

/** The same keys pressed on two systems may give two spellings of one character. */
function normalise(password: string): string {
  return password.normalize('NFC');
}
