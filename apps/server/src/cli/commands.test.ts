// The command line as a person types it, on a real database.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examStatus, languages } from '@tiku/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyForCompany } from '../features/company/company.ts';
import { deleteAside, setAside } from '../platform/jobs/set-aside.store.ts';
import { buildAccount } from '../testing/build-account.ts';
import { buildExam } from '../testing/build-exam.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { runLine } from './commands.ts';

let database: TestDatabase;
let folder: string;
let environment: Record<string, string>;

function addressOf({ connection: { host, user, database: name, port } }: TestDatabase): string {
  return `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(String(host))}`;
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'tiku-cli-'));
  environment = {
    DATABASE_URL: addressOf(database),
    TIKU_DATA: join(folder, 'data'),
    TIKU_DEMO: '0',
    TIKU_PUBLIC_URL: 'https://exams.example.org',
    TIKU_TRUSTED_PROXIES: '127.0.0.1',
    SMS_URL: 'https://sms.example.org/send',
  };
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function type(line: string | string[], changes: Record<string, string> = {}) {
  const [printed, complained]: [string[], string[]] = [[], []];
  const code = await runLine(typeof line === 'string' ? line.split(' ') : line, {
    environment: { ...environment, ...changes },
    print: (text) => printed.push(text),
    complain: (text) => complained.push(text),
  });
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
}

