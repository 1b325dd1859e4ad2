import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { findActor } from '../../session/sessions.ts';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { newFileKey } from '../../files/file-store.ts';
import { saveFile } from '../../files/files.ts';
import { addressExpiry, signAddress } from '../../files/sign-address.ts';
import type { AddressGrant } from '../../files/sign-address.ts';
import { insertExamFiles } from '../../../features/exam/exam.ts';

const test = useTestApp();
let accountId: number;
let token: string;
let sessionId: number;
let examId: number;

beforeAll(async () => {
  accountId = await buildAccount(test.db);
  ({ token, sessionId } = await signIn());
  examId = await buildExam(test.db, accountId, { isprivate: true });
});

async function signIn(account = accountId): Promise<{ token: string; sessionId: number }> {
  const access = await test.tokenFor(account);
  const found = await findActor(test.db, access, undefined);
  return { token: access, sessionId: found!.actor.sessionId };
}

const text = '0123456789'.repeat(1000);

/** As a file of an exam that nobody but its author may open. */
async function save(contentType: string, name = '笔记.txt', body = Buffer.from(text)): Promise<string> {
  const file = { accountId, companyId: null, purpose: 'exam', name, contentType, body } as const;
  return saveFile(test.services, file, async (tx, { key }) => {
    await insertExamFiles(tx, examId, [{ name: `${key}.png`, key, contentHash: Buffer.alloc(0) }]);
    return key;
  });
}

function sign(key: string, changes: Partial<AddressGrant> = {}): string {
  const grant = {
    use: 'exam',
    accountId,
    sessionId,
    companyId: null,
    disposition: 'inline',
    expiresAt: addressExpiry(new Date()),
  } as const;
  return signAddress(test.services.keys.signing, key, { ...grant, ...changes });
}

function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return test.app.inject({ method, url, headers });
}

