import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { buildAccount } from '../../testing/build-account.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { insertNotice, insertNoticesTo } from '../notice/notice.ts';
import { createChangeStreams, purgeChanges } from './events.ts';

let test: TestApp;
let url: string;
let accountId: number;
let token: string;
let connected: AbortController[] = [];

beforeAll(async () => {
  test = await createTestApp();
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  accountId = await buildAccount(test.db);
  token = await test.tokenFor(accountId);
});
afterEach(() => {
  for (const each of connected) each.abort();
  connected = [];
});
afterAll(() => test.close());

interface Connection {
  status: number;
  /** What has come so far. */
  heard: string[];
  /** Once the server has let go. */
  ended: Promise<void>;
}

async function connect(as: string = token): Promise<Connection> {
  const controller = new AbortController();
  connected.push(controller);
  const response = await fetch(`${url}/api/1/web/events?os_type=5`, {
    headers: { authorization: `Bearer ${as}` },
    signal: controller.signal,
  });
  const heard: string[] = [];
  const read = async () => {
    for await (const chunk of response.body ?? []) heard.push(...Buffer.from(chunk).toString().trim().split('\n\n'));
  };
  return { status: response.status, heard, ended: read().catch(() => undefined) };
}

const told = { kind: 'group', title: { en: 'x' }, content: { en: 'x' } } as const;
const inform = (accounts: number[]) => insertNoticesTo(test.db, accounts, told);
const notices = 'data: {"topic":"notices","about":null}';

describe('GET /web/events', () => {
  it('tells every window of an account what has changed for it, and nobody else', async () => {
    const [one, two] = [await connect(), await connect()];
    const other = await connect(await test.tokenFor(await buildAccount(test.db)));
    await inform([accountId]);
    for (const { heard } of [one, two]) await expect.poll(() => heard).toContain(notices);
    await insertNotice(test.db, 0, { en: 'x' }, { en: 'x' });
    await expect.poll(() => other.heard).toEqual([': here', notices]);
    expect(one.heard).toEqual([': here', notices, notices]);
  });

  it('is told by whichever process it happened in, also by what is committed late, and once', async () => {
    const elsewhere = createChangeStreams(test.db, () => undefined);
    const there: string[] = [];
    const stream = await elsewhere.open({ accountId });
    stream.on('data', (chunk: Buffer) => there.push(chunk.toString().trim()));
    const here = await connect();
    // A process that begins may tell once more what was told just before.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    there.length = 0;
    here.heard.length = 0;
    await test.db.transaction().execute(async (tx) => {
      await insertNoticesTo(tx, [accountId], told);
      await inform([accountId]);
      await expect.poll(() => here.heard.filter((each) => each === notices)).toHaveLength(1);
      // Read again, since a transaction that began earlier has not ended; told only once.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(here.heard.filter((each) => each === notices)).toHaveLength(1);
    });
    await expect.poll(() => here.heard.filter((each) => each === notices)).toHaveLength(2);
    await expect.poll(() => there).toEqual([notices, notices]);
    elsewhere.close();
  });

  it('ends with the session', async () => {
    const own = await test.tokenFor(accountId);
    const connection = await connect(own);
    expect((await test.call('POST /user/logout', {}, { token: own })).status).toBe(200);
    await connection.ended;
    expect((await connect(own)).status).toBe(401);
    expect((await connect()).status).toBe(200);
  });

  it('has room for some windows of an account, and for none without a token', async () => {
    const crowded = await test.tokenFor(await buildAccount(test.db));
    const statuses: number[] = [];
    for (let window = 0; window < 11; window++) statuses.push((await connect(crowded)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await connect('nobody')).status).toBe(401);
  });

  it('keeps what has changed for an hour', async () => {
    await sql`update change set created_at = now() - interval '61 minutes'`.execute(test.db);
    await purgeChanges(test.db);
    expect(await test.db.selectFrom('change').select('id').execute()).toEqual([]);
  });

  it('lets go of everybody when the server stops', async () => {
    const connection = await connect();
    const other = await createTestApp();
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const own = await other.tokenFor(await buildAccount(other.db));
    const response = await fetch(`${address}/api/1/web/events?os_type=5`, {
      headers: { authorization: `Bearer ${own}` },
    });
    const all = response.text();
    await other.close();
    expect(await all).toBe(': here\n\n');
    expect(connection.status).toBe(200);
  });
});
