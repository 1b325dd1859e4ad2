import { resolve } from 'node:path';
import { writeBackup } from '../platform/backup/backup.ts';
import { CannotRestore, restoreBackup } from '../platform/backup/restore.ts';
import { WrongPassphrase } from '../platform/backup/seal.ts';
import { recordAction } from '../features/operator/operator.ts';
import type { Command, Given } from './command.ts';
import { Failure } from './failure.ts';
import { withDeployment } from './open-deployment.ts';
import { readSecret } from './read-secret.ts';

const options = { 'passphrase-file': { type: 'string' } } as const;

async function readPassphrase({ options: { 'passphrase-file': file } }: Given): Promise<string | undefined> {
  return typeof file === 'string' ? readSecret(file) : undefined;
}

type Archive = Pick<Command, 'options' | 'takes' | 'run'>;

/** A command about one archive, which a passphrase may close. */
function aboutArchive(
  run: (
    readConfig: Parameters<Command['run']>[0],
    path: string,
    passphrase: string | undefined,
  ) => ReturnType<Command['run']>,
): Archive {
  return {
    options,
    takes: [1, 1],
    run: async (readConfig, given) => run(readConfig, resolve(given.positionals[0] ?? ''), await readPassphrase(given)),
  };
}

export const backup: Command = {
  usage: 'backup <file> [--passphrase-file <file>]',
  help: 'Write the database and all files to one archive, while the server runs. With a passphrase (from a file, - for standard input) nobody reads it without.',
  ...aboutArchive(async (readConfig, path, passphrase) => {
    const written = await withDeployment(readConfig(), async (deployment) => {
      const result = await writeBackup(deployment, path, passphrase);
      const about = { action: 'back_up', about: 'deployment', aboutId: null, title: '' } as const;
      await recordAction(deployment.db, 'command line', { ...about, detail: { path } });
      return result;
    }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
        throw new Failure(`Another backup is writing ${path}, or was interrupted: remove ${path}.part first.`);
      }
      throw error;
    });
    const { tables, rows, files, bytes } = written;
    return {
      lines: [`${path}: ${rows} rows of ${tables} tables and ${files} files in ${bytes} bytes.`],
      json: { path, ...written, is_sealed: passphrase !== undefined },
    };
  }),
};

export const restore: Command = {
  usage: 'restore <file> [--passphrase-file <file>]',
  help: 'Bring a backup into an empty place: a new TIKU_DATA, or an empty database and bucket. A backup of an older version is brought up to date.',
  ...aboutArchive(async (readConfig, path, passphrase) => {
    const restored = await withDeployment(readConfig(), (deployment) =>
      restoreBackup(deployment, path, passphrase),
    ).catch((error: unknown) => {
      if (error instanceof CannotRestore || error instanceof WrongPassphrase) throw new Failure(error.message);
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        throw new Failure(`${path} is not there.`);
      throw error;
    });
    const { created_at, rows, tables, files } = restored;
    return {
      lines: [`Restored what was there at ${created_at}: ${rows} rows of ${tables} tables and ${files} files.`],
      json: restored,
    };
  }),
};
