import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { purgeParts } from '../../files/upload-part.store.ts';

const test = useTestApp();
let accountId: number;
let token: string;
let exam_id: string;

beforeAll(async () => {
  accountId = await buildAccount(test.db);
  token = await test.tokenFor(accountId);
  exam_id = String(await buildExam(test.db, accountId));
});

function film(pieces: number): Buffer {
  const bytes = Buffer.alloc(limits.partBytes * (pieces - 1) + 1_000);
  bytes.write('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');
  bytes.writeUInt32BE(bytes.length - 24, 24);
  bytes.write('mdat', 28, 'latin1');
  for (let at = 100; at < bytes.length; at += 97) bytes[at] = at % 251;
  return bytes;
}

const cut = (bytes: Buffer, part: number) => bytes.subarray(part * limits.partBytes, (part + 1) * limits.partBytes);

const sendPart = (key: string, part: number, bytes: Buffer, as = token) =>
  sendFile(test, 'POST /web/upload/part', { name: 'x.part', bytes }, { token: as, query: { key, part: String(part) } });

const finish = (key: string, size: number, name = 'rain.mp4', as = token) =>
  sendFile(test, 'POST /exam/live_update/file', null, {
    token: as,
    query: { exam_id, upload_key: key, upload_size: String(size), upload_name: name },
  });

const arrived = async (key: string) => (await test.call('GET /web/upload/parts', { key }, { token })).body.parts;

it('takes a file in pieces, in any order and some of them twice, as if it had come at once', async () => {
  const bytes = film(3);
  for (const part of [0, 2, 0]) expect((await sendPart('a', part, cut(bytes, part))).status).toBe(200);
  expect(await arrived('a')).toEqual([0, 2]);
  expect((await finish('a', bytes.length)).body).toMatchObject({ error_code: 5002 });
  expect((await sendPart('a', 1, cut(bytes, 1))).body).toEqual({ parts: [0, 1, 2] });
  const { status, body } = await finish('a', bytes.length);
  expect(status).toBe(200);
  const { url } = body as { url: string };
  expect(((await test.send({ url })).body as Buffer).equals(bytes)).toBe(true);
  // A client that did not get the answer asks again.
  expect((await finish('a', bytes.length)).status).toBe(200);
});

it('keeps them apart by person, and refuses what the call would refuse at once', async () => {
  const bytes = film(1);
  await sendPart('b', 0, bytes);
  const other = await test.tokenFor(await buildAccount(test.db));
  expect((await finish('b', bytes.length, 'rain.mp4', other)).body).toMatchObject({ error_code: 5002 });
  expect((await finish('b', bytes.length, 'rain.exe')).status).toBe(415);
  expect((await finish('b', limits.mediaBytes + 1)).status).toBe(413);
  expect((await finish('b', 0)).status).toBe(400);
  expect((await sendPart('b', 1, Buffer.alloc(limits.partBytes + 1))).status).toBe(413);
});

it('does not keep what nobody takes', async () => {
  const greedy = await buildAccount(test.db);
  await sql`
    insert into upload_part (account_id, upload_key, part, bytes)
    select ${greedy}, 'c', n, convert_to(repeat('x', ${limits.partBytes}), 'UTF8')
    from generate_series(1, ${limits.unfinishedBytes / limits.partBytes}) n`.execute(test.db);
  expect((await sendPart('d', 0, film(1), await test.tokenFor(greedy))).status).toBe(413);
  await sql`update upload_part set created_at = now() - interval '25 hours' where account_id = ${greedy}`.execute(
    test.db,
  );
  await purgeParts(test.db);
  expect((await sendPart('d', 0, film(1), await test.tokenFor(greedy))).status).toBe(200);
});
