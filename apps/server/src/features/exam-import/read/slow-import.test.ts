// Without workers, so that a file is read when the test says so.
import type { ImportView } from '@tiku/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openImportDesk } from '../../../testing/import-desk.ts';
import type { ImportDesk } from '../../../testing/import-desk.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { readImport } from '../exam-import.ts';

let desk: ImportDesk;
let slow: ImportView;

const once = { attempt: 1, signal: new AbortController().signal };
const text = 'Question,Answer\nIs water wet?,True\n';

beforeAll(async () => {
  desk = await openImportDesk({ works: false });
  slow = (await desk.sendImport({ name: 'a.csv', bytes: text })).body;
});
afterAll(() => desk.close());

const ask = async (import_id: number) =>
  sendFile(desk, 'PUT /exam/import', null, { token: desk.author, query: { import_id: String(import_id) } });

it('says that a file takes long, and lets nobody keep half of it', async () => {
  expect(slow).toMatchObject({ status: 'processing', file_name: 'a.csv' });
  expect(slow).not.toHaveProperty('questions_count');
  expect((await ask(slow.import_id)).status).toBe(202);
  expect((await desk.keep(slow.import_id)).status).toBe(409);
  const preview = await desk.call('GET /exam/import/questions', { import_id: slow.import_id }, { token: desk.author });
  expect(preview.status).toBe(409);
  const list = await desk.call('GET /exam/imports', { req_total: 1 }, { token: desk.author });
  expect(list.body).toMatchObject({ total: 1, list: [{ import_id: slow.import_id, status: 'processing' }] });
});

it('reads a file once, however often and by however many its job is run', async () => {
  await Promise.all([readImport(desk.services, slow.import_id, once), readImport(desk.services, slow.import_id, once)]);
  await readImport(desk.services, slow.import_id, { ...once, attempt: 2 });
  const { status, body } = await ask(slow.import_id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'ready', questions_count: 1, problems_count: 0 });
});

it('says how far it is while it reads, row by row', async () => {
  const rows = 20_000;
  const long = `Question,Answer\n${Array.from({ length: rows }, (_, at) => `Is ${at} even?,True\n`).join('')}`;
  const { import_id } = (await desk.sendImport({ name: 'long.csv', bytes: long })).body;
  await sql`create table noted (id bigint generated always as identity, progress jsonb)`.execute(desk.db);
  await sql`
    create function note_progress() returns trigger language plpgsql as $$
    begin insert into noted (progress) values (new.progress); return null; end $$`.execute(desk.db);
  await sql`
    create trigger noted after update of progress on exam_import for each row when (new.progress is not null)
    execute function note_progress()`.execute(desk.db);
  const reading = readImport(desk.services, import_id, once);
  await expect
    .poll(async () => ((await ask(import_id)).body as ImportView).progress?.step, { interval: 20, timeout: 20_000 })
    .toBe('rows');
  await reading;
  const noted = (
    await sql<{ progress: NonNullable<ImportView['progress']> }>`select progress from noted order by id`.execute(
      desk.db,
    )
  ).rows.map(({ progress }) => progress);
  expect(noted[0]).toEqual({ step: 'opening', done: 0, total: 0 });
  const read = noted.filter(({ step }) => step === 'rows');
  expect(read.every(({ done, total }) => done > 0 && done <= total && total === rows + 1)).toBe(true);
  expect(read.map(({ done }) => done)).toEqual(read.map(({ done }) => done).toSorted((a, b) => a - b));
  expect((await ask(import_id)).body).not.toHaveProperty('progress');
});

it('gives up a file that ended its reader three times, and says so', async () => {
  const { id } = await desk.db
    .insertInto('exam_import')
    .values({ account_id: desk.authorId, file_name: 'b.csv' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await readImport(desk.services, id, { ...once, attempt: 4 });
  const { status, body } = await ask(id);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error_code: 3020, fields: { file: expect.stringContaining('interrupted') as string } });
  const list = await desk.call('GET /exam/imports', {}, { token: desk.author });
  expect(list.body.list[0]).toMatchObject({ import_id: id, status: 'failed' });
});

it('leaves nothing of a file that is discarded while it is read', async () => {
  const { import_id } = (await desk.sendImport({ name: 'c.csv', bytes: text })).body;
  const reading = readImport(desk.services, import_id, once);
  const isHeld = async () => {
    const free = await sql`select from exam_import where id = ${import_id} for update skip locked`.execute(desk.db);
    return free.rows.length === 0;
  };
  await expect.poll(isHeld, { interval: 5 }).toBe(true);
  const discarded = await desk.call('DELETE /exam/import', { import_id }, { token: desk.author });
  await reading;
  expect(discarded.status).toBe(200);
  const items = await desk.db.selectFrom('exam_import_item').select('no').where('import_id', '=', import_id).execute();
  expect(items).toEqual([]);
  expect((await ask(import_id)).status).toBe(404);
});
