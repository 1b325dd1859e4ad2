// What operators attach to their replies: when it leaves, and who may open it.
import sharp from 'sharp';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { useNewPerson } from '../../../testing/use-person.ts';

const test = useTestApp();
const operator = useNewPerson(test, { is_operator: true });
const colleague = useNewPerson(test, { is_operator: true });
const user = useNewPerson(test);
const stranger = useNewPerson(test);
let feedback_id: number;

beforeEach(async () => {
  feedback_id = await write();
});

async function write(): Promise<number> {
  const wanted = { feedback_info: { type: 0, subject: 'Import' }, body: 'My file is never read.' } as const;
  const { session } = (await test.call('POST /user/feedback/session', wanted, { token: user.token })).body;
  await test.call('POST /user/feedback/session/end', { session_id: session.session_id }, { token: user.token });
  return session.feedback_id;
}

const draw = (shade: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 1, b: 1 } } })
    .png()
    .toBuffer();

async function attach(name: string, bytes: Uint8Array, { type = 0, as = operator.token, to = feedback_id } = {}) {
  const query = { feedback_id: String(to), type: String(type) };
  const answer = await sendFile(test, 'PUT /operator/feedback/attachment', { name, bytes }, { token: as, query });
  return answer as {
    status: number;
    body: { attachment: { attachment_id: number; url: string }; error_code?: number };
  };
}

const reply = (request_key = 'first-reply', as = operator.token) =>
  test.call('POST /operator/feedback/reply', { feedback_id, body: 'As in the picture.', request_key }, { token: as });
const open = async (as = operator.token) =>
  (await test.call('GET /operator/feedback', { feedback_id }, { token: as })).body;
const read = async () =>
  (await test.call('GET /user/feedback/sessions', { feedback_id }, { token: user.token })).body.list;
const fetchAs = async (url: string, token?: string) =>
  (await test.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })).statusCode;

it('goes with the reply, once however often either is sent, and not before', async () => {
  const picture = await draw(1);
  const first = await attach('screen.png', picture);
  expect(first.status).toBe(200);
  expect((await attach('screen.png', picture)).body.attachment.attachment_id).toBe(first.body.attachment.attachment_id);
  expect((await open()).attachments).toMatchObject([{ name: 'screen.png', size: picture.length }]);
  expect((await read()).flatMap(({ attachments }) => attachments)).toEqual([]);
  for (let times = 0; times < 3; times++) expect((await reply()).status).toBe(200);
  expect((await open()).attachments).toEqual([]);
  expect((await open()).list.map(({ attachments }) => attachments.length)).toEqual([0, 1]);
  expect((await read()).map(({ type, attachments }) => [type, attachments.map(({ name }) => name)])).toEqual([
    [0, []],
    [1, ['screen.png']],
  ]);
});

it('opens for operators and the person the reply is for, and for nobody else', async () => {
  const { url } = (await attach('screen.png', await draw(2))).body.attachment;
  await reply();
  const sent = (await read())[1]?.attachments[0]?.url ?? '';
  const shown = (await open(colleague.token)).list[1]?.attachments[0]?.url ?? '';
  expect(await Promise.all([url, shown, sent].map((each) => fetchAs(each)))).toEqual([200, 200, 200]);
  expect(await fetchAs(sent, stranger.token)).toBe(404);
  const forged = sent.replace(/account=\d+/, `account=${await buildAccount(test.db)}`);
  expect(await fetchAs(forged)).toBe(404);
  await sql`update account set is_operator = false where id = ${operator.id}`.execute(test.db);
  expect(await fetchAs(url)).toBe(404);
});

it('is that operator’s alone until it is sent: another’s reply leaves it, and only they take it back', async () => {
  const { attachment_id } = (await attach('screen.png', await draw(3))).body.attachment;
  expect((await open(colleague.token)).attachments).toEqual([]);
  await reply('of-a-colleague', colleague.token);
  expect((await open()).attachments).toHaveLength(1);
  const takeBack = (as: string) => test.call('DELETE /operator/feedback/attachment', { attachment_id }, { token: as });
  expect([(await takeBack(colleague.token)).status, (await takeBack(operator.token)).status]).toEqual([404, 200]);
  expect((await takeBack(operator.token)).status).toBe(404);
  const { attachment_id: sent } = (await attach('screen.png', await draw(4))).body.attachment;
  await reply();
  const again = await test.call(
    'DELETE /operator/feedback/attachment',
    { attachment_id: sent },
    { token: operator.token },
  );
  expect(again.status).toBe(404);
  expect((await read()).flatMap(({ attachments }) => attachments)).toHaveLength(1);
});

it('is held to the limits of everybody: how many, how large, and what it says it is', async () => {
  const pictures = await Promise.all([5, 6, 7, 8, 9].map(draw));
  const sent = await Promise.all(pictures.map((picture, at) => attach(`${at}.png`, picture)));
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 400, 400]);
  expect((await attach('big.png', Buffer.alloc(3 * 1024 * 1024))).status).toBe(413);
  expect((await attach('page.zip', Buffer.from('<html></html>'), { type: 2 })).body.error_code).toBe(6301);
});

it('goes to no thread that is not there, and comes from nobody but operators', async () => {
  const picture = await draw(10);
  expect((await attach('a.png', picture, { to: 999_999 })).status).toBe(404);
  expect((await attach('a.png', picture, { as: user.token })).status).toBe(404);
  await test.call('DELETE /user/feedback', { feedback_id }, { token: user.token });
  expect((await attach('a.png', picture)).status).toBe(404);
});
