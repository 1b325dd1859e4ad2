// One backup a night, by whichever process has the job, and no more of them than are to be kept.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupConfig } from '../config/config.ts';
import { writeBackup } from './backup.ts';
import type { BackupSource } from './backup.ts';

const ours = /^tiku-[\dTZ-]+\.backup$/;

export async function backUpNightly(
  source: BackupSource,
  { directory, keep, passphrase }: BackupConfig,
  now = new Date(),
): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const path = join(directory, `tiku-${stamp}Z.backup`);
  // What an attempt left that was killed.
  await rm(`${path}.part`, { force: true });
  await writeBackup(source, path, passphrase);
  const names = (await readdir(directory)).filter((name) => ours.test(name)).toSorted();
  for (const name of names.slice(0, -keep)) await rm(join(directory, name), { force: true });
  return path;
}
