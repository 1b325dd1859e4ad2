import { feedbackStatus } from '@tiku/contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { sendFile } from '../../testing/send-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { replyToFeedback } from './feedback.ts';

const test = useTestApp();
let token: string;
let stranger: string;

beforeEach(async () => {
  token = await test.tokenFor(await buildAccount(test.db));
  stranger = await test.tokenFor(await buildAccount(test.db));
});

const body = 'The import of my file never ends.';
const info = { type: 0, subject: 'Import' } as const;
const reply = (text: string) => ({ body: text, replierId: null, requestKey: null });
const begin = async (request: object = { feedback_info: info }, as = token) =>
  test.call('POST /user/feedback/session', { body, ...request }, { token: as });
const end = (session_id: number, as = token) =>
  test.call('POST /user/feedback/session/end', { session_id }, { token: as });
const open = (feedback_id: number, as = token) =>
  test.call('GET /user/feedback/sessions', { feedback_id }, { token: as });
const close = (feedback_id: number, as = token) =>
  test.call('POST /close/user/feedback', { feedback_id }, { token: as });

async function write(): Promise<{ feedback_id: number; session_id: number }> {
  const { feedback_id, session_id } = (await begin()).body.session;
  await end(session_id);
  return { feedback_id, session_id };
}

const draw = (shade: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 1, b: 1 } } })
    .png()
    .toBuffer();

async function attach(session_id: number, type: number, name: string, bytes: Uint8Array, as = token) {
  const query = { session_id: String(session_id), type: String(type) };
  const answer = await sendFile(test, 'PUT /user/feedback/session/attachment', { name, bytes }, { token: as, query });
  return answer as {
    status: number;
    body: { attachment: { attachment_id: number; url: string }; error_code?: number };
  };
}

/** An archive with one empty file of this name, and nothing compressed. */
function zipOf(name: string): Buffer {
  const local = Buffer.alloc(30 + name.length);
  local.writeUInt32LE(0x04034b50);
  local.writeUInt16LE(name.length, 26);
  local.write(name, 30);
  const central = Buffer.alloc(46 + name.length);
  central.writeUInt32LE(0x02014b50);
  central.writeUInt16LE(name.length, 28);
  central.write(name, 46);
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50);
  last.writeUInt16LE(1, 8);
  last.writeUInt16LE(1, 10);
  last.writeUInt32LE(central.length, 12);
  last.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, last]);
}

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);

