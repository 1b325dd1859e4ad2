// The database and the files in one archive (tar, zstd, sealed on demand), as they were at one moment, while people work.
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import tar from 'tar-stream';
import type { Pack } from 'tar-stream';
import { backupLock } from '../files/files.ts';
import type { FileStore } from '../files/file-store.ts';
import { quote, selectMigrations, selectSequences, selectTables } from './backup-tables.ts';
import type { BackupTable, Manifest } from './backup-tables.ts';
import { seal } from './seal.ts';

/** Entries of an archive say how long they are, so that what a table holds is written in pieces of about this size. */
const pieceBytes = 4 * 1024 * 1024;

export interface BackupSource {
  connection: pg.PoolConfig;
  files: FileStore;
}

export interface BackupResult {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

/** The file is there when it is whole. */
export async function writeBackup(source: BackupSource, path: string, passphrase?: string): Promise<BackupResult> {
  const draft = `${path}.part`;
  const pack = tar.pack();
  try {
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600 });
    const written = passphrase
      ? pipeline(pack, createZstdCompress(), seal(passphrase), target)
      : pipeline(pack, createZstdCompress(), target);
    const [counts] = await Promise.all([fill(pack, source), written]);
    await rename(draft, path);
    const { size } = await stat(path);
    return { ...counts, bytes: size };
  } catch (error) {
    pack.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

async function withClient<T>(connection: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * As long as the lock is held no bytes are removed (see `deleteFile`), so every file of the moment is still there when its
 * turn comes. It is taken before the moment is chosen.
 */
async function fill(pack: Pack, { connection, files }: BackupSource): Promise<Omit<BackupResult, 'bytes'>> {
  return withClient(connection, async (guard) => {
    await guard.query('begin');
    await guard.query('select pg_advisory_xact_lock($1)', [backupLock]);
    return withClient(connection, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      const manifest: Manifest = {
        format: 1,
        created_at: new Date().toISOString(),
        migrations: await selectMigrations(client),
        tables: await selectTables(client),
        sequences: await selectSequences(client),
      };
      await addEntry(pack, 'manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)));
      let rows = 0;
      for (const table of manifest.tables) rows += await addTable(pack, client, table);
      const counts = { tables: manifest.tables.length, rows, files: await addFiles(pack, client, files) };
      await addEntry(pack, 'end.json', Buffer.from(JSON.stringify(counts)));
      pack.finalize();
      return counts;
    });
  });
}

function addEntry(pack: Pack, name: string, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry({ name, mode: 0o600 }, body, (error) => (error ? reject(error) : resolve()));
  });
}

async function addTable(pack: Pack, client: pg.Client, { name, columns }: BackupTable): Promise<number> {
  const copy = client.query(copyTo(`copy public.${quote(name)} (${columns.map(quote).join(', ')}) to stdout`));
  let pieces: Buffer[] = [];
  let length = 0;
  const write = async () => {
    if (length > 0) await addEntry(pack, `tables/${name}`, Buffer.concat(pieces));
    pieces = [];
    length = 0;
  };
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    pieces.push(chunk);
    length += chunk.length;
    if (length >= pieceBytes) await write();
  }
  await write();
  return copy.rowCount ?? 0;
}

interface FileRow {
  key: string;
  size: string;
}

/** What is being uploaded has a row and no bytes yet, and nothing maps to it: it is left out. */
async function addFiles(pack: Pack, client: pg.Client, files: FileStore): Promise<number> {
  let count = 0;
  for (let after = ''; ;) {
    const { rows } = await client.query<FileRow>('select key, size from file where key > $1 order by key limit 1000', [
      after,
    ]);
    for (const { key, size } of rows) {
      const body = await files.get(key);
      if (!body) continue;
      await pipeline(body, pack.entry({ name: `files/${key}`, size: Number(size), mode: 0o600 }));
      count++;
    }
    const last = rows.at(-1);
    if (!last) return count;
    after = last.key;
  }
}
