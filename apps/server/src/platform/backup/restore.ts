// From an archive to an empty place. A backup of an older version is brought up to date on the way.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import tar from 'tar-stream';
import { migrate } from '../db/migrate.ts';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { addForeignKeys, dropForeignKeys, quote, selectTables } from './backup-tables.ts';
import type { BackupTable, Manifest } from './backup-tables.ts';
import { isSealed, unseal } from './seal.ts';

export class CannotRestore extends Error {
  override name = 'CannotRestore';
}

export interface RestoreTarget {
  connection: pg.PoolConfig;
  /** Of the same database. */
  db: Kysely<Tables>;
  files: FileStore;
}

interface Restored {
  created_at: string;
  tables: number;
  rows: number;
  files: number;
}

async function openArchive(path: string, passphrase: string | undefined): Promise<Readable> {
  const handle = await open(path);
  const { buffer: start } = await handle.read(Buffer.alloc(16), 0, 16, 0);
  await handle.close();
  const source = createReadStream(path);
  if (!isSealed(start)) return source;
  if (passphrase === undefined) throw new CannotRestore('The backup is sealed: give its passphrase.');
  const opened = unseal(passphrase);
  source.on('error', (error) => opened.destroy(error));
  return source.pipe(opened);
}

export async function restoreBackup(target: RestoreTarget, path: string, passphrase?: string): Promise<Restored> {
  const client = new pg.Client(target.connection);
  await client.connect();
  try {
    await refuseFull(client);
    const extract = tar.extract();
    const archive = await openArchive(path, passphrase);
    const read = pipeline(archive, createZstdDecompress(), extract);
    const [restored] = await Promise.all([readEntries(extract, client, target), read]);
    await migrate(target.db);
    return restored;
  } finally {
    await client.end();
  }
}

async function refuseFull(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.account') is not null as is_there`,
  );
  if (!rows[0]?.is_there) return;
  const { rows: people } = await client.query('select from account limit 1');
  if (people.length > 0) throw new CannotRestore('There is data in this place already. Restore into an empty one.');
}

async function readEntries(extract: tar.Extract, client: pg.Client, { db, files }: RestoreTarget): Promise<Restored> {
  let manifest: Manifest | null = null;
  let finish: (() => Promise<number>) | null = null;
  let filling: { name: string; stream: Writable; done: Promise<number> } | null = null;
  let rows = 0;
  let stored = 0;
  let end: { rows: number; files: number } | null = null;
  const endTable = async () => {
    if (!filling) return;
    filling.stream.end();
    rows += await filling.done;
    filling = null;
  };
  for await (const entry of extract) {
    const { name, size } = entry.header;
    const [folder, rest = ''] = name.split('/');
    if (name === 'manifest.json') {
      manifest = JSON.parse(String(await buffer(entry))) as Manifest;
      finish = await prepare(db, client, manifest);
    } else if (folder === 'tables' && manifest) {
      if (filling?.name !== rest) {
        await endTable();
        filling = openTable(client, manifest, rest);
      }
      await pipeline(entry, filling.stream, { end: false });
    } else if (folder === 'files') {
      await endTable();
      await files.put(rest, await buffer(entry), { contentType: 'application/octet-stream', size });
      stored++;
    } else if (name === 'end.json') {
      await endTable();
      end = JSON.parse(String(await buffer(entry))) as { rows: number; files: number };
    }
  }
  if (!manifest || !finish || !end) throw new CannotRestore('This is no backup, or it ends too early.');
  if (end.rows !== rows || end.files !== stored) throw new CannotRestore('The backup does not hold what it says.');
  await finish();
  return { created_at: manifest.created_at, tables: manifest.tables.length, rows, files: stored };
}

/** The tables of the version that the backup is of, empty; answers with what makes them whole again. */
async function prepare(db: Kysely<Tables>, client: pg.Client, manifest: Manifest): Promise<() => Promise<number>> {
  if (manifest.format !== 1)
    throw new CannotRestore('The backup was written by a version that this one does not know.');
  await migrate(db, new Set(manifest.migrations));
  await client.query('begin');
  const present = new Map((await selectTables(client)).map((table) => [table.name, table]));
  const missing = manifest.tables.filter((table) => !holdsAll(present.get(table.name), table));
  if (missing.length > 0) {
    throw new CannotRestore(`This version has no room for ${missing.map(({ name }) => name).join(', ')}.`);
  }
  const names = [...present.keys()].map((name) => `public.${quote(name)}`);
  const keys = await dropForeignKeys(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  return async () => {
    await addForeignKeys(client, keys);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const [name, value] of Object.entries(manifest.sequences)) {
      await client.query('select setval($1::regclass, $2)', [`public.${quote(name)}`, value]);
    }
    await client.query('commit');
    return keys.length;
  };
}

function holdsAll(present: BackupTable | undefined, wanted: BackupTable): boolean {
  return wanted.columns.every((column) => present?.columns.includes(column) ?? false);
}

function openTable(client: pg.Client, manifest: Manifest, name: string) {
  const table = manifest.tables.find((each) => each.name === name);
  if (!table) throw new CannotRestore(`The backup does not say what ${name} is.`);
  const columns = table.columns.map(quote).join(', ');
  const copy = client.query(copyFrom(`copy public.${quote(name)} (${columns}) from stdin`));
  const stream = new PassThrough();
  stream.pipe(copy);
  const done = finished(copy).then(() => copy.rowCount ?? 0);
  // Nobody waits for it any more once the archive has turned out to be broken.
  done.catch(() => undefined);
  return { name, stream, done };
}
