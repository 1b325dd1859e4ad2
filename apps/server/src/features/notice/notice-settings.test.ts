import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { mailNotices } from './mail-notices.ts';
import { insertNotice, insertNoticesTo } from './notice.ts';

const test = useTestApp();
let accountId: number;
let token: string;

beforeEach(async () => {
  accountId = await buildAccount(test.db, { email: `reader${Date.now()}@example.org` });
  token = await test.tokenFor(accountId);
});

const applied = {
  kind: 'group',
  title: { en: 'Ada would like to join' },
  content: { en: 'Hello' },
  path: '/group/managed-group-members?group_id=1',
  many: { key: 'group:1', title: { en: '{count} would like to join' }, content: { en: 'Decide.' } },
} as const;

const tell = () => insertNoticesTo(test.db, [accountId], applied);
const list = async (request: object = {}) => (await test.call('GET /web/user/notices', request, { token })).body.list;
const save = (settings: { switched_off?: 'group'[]; is_mailed?: boolean }) =>
  test.call('PUT /user/notice/settings', { switched_off: [], is_mailed: false, ...settings }, { token });

const letters = async () => {
  const { rows } = await sql<{ subject: string; body: string }>`
    select m.subject, m.body from message m join account a on a.email = m.recipient
    where a.id = ${accountId} order by m.id`.execute(test.db);
  return rows;
};
/** As if it were seven in the morning where they live. */
const wakeUp = async () => {
  const hour = new Date().getUTCHours();
  const offset = ((7 - hour + 36) % 24) - 12;
  // The sign is the other way round in these names.
  const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  await test.db.updateTable('account').set({ time_zone: zone }).where('id', '=', accountId).execute();
};

describe('notices of the same matter', () => {
  it('stand in one until it is read, and in another after that', async () => {
    await Promise.all([tell(), tell(), tell()]);
    const [one, ...others] = await list();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ kind: 'group', title: '3 would like to join', content: 'Decide.', path: applied.path });
    await test.call('POST /user/notice/read', { notice_id: one?.notice_id ?? 0 }, { token });
    await tell();
    expect(await list()).toMatchObject([
      { title: 'Ada would like to join', is_read: false },
      { title: '3 would like to join', is_read: true },
    ]);
  });
});

describe('POST /user/notices/read', () => {
  it('reads everything of one person alone, and begins anew what belonged together', async () => {
    const other = await buildAccount(test.db);
    await insertNoticesTo(test.db, [accountId, other], applied);
    const { body } = await test.call('POST /user/notices/read', {}, { token });
    expect(body).toEqual({ notice_unread_count: 0 });
    const theirs = await test.call('GET /app/account/info', {}, { token: await test.tokenFor(other) });
    expect(theirs.body.account.notice_unread_count).toBe(1);
    await tell();
    expect(await list({ unread: 1 })).toHaveLength(1);
  });
});

describe('GET /web/user/notices', () => {
  it('shows those of one type, or those that are unread', async () => {
    await insertNotice(test.db, 0, { en: 'To everybody' }, { en: 'Text' });
    await tell();
    expect((await list({ type: 0 })).map(({ title }) => title)).toEqual(['To everybody']);
    expect((await list({ type: 1 })).map(({ title }) => title)).toEqual(['Ada would like to join']);
    const read = await list({ type: 0 });
    await test.call('POST /user/notice/read', { notice_id: read[0]?.notice_id ?? 0 }, { token });
    const unread = await test.call('GET /web/user/notices', { unread: 1, req_total: 1 }, { token });
    expect(unread.body.total).toBe(1);
    expect((await test.call('GET /web/user/notices', { type: 2 }, { token })).status).toBe(400);
    await sql`delete from notice where account_id is null`.execute(test.db);
  });
});

describe('PUT /user/notice/settings', () => {
  it('switches a kind off for one person', async () => {
    expect((await save({ switched_off: ['group'] })).body.settings).toMatchObject({ switched_off: ['group'] });
    const other = await buildAccount(test.db);
    await insertNoticesTo(test.db, [accountId, other], applied);
    expect(await list()).toEqual([]);
    const theirs = await test.call('GET /web/user/notices', {}, { token: await test.tokenFor(other) });
    expect(theirs.body.list).toHaveLength(1);
    await save({});
    await tell();
    expect(await list()).toHaveLength(1);
  });
});

describe('by e-mail', () => {
  it('comes once a day to those who asked for it, if something is unread', async () => {
    await wakeUp();
    await save({ is_mailed: true });
    await mailNotices(test.services);
    expect(await letters()).toEqual([]);
    await sql`update notice_setting set mailed_at = null where account_id = ${accountId}`.execute(test.db);
    await tell();
    await Promise.all([mailNotices(test.services), mailNotices(test.services)]);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.body).toContain('- Ada would like to join');
    expect(letter?.body).toContain('/notices/index');
  });

  it('does not come to those who did not ask, nor at another hour', async () => {
    await wakeUp();
    await tell();
    await mailNotices(test.services);
    await save({ is_mailed: true });
    await test.db.updateTable('account').set({ time_zone: 'Asia/Kolkata' }).where('id', '=', accountId).execute();
    const hour = new Date(Date.now() + 5.5 * 3_600_000).getUTCHours();
    if (hour !== 7) await mailNotices(test.services);
    expect(await letters()).toEqual([]);
  });
});
