import { execFile } from 'node:child_process';
import { chmod, cp, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { copyNative, prepareBinaries, repairInstallation } from './binaries.ts';
import { makeFolder } from './embedded.fixture.ts';
import { canEnter, listSpawnOptions } from './run-as.ts';

const run = promisify(execFile);
const installed = dirname(dirname((await prepareBinaries(null)).postgres));

describe('binaries', () => {
  it('makes the links and modes that an install without scripts leaves out', async () => {
    const native = join(await makeFolder(), 'package', 'native');
    await cp(installed, native, { recursive: true, verbatimSymlinks: true });
    for (const entry of await readdir(join(native, 'lib'), { withFileTypes: true })) {
      if (entry.isSymbolicLink()) await rm(join(native, 'lib', entry.name));
    }
    await chmod(join(native, 'bin', 'initdb'), 0o644);
    await repairInstallation(native);
    expect((await run(join(native, 'bin', 'initdb'), ['--version'])).stdout).toContain('PostgreSQL');
    expect((await run(join(native, 'bin', 'postgres'), ['--version'])).stdout).toContain('PostgreSQL');
  });

  it('copies PostgreSQL once, for a user who cannot reach the original, however many ask at once', async () => {
    const native = join(await makeFolder(0o700), 'native');
    await cp(installed, native, { recursive: true, verbatimSymlinks: true });
    for (const folder of ['', 'bin', 'lib', 'share']) await chmod(join(native, folder), 0o700);
    const stranger = { uid: 54_321, gid: 54_321 };
    expect(await canEnter(join(native, 'bin'), stranger)).toBe(false);

    const home = join(await makeFolder(), 'home');
    const destination = join(home, 'postgres-18');
    const copies = await Promise.all([copyNative(native, destination), copyNative(native, destination)]);
    expect(copies).toEqual([destination, destination]);
    expect(await readdir(home)).toEqual(['postgres-18']);
    expect(await canEnter(join(destination, 'bin'), stranger)).toBe(true);
    const asStranger = process.getuid?.() === 0 ? listSpawnOptions(stranger) : {};
    expect((await run(join(destination, 'bin', 'initdb'), ['--version'], asStranger)).stdout).toContain('PostgreSQL');
    expect((await run(join(destination, 'bin', 'postgres'), ['--version'], asStranger)).stdout).toContain('PostgreSQL');
  });
});
