import { errors } from '@tiku/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let examId: number;
let token: string;
let me: ReturnType<typeof learner>;
let picture: Buffer;

beforeAll(async () => {
  examId = await buildExam(test.db, await buildAccount(test.db), { paper: paperOf(allFamilies) });
  picture = await drawPicture(1);
});
beforeEach(async () => {
  token = await test.tokenFor(await buildAccount(test.db));
  me = learner(test, token);
});

function drawPicture(shade: number): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .png()
    .toBuffer();
}

async function upload(answerId: number, no: number, bytes: Uint8Array = picture, name = 'my rain.png', as = token) {
  const query = { answer_id: String(answerId), no: String(no), type: '0', file_name: name };
  const sent = { token: as, query };
  const answer = await sendFile(test, 'POST /exam/user_online_prac/answer/file', { name, bytes }, sent);
  return answer as { status: number; body: { name: string; url: string; error_code?: number } };
}

const remove = (answer_id: number, no: number, file_name: string) =>
  test.call('DELETE /exam/user_online_prac/answer/file', { answer_id, no, file_name }, { token });

it('belongs to an answer, is shown with it, and is the same when sent twice', async () => {
  const { answer_id } = await me.begin(examId, 3);
  const first = await upload(answer_id, 6);
  expect(first.status).toBe(200);
  expect((await upload(answer_id, 6)).body.name).toBe(first.body.name);
  const answer = { text: 'See', files: [first.body.name] };
  expect((await me.save(answer_id, { no: 6, seq: 1, answer })).body.saved).toEqual([{ no: 6, seq: 1 }]);
  const { body } = await me.details(answer_id, [6]);
  expect(body.list[0]?.answer).toEqual(answer);
  const url = body.answer_files[first.body.name] ?? '';
  expect((await test.send({ url })).status).toBe(200);
});

it('is a picture, a sound or a video by its bytes, and small enough', async () => {
  const { answer_id } = await me.begin(examId, 3);
  expect((await upload(answer_id, 6, Buffer.from('<script>'), 'evil.png')).status).toBe(400);
  expect((await upload(answer_id, 6, picture, 'evil.html')).status).toBe(415);
  const noise = sharp(Buffer.from(crypto.getRandomValues(new Uint8Array(48_000))), {
    raw: { width: 160, height: 100, channels: 3 },
  });
  const large = await noise.resize(1_400, 1_000, { kernel: 'nearest' }).png({ compressionLevel: 0 }).toBuffer();
  expect((await upload(answer_id, 6, large)).status).toBe(413);
  const { rows } = await sql`select from answer_file where attempt_id = ${answer_id}`.execute(test.db);
  expect(rows).toEqual([]);
});

it('goes with open questions of my own attempt only', async () => {
  const { answer_id } = await me.begin(examId, 3);
  expect((await upload(answer_id, 2)).body.error_code).toBe(errors.question_not_asked.code);
  expect((await upload(answer_id, 60)).body.error_code).toBe(errors.question_not_asked.code);
  const stranger = await test.tokenFor(await buildAccount(test.db));
  expect((await upload(answer_id, 6, picture, 'a.png', stranger)).status).toBe(404);
});

it('is neither added nor removed after hand-in', async () => {
  const { answer_id } = await me.begin(examId, 3);
  const { body } = await upload(answer_id, 6);
  await me.handIn(answer_id, { answer_details: [{ no: 6, seq: 1, answer: { text: '', files: [body.name] } }] });
  expect((await upload(answer_id, 6, await drawPicture(3))).status).toBe(409);
  expect((await remove(answer_id, 6, body.name)).status).toBe(409);
  expect((await me.details(answer_id, [6])).body.answer_files).toHaveProperty([body.name]);
});

it('is removed, also twice, with its bytes', async () => {
  const { answer_id } = await me.begin(examId, 3);
  const { body } = await upload(answer_id, 6);
  expect((await remove(answer_id, 6, body.name)).status).toBe(200);
  expect((await remove(answer_id, 6, body.name)).status).toBe(200);
  expect((await test.send({ url: body.url })).status).toBe(404);
  expect((await remove(answer_id, 6, '../../etc/passwd')).status).toBe(200);
});

it('is kept once, however often its bytes come at the same time', async () => {
  const { answer_id } = await me.begin(examId, 3);
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(answer_id, 6)));
  expect(new Set(answers.map(({ body }) => body.name)).size).toBe(1);
  for (const { body } of answers) expect((await test.send({ url: body.url })).status).toBe(200);
  const stored = await test.db
    .selectFrom('file')
    .leftJoin('answer_file', 'answer_file.file_key', 'file.key')
    .select('answer_file.attempt_id')
    .where('file.purpose', '=', 'answer')
    .execute();
  expect(stored.filter(({ attempt_id }) => attempt_id === null)).toEqual([]);
  expect(stored.filter(({ attempt_id }) => attempt_id === answer_id)).toHaveLength(1);
});

it('finds no room beyond the limit, however many come at once', async () => {
  const { answer_id } = await me.begin(examId, 3);
  await upload(answer_id, 6);
  // As if 37 others lay there already.
  await sql`
    insert into answer_file (attempt_id, no, name, file_key, content_hash, size)
    select attempt_id, no, 'n' || i, file_key, ''::bytea, size from answer_file, generate_series(1, 37) i
    where attempt_id = ${answer_id}`.execute(test.db);
  const pictures = await Promise.all([11, 12, 13, 14, 15, 16].map(drawPicture));
  const answers = await Promise.all(pictures.map((bytes) => upload(answer_id, 6, bytes)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 413, 413, 413, 413]);
  await sql`
    update answer_file set size = 104857600 where attempt_id = ${answer_id} and name = 'n1'`.execute(test.db);
  await sql`delete from answer_file where attempt_id = ${answer_id} and name in ('n2', 'n3')`.execute(test.db);
  const full = await upload(answer_id, 6, await drawPicture(20));
  expect(full.body.error_code).toBe(errors.too_many_files.code);
});

it('stays within its room when ten large videos come at once, and the next picture is served as before', async () => {
  const { answer_id } = await me.begin(examId, 3);
  const videos = Array.from({ length: 10 }, (_, at) => {
    const bytes = Buffer.alloc(20 * 1024 * 1024 - 1, at);
    bytes.write('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');
    return bytes;
  });
  const answers = await Promise.all(videos.map((bytes) => upload(answer_id, 6, bytes, 'rain.mp4')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => ![200, 413, 503].includes(status))).toEqual([]);
  const other = await me.begin(examId, 3);
  expect((await upload(other.answer_id, 6)).status).toBe(200);
});