describe('the command line', () => {
  it('explains itself, and ends with 2 for what it does not understand', async () => {
    expect(await type('help')).toMatchObject({ code: 0, printed: expect.stringContaining('tiku backup <file>') });
    expect(await type('backup --help')).toMatchObject({ code: 0 });
    expect((await type('brew tea')).code).toBe(2);
    expect((await type('approve exam')).complained).toContain('Usage: tiku approve');
    expect((await type('approve exam 1 --softly')).code).toBe(2);
    expect((await type('doctor', { PORT: 'x' })).code).toBe(1);
    expect(await type('approve exam 1', { PORT: 'x' })).toMatchObject({
      code: 1,
      complained: expect.stringContaining('PORT: expected a port number'),
    });
  });

  it('creates the first operator with a password that is shown once', async () => {
    const first = await type('create-operator olga --json');
    expect(first.code).toBe(0);
    expect(JSON.parse(first.printed)).toEqual({ username: 'olga', is_new: true, password: expect.any(String) });
    expect(JSON.parse((await type('create-operator olga --json')).printed)).toEqual({
      username: 'olga',
      is_new: false,
    });
    await buildAccount(database.db, { username: 'already' });
    expect((await type('create-operator already')).printed).toBe('already is an operator.');
    expect((await type('create-operator ab')).code).toBe(2);
    const { rows } = await sql`select from account where is_operator`.execute(database.db);
    expect(rows).toHaveLength(2);
    const log = await sql<{ title: string }>`
      select title from operator_action where action = 'create_operator' and account_id is null order by id`.execute(
      database.db,
    );
    expect(log.rows.map(({ title }) => title)).toEqual(['olga', 'already']);
  });

  it('approves and refuses', async () => {
    const authorId = await buildAccount(database.db);
    const waiting = { status: examStatus.reviewing };
    const [one, other] = [
      await buildExam(database.db, authorId, { title: 'One', ...waiting }),
      await buildExam(database.db, authorId, waiting),
    ];
    expect(await type(`approve exam ${one}`)).toMatchObject({ code: 0, printed: '“One” is approved.' });
    expect(await type(`approve exam ${one}`)).toMatchObject({ code: 1 });
    expect((await type(['approve', 'exam', String(other), '--refuse', 'Too short'])).code).toBe(0);
    const { rows } = await sql<{ status: number }>`
      select status from exam where id = any(${[one, other]}) order by id`.execute(database.db);
    expect(rows.map(({ status }) => status)).toEqual([examStatus.normal, examStatus.draft]);
  });

  it('approves a company', async () => {
    const { db } = database;
    const applicantId = await buildAccount(db);
    await applyForCompany(db, applicantId, { name: 'Harbour Ltd', memberLimit: 20 });
    const { id } = await db.selectFrom('company').select('id').executeTakeFirstOrThrow();
    expect(await type(`approve company ${id}`)).toMatchObject({ code: 0, printed: '“Harbour Ltd” is approved.' });
    expect(await type(`approve company ${id}`)).toMatchObject({ code: 1 });
    expect((await type(`approve pigeon ${id}`)).code).toBe(2);
  });

  it('sends a notice from a file, in all languages or not at all', async () => {
    const inEach = Object.fromEntries(languages.map((language) => [language, `Text ${language}`]));
    const file = join(folder, 'notice.json');
    await writeFile(file, JSON.stringify({ title: inEach, content: inEach }));
    expect(await type(['notice', file, '--at', '2099-01-01T00:00:00Z', '--json'])).toMatchObject({ code: 0 });
    await writeFile(file, JSON.stringify({ title: { en: 'Only' }, content: inEach }));
    expect(await type(['notice', file])).toMatchObject({ code: 2, complained: expect.stringContaining('title') });
    expect((await type('notice nowhere.json')).complained).toBe('nowhere.json cannot be read.');
  });

  it('imports an exam as a draft of its author, and exports it again', async () => {
    const { db } = database;
    await buildAccount(db, { username: 'writer' });
    const [file, out, again] = ['physics.csv', 'out.xlsx', 'broken.csv'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(file, 'Question,A,B,C,Answer\nWhat is 1 + 1?,1,2,3,B\nWhat is 2 + 2?,4,5,6,A\n');
    const imported = await type(['import-exam', file, '--author', 'Writer', '--json']);
    expect([imported.code, JSON.parse(imported.printed)]).toMatchObject([0, { questions_count: 2, problems: [] }]);
    const { exam_id } = JSON.parse(imported.printed) as { exam_id: number };
    const exported = await type(['export-exam', String(exam_id), '--out', out, '--json']);
    expect([exported.code, JSON.parse(exported.printed)]).toMatchObject([0, { title: 'physics', questions_count: 2 }]);
    expect(await type(['export-exam', String(exam_id), '--out', out])).toMatchObject({
      code: 1,
      complained: `${out} is there already.`,
    });
    expect(await type(['import-exam', out, '--author', 'writer'])).toMatchObject({
      code: 0,
      printed: expect.stringContaining('with 2 questions'),
    });
    const log = await sql<{ action: string }>`
      select action from operator_action where action like '%port_exam' order by id`.execute(db);
    expect(log.rows.map(({ action }) => action)).toEqual(['import_exam', 'export_exam', 'import_exam']);

    await writeFile(again, 'Question,A,B,C,Answer\nWhat is 1 + 1?,1,2,3,Z\nWhat is 2 + 2?,4,5,6,A\n');
    const doubtful = await type(['import-exam', again, '--author', 'writer', '--json']);
    expect([doubtful.code, JSON.parse(doubtful.printed)]).toMatchObject([1, { exam_id: null }]);
    const { rows } = await sql<{ status: string }>`
      select status from exam_import i join account a on a.id = i.account_id where a.username = 'writer' order by i.id`.execute(
      db,
    );
    expect(rows.map(({ status }) => status)).toEqual(['kept', 'kept', 'ready']);
  });

  it('says why an exam is neither imported nor exported', async () => {
    await buildAccount(database.db, { username: 'reader' });
    const file = join(folder, 'nothing.csv');
    await writeFile(file, ' ');
    expect((await type(['import-exam', file])).code).toBe(2);
    expect((await type(['import-exam', 'a.pdf', '--author', 'reader'])).code).toBe(2);
    expect((await type(['import-exam', 'nowhere.csv', '--author', 'reader'])).complained).toContain('cannot be read');
    expect((await type(['import-exam', file, '--author', 'nobody'])).complained).toBe('There is no account “nobody”.');
    expect(await type(['import-exam', file, '--author', 'reader'])).toMatchObject({
      code: 1,
      complained: 'There is nothing in this file or in the chosen sheet.',
    });
    expect((await type('export-exam 1')).code).toBe(2);
    expect((await type('export-exam 999999 --out x.xlsx')).complained).toContain('There is no exam 999999');
  });

  it('backs up and restores, sealed or not, and never over what is there', async () => {
    const path = join(folder, 'all.tiku');
    const secret = join(folder, 'secret');
    await writeFile(secret, 'correct horse\n');
    const made = await type(['backup', path, '--passphrase-file', secret, '--json']);
    expect(JSON.parse(made.printed)).toMatchObject({ is_sealed: true, rows: expect.any(Number) });
    expect((await type(['restore', path, '--passphrase-file', secret])).complained).toContain('data in this place');
    const place = await createTestDatabase();
    const there = { DATABASE_URL: addressOf(place), TIKU_DATA: join(folder, 'other') };
    expect((await type(['restore', path], there)).complained).toContain('give its passphrase');
    expect((await type(['restore', path, '--passphrase-file', secret], there)).code).toBe(0);
    const { rows } = await sql`select from account where username = 'olga' and is_operator`.execute(place.db);
    expect(rows).toHaveLength(1);
    await place.drop();
  });
});

/** Takes connections and says nothing, as a wrong port may. */
async function withDeadServer<T>(work: (port: number) => Promise<T>): Promise<T> {
  const server = createServer((socket) => socket.end('no mail here\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await work(typeof address === 'object' && address ? address.port : 0);
  } finally {
    server.close();
  }
}

const look = async (changes: Record<string, string> = {}) => {
  const { code, printed } = await type('doctor --json', changes);
  const { findings } = JSON.parse(printed) as { findings: { check: string; state: string; message: string }[] };
  return { code, findings, wrong: findings.filter(({ state }) => state !== 'good') };
};

describe('the doctor', () => {
  it('finds nothing where nothing is wrong', async () => {
    const { code, wrong, findings } = await look();
    expect({ code, wrong }).toEqual({ code: 0, wrong: [] });
    expect(findings.map(({ check }) => check)).toEqual([
      'configuration',
      'disk',
      'storage',
      'mail',
      'database',
      'clock',
      'migrations',
      'operator',
      'jobs',
    ]);
  });

  it('says what failed and is set aside', async () => {
    await setAside(database.db, 'hand-in', '7', 'broken');
    const { code, wrong } = await look();
    await deleteAside(database.db, 'hand-in', ['7']);
    expect(code).toBe(0);
    expect(wrong).toEqual([
      { check: 'jobs', state: 'warning', message: expect.stringMatching(/1 of hand-in since .*\/operator\/jobs/) },
    ]);
  });

  it.each([
    ['a setting that cannot be read', { PORT: 'eighty' }, 'configuration', 'expected a port number'],
    ['half of a bucket', { S3_BUCKET: 'tiku' }, 'configuration', 'is needed together with'],
    ['a bucket that is not there', s3('http://127.0.0.1:9'), 'storage', 'cannot be kept in the bucket'],
    ['demo content', { TIKU_DEMO: '1' }, 'configuration', 'TIKU_DEMO=0'],
    ['no public address', { TIKU_PUBLIC_URL: '' }, 'configuration', 'TIKU_PUBLIC_URL'],
    ['no TLS', { TIKU_PUBLIC_URL: 'http://exams.example.org' }, 'configuration', 'TLS'],
    ['no trusted proxy', { TIKU_TRUSTED_PROXIES: '' }, 'configuration', 'TIKU_TRUSTED_PROXIES'],
    ['no way to send anything', { SMS_URL: '' }, 'mail', 'nobody can register'],
    ['a database that is not there', { DATABASE_URL: 'postgres://x@127.0.0.1:9/x' }, 'database', 'Check DATABASE_URL'],
    ['a folder that cannot be written', { TIKU_DATA: '/dev/null/tiku' }, 'disk', 'cannot be written'],
  ])('finds %s and says what to do', async (_name, changes, check, advice) => {
    const { wrong } = await look(changes);
    expect(
      wrong
        .filter((each) => each.check === check)
        .map(({ message }) => message)
        .join('\n'),
    ).toContain(advice);
  });

  it('finds a mail server that is none', async () => {
    const { code, wrong } = await withDeadServer((port) => look({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
    expect(code).toBe(1);
    expect(wrong).toMatchObject([{ check: 'mail', state: 'bad', message: expect.stringContaining('Check SMTP_URL') }]);
  });

  it('finds migrations that are still to come, and that there is no operator', async () => {
    const place = await createTestDatabase();
    const there = { DATABASE_URL: addressOf(place) };
    expect((await look(there)).wrong).toMatchObject([{ check: 'operator', state: 'warning' }]);
    await sql`delete from kysely_migration where name = '0050_operator'`.execute(place.db);
    expect((await look(there)).wrong).toMatchObject([{ check: 'migrations', state: 'warning' }]);
    await place.drop();
  });
});

function s3(endpoint: string): Record<string, string> {
  return { S3_ENDPOINT: endpoint, S3_BUCKET: 'tiku', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
}
