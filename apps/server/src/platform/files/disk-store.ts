import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertFileKey, isFileKey } from './file-store.ts';
import type { FileStore } from './file-store.ts';

const partial = '.part';

/** One folder for one installation: what lies in it without a row in the database is swept away. */
export function openDiskStore(directory: string): FileStore {
  function pathOf(key: string): string {
    assertFileKey(key);
    return join(directory, key.slice(0, 2), key);
  }

  return {
    async put(key, body, { size }) {
      const path = pathOf(key);
      const folder = dirname(path);
      if (await mkdir(folder, { recursive: true })) await syncFolder(directory);
      const handle = await open(path + partial, 'wx');
      try {
        try {
          await handle.writeFile(body);
          const { size: written } = await handle.stat();
          if (written !== size) throw new Error(`the file has ${written} bytes instead of ${size}`);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(path + partial, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(path + partial, { force: true });
        throw error;
      }
    },

    async get(key, range) {
      try {
        const handle = await open(pathOf(key), 'r');
        return handle.createReadStream(range);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(path + partial, { force: true });
    },

    async *list() {
      for (const shard of await shardsOf(directory)) {
        for await (const { name } of await opendir(join(directory, shard))) {
          const key = name.endsWith(partial) ? name.slice(0, -partial.length) : name;
          const modifiedAt = isFileKey(key) ? await findModified(join(directory, shard, name)) : null;
          if (modifiedAt) yield { key, modifiedAt };
        }
      }
    },

    async check() {
      const probe = join(directory, `check-${randomBytes(8).toString('hex')}`);
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(probe, 'x');
        await rm(probe);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(
          `Files cannot be stored in ${directory} (${reason}). The folder must belong to the user who runs the server, on a disk with space left.`,
          { cause },
        );
      }
    },
  };
}

/** Makes the names in a folder as durable as the bytes they name. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function shardsOf(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && /^[\w-]{2}$/.test(entry.name)).map((entry) => entry.name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function findModified(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
