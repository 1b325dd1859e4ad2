import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { insertNotice } from './notice.ts';

const test = useTestApp();
let token: string;

beforeAll(async () => {
  token = await test.tokenFor(await buildAccount(test.db));
  for (let number = 1; number <= 12; number++) {
    await insertNotice(test.db, 0, { en: `Notice ${number}`, ja: `お知らせ ${number}` }, { en: 'Text' });
  }
});

const list = (request: object, language = 'en') => test.call('GET /web/user/notices', request, { token, language });

describe('GET /web/user/notices', () => {
  it('pages from the newest on, with a total only when asked', async () => {
    const first = await list({ start: 0, limit: 10, req_total: 1 });
    expect(first.body.total).toBe(12);
    expect(first.body.list.map((notice) => notice.title)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Notice ${12 - at}`),
    );
    const second = await list({ start: 10, limit: 10 });
    expect(second.body.list.map((notice) => notice.title)).toEqual(['Notice 2', 'Notice 1']);
    expect(second.body).not.toHaveProperty('total');
  });

  it('speaks the language of the reader, or English', async () => {
    expect((await list({}, 'ja')).body.list[0]?.title).toBe('お知らせ 12');
    expect((await list({}, 'es')).body.list[0]?.title).toBe('Notice 12');
  });

  it.each([
    { limit: 11 },
    { limit: 1e9 },
    { limit: -1 },
    { limit: 0.5 },
    { start: -1 },
    { start: '9223372036854775808' },
    { order_by: 'id;drop' },
  ])('refuses %j', async (request) => {
    expect((await list(request)).status).toBe(400);
  });
});

describe('POST /user/notice/read', () => {
  it('counts a notice as read once, however often it is opened', async () => {
    const { body } = await list({});
    const notice_id = body.list[0]?.notice_id ?? 0;
    const first = await test.call('POST /user/notice/read', { notice_id }, { token });
    expect(first.body).toMatchObject({ notice: { notice_id, is_read: true }, notice_unread_count: 11 });
    const again = await test.call('POST /user/notice/read', { notice_id }, { token });
    expect(again.body.notice_unread_count).toBe(11);
  });

  it("answers for somebody else's notice as for one that never was", async () => {
    const otherId = await buildAccount(test.db);
    const { id } = await test.db
      .insertInto('notice')
      .values({ account_id: otherId, type: 1, title: '{"en":"Private"}', content: '{"en":"Private"}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const foreign = await test.call('POST /user/notice/read', { notice_id: id }, { token });
    const unknown = await test.call('POST /user/notice/read', { notice_id: id + 1000 }, { token });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect((await list({ req_total: 1 })).body.total).toBe(12);
  });
});

describe('GET /user/webhome', () => {
  it('leads with what is unread', async () => {
    const { body } = await test.call('GET /user/webhome', {}, { token });
    expect(body.home.notice_unread_count).toBe(11);
    expect(body.home.notices.map((notice) => notice.is_read)).toEqual([false, false, false]);
  });
});
