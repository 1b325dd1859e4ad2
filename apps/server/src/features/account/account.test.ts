import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let accountId: number;
let token: string;

beforeAll(async () => {
  accountId = await buildAccount(test.db, { username: 'lin', name: 'Lin Xiaoyu' });
  token = await test.tokenFor(accountId);
});

describe('GET /app/account/info', () => {
  it('tells who is signed in, with their companies', async () => {
    const companyId = await buildCompany(test.db, accountId, { name: 'Morningside', review_status: 1 });
    const { body } = await test.call('GET /app/account/info', {}, { token });
    expect(body.account).toEqual({
      id: accountId,
      username: 'lin',
      name: 'Lin Xiaoyu',
      wx_nickname: '',
      description: '',
      is_partner: false,
      is_operator: false,
      companies: [{ id: companyId, name: 'Morningside', review_status: 1, is_admin: true, is_super_admin: true }],
      hide_exam_rank: false,
      time_zone: 'UTC',
      is_time_zone_chosen: false,
      mobile: null,
      email: null,
      vip_until: null,
      storage_used: 0,
      storage_limit: 200 * 1024 * 1024,
      thumbnail_revision: 0,
      notice_unread_count: 0,
    });
  });
});

describe('POST /app/account/info', () => {
  it('changes what is given and leaves the rest', async () => {
    await test.call('POST /app/account/info', { description: 'I learn slowly.\nBut I learn.' }, { token });
    const { body } = await test.call('POST /app/account/info', { hide_exam_rank: true }, { token });
    expect(body.account).toMatchObject({
      name: 'Lin Xiaoyu',
      description: 'I learn slowly.\nBut I learn.',
      hide_exam_rank: true,
    });
  });

  it.each([
    [{ name: 'ab' }, 'At least 3 characters'],
    [{ name: 'x'.repeat(51) }, 'At most 50 characters'],
    [{ name: 'a\nb c' }, 'Not valid'],
    [{ name: 'abc\u0000' }, 'Not valid'],
    [{ name: 5 as never }, 'Not valid'],
  ])('refuses %j with the reason beside the field', async (change, reason) => {
    const { status, body } = await test.call('POST /app/account/info', change, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { name: reason } });
  });
});

function upload(name: string, bytes: Buffer) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return sendForm(form);
}

async function sendForm(form: FormData) {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return test.send({
    method: 'POST',
    url: '/api/1/app/user/thumbnail?os_type=5',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
  });
}

const countFiles = async () => (await test.db.selectFrom('file').select('key').execute()).length;

describe('the account picture', () => {
  it('is drawn anew as a small square, replaced, served and removed', async () => {
    const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#3d4ec9' } })
      .png()
      .toBuffer();
    expect(await upload('me.png', png)).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(await upload('me.png', png)).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await countFiles()).toBe(1);

    const served = await test.call('GET /app/user/thumbnail', { userid: accountId });
    expect(served.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(served.body as unknown as Buffer).metadata()).toMatchObject({ width: 256, height: 256 });
    const { body } = await test.call('GET /app/account/info', {}, { token });
    expect(body.account).toMatchObject({ thumbnail_revision: 2 });
    expect(body.account.storage_used).toBeGreaterThan(0);

    expect((await test.call('DELETE /app/user/thumbnail', {}, { token })).status).toBe(200);
    expect((await test.call('GET /app/user/thumbnail', { userid: accountId })).status).toBe(404);
    expect(await countFiles()).toBe(0);
  });

  it.each([
    ['an SVG that calls itself PNG', 'x.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
    ['something that is no picture', 'x.jpg', Buffer.from('MZ...'), 400],
    ['a picture cut short', 'x.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 400],
    ['an empty file', 'x.png', Buffer.alloc(0), 400],
    ['another extension', 'x.svg', Buffer.from('<svg/>'), 415],
    ['more than 1 MB', 'x.png', Buffer.alloc(1024 * 1024 + 1), 413],
  ])('cannot be %s', async (_what, name, bytes, status) => {
    expect((await upload(name, bytes)).status).toBe(status);
    expect(await countFiles()).toBe(0);
  });

  it('cannot be two files at once', async () => {
    const form = new FormData();
    form.append('file', new Blob(['a']), 'a.png');
    form.append('file', new Blob(['b']), 'b.png');
    expect((await sendForm(form)).status).toBe(413);
  });

  it('needs somebody signed in', async () => {
    expect((await test.send({ method: 'POST', url: '/api/1/app/user/thumbnail?os_type=5' })).status).toBe(401);
  });

  it('of somebody who does not exist is not found', async () => {
    expect((await test.call('GET /app/user/thumbnail', { userid: 999_999 })).status).toBe(404);
  });
});