describe('a file', () => {
  it('is sent whole, locked in, with its length and without its name', async () => {
    const answer = await get(sign(await save('image/png', '图.png')), { 'accept-encoding': 'gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(text);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10000',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
  });

  it('is never given to be run, neither as a script nor as a worker', async () => {
    const address = sign(await save('text/javascript', 'sw.js'));
    const answers = await Promise.all([
      get(address),
      get(address, { 'service-worker': 'script' }),
      ...['script', 'worker', 'sharedworker', 'serviceworker'].map((type) => get(address, { 'sec-fetch-dest': type })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404, 404, 404]);
  });

  it('is remembered by the browser of its person, and no longer than its address holds', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    const answer = await get(sign(await save('image/png'), { expiresAt }));
    expect(answer.headers['cache-control']).toMatch(/^private, max-age=5\d$/);
  });

  it('keeps its length where compression would hide it', async () => {
    const answer = await get(sign(await save('text/plain')), { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-length']).toBe('10000');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each(['text/html', 'image/svg+xml', 'application/pdf', 'text/plain', 'application/xml'])(
    'of type %s is only ever downloaded',
    async (contentType) => {
      const answer = await get(sign(await save(contentType, 'a.bin')));
      expect(answer.headers['content-disposition']).toBe('attachment');
    },
  );

  it('is downloaded under the name its person gave it when the address says so', async () => {
    const answer = await get(sign(await save('image/png', '图.png'), { disposition: 'attachment' }));
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="_.png"; filename*=UTF-8''%E5%9B%BE.png`);
  });

  it('tells HEAD what GET would, without the bytes', async () => {
    const answer = await get(sign(await save('audio/mpeg', 'a.mp3')), {}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(answer.headers).toMatchObject({
      'content-length': '10000',
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
    });
  });

  it('may be empty', async () => {
    const answer = await get(sign(await save('text/plain', 'a.txt', Buffer.alloc(0))));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('0');
  });
});

describe('a range', () => {
  it('is answered with that part', async () => {
    const answer = await get(sign(await save('video/mp4')), { range: 'bytes=5-14' });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe('5678901234');
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes 5-14/10000', 'content-length': '10' });
  });

  it('beyond the end is answered with 416 and the size', async () => {
    const answer = await get(sign(await save('video/mp4')), { range: 'bytes=10000-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */10000');
  });

  it.each([{ range: 'bytes=0-1,5-6' }, { range: 'bytes=x' }, { range: 'bytes=0-1', 'if-range': '"old"' }])(
    'that cannot be served alone gets the whole file: %j',
    async (headers) => {
      const answer = await get(sign(await save('video/mp4')), headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(text);
    },
  );
});

describe('an address that does not hold', () => {
  it('is answered as if there were nothing, whatever is wrong with it', async () => {
    const key = await save('text/plain');
    const good = sign(key);
    const lost = await save('text/plain');
    await test.services.files.delete(lost);
    const bad = [
      `/files/${key}`,
      good.slice(0, -5),
      good.replace(key, await save('text/plain')),
      good.replace(`account=${accountId}`, `account=${accountId + 1}`),
      sign(key, { expiresAt: new Date(Date.now() - 1000) }),
      sign(key, { expiresAt: new Date(Date.now() + 10 * 60_000) }),
      sign(key, { sessionId: (await signIn(await buildAccount(test.db))).sessionId }),
      sign(newFileKey()),
      sign(lost),
      `${good}&signature=x`,
      good.replace(key, '..%2f..%2fetc%2fpasswd'),
      good.replace(key, `${key}%00`),
    ];
    const answers = await Promise.all(bad.map((url) => get(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(bad.map(() => 404));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ error_code: 1004 });
    expect((await get(good)).statusCode).toBe(200);
  });
});

describe('an address in the wrong hands', () => {
  it('is of no use to somebody who says that they are somebody else', async () => {
    const url = sign(await save('image/png'));
    const other = await signIn(await buildAccount(test.db));
    const ask = async (bearer: string) => (await get(url, { authorization: `Bearer ${bearer}` })).statusCode;
    expect(await ask(other.token)).toBe(404);
    expect(await ask('unknown')).toBe(404);
    expect(await ask(token)).toBe(200);
    expect(await ask((await signIn()).token)).toBe(200);
  });

  it.each(['none', 'cross-site', 'same-site'])('is not opened by a browser that came from %s', async (site) => {
    const url = sign(await save('image/png'));
    expect((await get(url, { 'sec-fetch-site': site })).statusCode).toBe(404);
    expect((await get(url, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });
});

describe('an address that held', () => {
  it('ends with the session it was made in, and not with another of the same account', async () => {
    const url = sign(await save('image/png'));
    const elsewhere = await signIn();
    const there = sign(await save('image/png'), { sessionId: elsewhere.sessionId });
    await test.call('POST /user/logout', {}, { token: elsewhere.token });
    expect((await get(there)).statusCode).toBe(404);
    expect((await get(url)).statusCode).toBe(200);
  });

  it('ends when its account is closed', async () => {
    const reader = await buildAccount(test.db);
    const { sessionId: session } = await signIn(reader);
    const key = await save('image/png');
    await sql`update exam set isprivate = false where id = ${examId}`.execute(test.db);
    const url = sign(key, { accountId: reader, sessionId: session });
    expect((await get(url)).statusCode).toBe(200);
    await sql`update account set is_disabled = true where id = ${reader}`.execute(test.db);
    expect((await get(url)).statusCode).toBe(404);
    await sql`update exam set isprivate = true where id = ${examId}`.execute(test.db);
  });

  it('ends with the membership of the company it was made for', async () => {
    const companyId = await buildCompany(test.db, accountId);
    const employee = await buildAccount(test.db);
    await test.db.insertInto('company_user').values({ company_id: companyId, account_id: employee }).execute();
    const key = await save('image/png');
    const companyExam = await buildExam(test.db, accountId, { company_id: companyId });
    await sql`update exam_file set exam_id = ${companyExam} where file_key = ${key}`.execute(test.db);
    const { sessionId: session } = await signIn(employee);
    const url = sign(key, { accountId: employee, sessionId: session, companyId });
    expect((await get(url)).statusCode).toBe(200);
    expect((await get(sign(key, { accountId: employee, sessionId: session }))).statusCode).toBe(404);
    await test.db.deleteFrom('company_user').where('account_id', '=', employee).execute();
    expect((await get(url)).statusCode).toBe(404);
  });
});
