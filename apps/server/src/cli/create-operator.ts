import { randomBytes } from 'node:crypto';
import { rules } from '@tiku/contract';
import { migrate } from '../platform/db/migrate.ts';
import { createPasswordHasher } from '../platform/passwords/password-hasher.ts';
import { appointOperator } from '../features/operator/operator.ts';
import type { Command } from './command.ts';
import { Failure, misused } from './failure.ts';
import { withDeployment } from './open-deployment.ts';
import { readSecret } from './read-secret.ts';

const generatedBytes = 12;

export const createOperator: Command = {
  usage: 'create-operator <user name> [--name <name>] [--email <address>] [--password-file <file>]',
  help: 'Make somebody an operator. Who has no account yet gets one; its password is read from the file (- for standard input), or made up and shown once.',
  options: { name: { type: 'string' }, email: { type: 'string' }, 'password-file': { type: 'string' } },
  takes: [1, 1],
  run: async (readConfig, { positionals: [username = ''], options }) => {
    if (username.length < rules.name.min)
      throw new Failure(`A user name has at least ${rules.name.min} characters.`, misused);
    const file = options['password-file'];
    const given = typeof file === 'string' ? await readSecret(file) : null;
    if (given !== null && given.length < rules.password.min) {
      throw new Failure(`A password has at least ${rules.password.min} characters.`, misused);
    }
    const password = given ?? randomBytes(generatedBytes).toString('base64url');
    const hasher = await createPasswordHasher({ maxWaiting: 1 });
    try {
      const person = {
        username,
        name: typeof options.name === 'string' ? options.name : username,
        email: typeof options.email === 'string' ? options.email : null,
        passwordHash: await hasher.hash(password),
      };
      const isNew = await withDeployment(readConfig(), async ({ db }) => {
        await migrate(db);
        return db.transaction().execute((tx) => appointOperator(tx, person));
      });
      const shown = isNew && given === null ? { password } : {};
      return {
        lines: [
          isNew ? `${username} has an account and is an operator.` : `${username} is an operator.`,
          ...(shown.password ? [`Password (shown once): ${password}`] : []),
        ],
        json: { username, is_new: isNew, ...shown },
      };
    } finally {
      await hasher.close();
    }
  },
};
