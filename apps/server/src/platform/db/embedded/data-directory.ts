// The folder PostgreSQL keeps its files in: found, or made in one step that a crash cannot leave half done.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openHome } from './binaries.ts';
import { canEnter, handOver, listSpawnOptions } from './run-as.ts';
import type { RunUser } from './run-as.ts';
import { listEnvironment, nameCluster } from './settings.ts';

export interface DataRequest {
  /** `<dataDir>/postgres`: a folder, or a symbolic link to one. */
  place: string;
  initdb: string;
  user: RunUser | null;
  durable: boolean;
  log: (line: string) => void;
}

/** The real path of an initialised data directory that PostgreSQL's user can reach. To be called under the start lock. */
export async function prepareData(request: DataRequest): Promise<string> {
  return (await findData(request)) ?? (await createData(request));
}

async function findData({ place, user }: DataRequest): Promise<string | null> {
  if (!(await lstat(place).catch(() => null))) return null;
  const path = await realpath(place).catch((cause: unknown) => {
    throw new Error(
      `${place} is a link to a folder that is not there. Bring that folder back, or delete the link to start afresh.`,
      {
        cause,
      },
    );
  });
  const { uid } = await stat(path);
  if (!user && uid !== process.getuid?.()) {
    throw new Error(
      `${path} belongs to another user (uid ${uid}). Start Tiku as that user or as root, or choose another TIKU_DATA.`,
    );
  }
  const entries = await readdir(path);
  if (entries.length === 0) return null;
  if (!entries.includes('PG_VERSION')) throw new Error(`${path} holds something else than a PostgreSQL database.`);
  if (user && !(await canEnter(dirname(path), user))) {
    throw new Error(
      `PostgreSQL does not run as root, and its user (uid ${user.uid}) cannot enter every folder above ${path}. ` +
        `Move that folder to where it can be reached, and leave a symbolic link to it at ${place}.`,
    );
  }
  if (user && uid !== user.uid) await handOver(path, user);
  return path;
}

async function createData(request: DataRequest): Promise<string> {
  const { place, user, durable, log } = request;
  const target = await realpath(place).catch(() => place);
  const beside = !user || (await canEnter(dirname(target), user));
  const home = beside ? dirname(target) : openHome;
  await mkdir(home, { recursive: true, mode: 0o755 });
  const prefix = `postgres.init-${nameCluster(place)}-`;
  log('PostgreSQL is making its data directory.');
  const draft = await mkdtemp(join(home, prefix));
  try {
    if (user) await lchown(draft, user.uid, user.gid);
    await runInitdb(draft, request);
    if (beside) await rename(draft, target);
    else await publishElsewhere(draft, target, log);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await removeDrafts(home, prefix);
  if (durable) for (const folder of [home, dirname(place), dirname(dirname(place))]) await syncFolder(folder);
  return realpath(place);
}

/** Deleting the data folder deletes the link, so the next start begins afresh, as anybody would expect. */
async function publishElsewhere(draft: string, target: string, log: (line: string) => void): Promise<void> {
  const folder = join(openHome, `data-${randomBytes(8).toString('hex')}`);
  await rmdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(draft, folder);
  await symlink(folder, target);
  log(`PostgreSQL does not run as root, and its user cannot enter ${dirname(target)}: the database lies in ${folder}.`);
}

/** Left by first starts on this folder that were killed. */
async function removeDrafts(home: string, prefix: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith(prefix)) await rm(join(home, name), { recursive: true, force: true });
  }
}

async function runInitdb(folder: string, { initdb, user, durable }: DataRequest): Promise<void> {
  const options = [
    `--pgdata=${folder}`,
    '--username=tiku',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    // Nobody but the database's user and root can enter the socket's folder (0700), and there is no TCP.
    '--auth-local=trust',
    '--auth-host=reject',
    ...(durable ? [] : ['--no-sync']),
  ];
  const child = spawn(initdb, options, {
    ...listSpawnOptions(user),
    env: listEnvironment(null),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await new Promise<void>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`PostgreSQL could not make its data directory.\n${output.trim()}`));
    });
  });
}

/** Without it a power cut could take back the rename, and with it the whole database. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