describe('a feedback', () => {
  it('is begun, sent, answered, ended and continued, and its writer hears of the answer', async () => {
    const begun = await begin();
    const { feedback_id, session_id } = begun.body.session;
    expect(begun.body.feedback).toMatchObject({ ...info, status: feedbackStatus.editing, os_type: 5 });
    expect(await replyToFeedback(test.db, feedback_id, reply('Too early'))).toBeNull();
    expect((await end(session_id)).body.feedback.status).toBe(feedbackStatus.inProgress);
    expect((await end(session_id)).status).toBe(200);
    expect(await replyToFeedback(test.db, feedback_id, reply('We are looking into it.'))).toBe(info.subject);
    const notices = await test.call('GET /web/user/notices', {}, { token });
    expect(notices.body.list).toMatchObject([
      {
        kind: 'feedback',
        title: 'Answer to your feedback “Import”',
        path: `/feedbacks/sessions?feedback_id=${feedback_id}`,
      },
    ]);
    expect((await close(feedback_id)).body.feedback).toMatchObject({
      status: feedbackStatus.closed,
      is_answered: true,
    });
    expect((await close(feedback_id)).status).toBe(200);
    const more = await begin({ feedback_id, body: 'It happens again, sadly.' });
    expect(more.body.feedback.status).toBe(feedbackStatus.closed);
    expect((await end(more.body.session.session_id)).body.feedback.status).toBe(feedbackStatus.inProgress);
    const { list } = (await open(feedback_id)).body;
    expect(list.map(({ type, body: text }) => [type, text])).toEqual([
      [0, body],
      [1, 'We are looking into it.'],
      [0, 'It happens again, sadly.'],
    ]);
  });

  it('is begun once by the same request, and what is being written in it is written anew', async () => {
    const request_key = '7f8d0c52-3c3e-4a57-9f0f-1d2b3c4d5e6f';
    const wanted = { feedback_info: info, request_key };
    const all = await Promise.all(Array.from({ length: 4 }, () => begin(wanted)));
    expect(new Set(all.map(({ body: answer }) => answer.session.session_id)).size).toBe(1);
    const { feedback_id } = all[0]?.body.session ?? { feedback_id: 0 };
    await begin({ feedback_id, body: 'Now with more words in it.' });
    expect((await open(feedback_id)).body.list).toMatchObject([{ body: 'Now with more words in it.', sent_at: null }]);
  });

  it.each([
    [{ feedback_info: info, body: 'Too short' }, 'body'],
    [{ feedback_info: { ...info, type: 6 } }, 'feedback_info.type'],
    [{ feedback_info: { ...info, subject: '' } }, 'feedback_info.subject'],
    [{}, 'feedback_info'],
    [{ feedback_info: info, type: 1 }, 'type'],
  ])('is refused as %j, with the field named', async (request, field) => {
    const { status, body: answer } = await begin(request);
    expect(status).toBe(400);
    expect(Object.keys((answer as unknown as { fields: object }).fields)).toEqual([field]);
  });

  it('is nobody else’s to read, go on with, send, end or delete', async () => {
    const { feedback_id, session_id } = await write();
    const answers = await Promise.all([
      open(feedback_id, stranger),
      begin({ feedback_id }, stranger),
      end(session_id, stranger),
      close(feedback_id, stranger),
      test.call('DELETE /user/feedback', { feedback_id }, { token: stranger }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await open(feedback_id)).body.feedback.status).toBe(feedbackStatus.inProgress);
  });

  it('is found by its words and its status, and gone once it is deleted', async () => {
    const { feedback_id } = await write();
    await begin({ feedback_info: { type: 5, subject: 'A wish' } });
    const list = (request: object) => test.call('POST /user/feedbacks', { req_total: 1, ...request }, { token });
    expect((await list({})).body.total).toBe(2);
    expect((await list({ query_string: 'WISH' })).body.total).toBe(1);
    expect((await list({ filter_status: feedbackStatus.inProgress })).body.list).toMatchObject([{ feedback_id }]);
    await test.call('DELETE /user/feedback', { feedback_id }, { token });
    expect((await list({})).body.total).toBe(1);
    expect((await open(feedback_id)).status).toBe(404);
    expect(await replyToFeedback(test.db, feedback_id, reply('Nobody is there any more'))).toBeNull();
  });
});

describe('an attachment', () => {
  it('arrives once, however often it is sent, and opens for its writer alone', async () => {
    const { session_id, feedback_id } = (await begin()).body.session;
    const picture = await draw(1);
    const first = await attach(session_id, 0, 'screen.png', picture);
    expect(first.status).toBe(200);
    const again = await attach(session_id, 0, 'screen.png', picture);
    expect(again.body.attachment.attachment_id).toBe(first.body.attachment.attachment_id);
    const { list } = (await open(feedback_id)).body;
    expect(list[0]?.attachments).toMatchObject([{ type: 0, name: 'screen.png', size: picture.length }]);
    const url = list[0]?.attachments[0]?.url ?? '';
    expect((await test.app.inject({ url })).statusCode).toBe(200);
    expect((await test.app.inject({ url, headers: { authorization: `Bearer ${stranger}` } })).statusCode).toBe(404);
  });

  it('says nothing of where it was taken', async () => {
    const { session_id } = (await begin()).body.session;
    const photo = await sharp(await draw(5))
      .withExif({ IFD0: { Make: 'Example Phone' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Example Phone')).toBe(true);
    const place = Buffer.from('\0\0\0\x1cudta+48.8577+002.295/xyz', 'latin1');
    const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypqt  \0\0\0\0qt  mp42', 'latin1'), place]);
    const sent = [await attach(session_id, 0, 'photo.jpg', photo), await attach(session_id, 1, 'walk.mov', video)];
    for (const { body: answer } of sent) {
      const { rawPayload, statusCode } = await test.app.inject({ url: answer.attachment.url });
      expect([statusCode, rawPayload.includes('Example Phone'), rawPayload.includes('48.8577')]).toEqual([
        200,
        false,
        false,
      ]);
    }
  });

  it('is refused where there are enough of its type, also when they come together', async () => {
    const { session_id } = (await begin()).body.session;
    const pictures = await Promise.all([1, 2, 3, 4, 5].map(draw));
    const sent = await Promise.all(pictures.map((picture, at) => attach(session_id, 0, `${at}.png`, picture)));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 400, 400]);
    const { attachment } = sent.find(({ status }) => status === 200)?.body ?? { attachment: { attachment_id: 0 } };
    await test.call('DELETE /user/feedback/session/attachment', { attachment_id: attachment.attachment_id }, { token });
    expect((await attach(session_id, 0, 'new.png', await draw(9))).status).toBe(200);
  });

  it('is refused where it is too large, or not what its name says', async () => {
    const { session_id } = (await begin()).body.session;
    expect((await attach(session_id, 1, 'long.mp4', megabytes(21))).status).toBe(413);
    expect((await attach(session_id, 0, 'big.png', megabytes(3))).status).toBe(413);
    expect((await attach(session_id, 2, 'page.zip', Buffer.from('<html></html>'))).body.error_code).toBe(6301);
    expect((await attach(session_id, 2, 'page.zip', zipOf('page.html'))).body.error_code).toBe(6301);
    expect((await attach(session_id, 0, 'page.zip', zipOf('log.txt'))).body.error_code).toBe(6301);
    expect((await attach(session_id, 2, 'page.html', Buffer.from('<html></html>'))).status).toBe(415);
    expect((await attach(session_id, 2, 'fake.docx', zipOf('log.txt'))).body.error_code).toBe(6301);
    expect((await attach(session_id, 2, 'logs.zip', zipOf('log.txt'))).status).toBe(200);
    expect((await attach(session_id, 2, 'list.xlsx', zipOf('xl/workbook.xml'))).status).toBe(200);
  });

  it('goes into no message of somebody else, and into none that was sent', async () => {
    const { session_id } = (await begin()).body.session;
    const picture = await draw(2);
    expect((await attach(session_id, 0, 'a.png', picture, stranger)).status).toBe(404);
    const { attachment } = (await attach(session_id, 0, 'a.png', picture)).body;
    const remove = (as: string) =>
      test.call('DELETE /user/feedback/session/attachment', { attachment_id: attachment.attachment_id }, { token: as });
    expect((await remove(stranger)).status).toBe(404);
    await end(session_id);
    expect((await attach(session_id, 0, 'b.png', await draw(3))).status).toBe(409);
    expect((await remove(token)).status).toBe(409);
  });

  it('waits for the thread to be continued where it was ended meanwhile', async () => {
    const { feedback_id } = await write();
    const { session_id } = (await begin({ feedback_id })).body.session;
    await close(feedback_id);
    expect((await attach(session_id, 0, 'a.png', await draw(4))).status).toBe(409);
    expect((await begin({ feedback_id })).body.session.session_id).toBe(session_id);
    expect((await attach(session_id, 0, 'a.png', await draw(4))).status).toBe(200);
  });
});
