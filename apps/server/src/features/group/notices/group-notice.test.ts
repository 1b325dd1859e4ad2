import { randomUUID } from 'node:crypto';
import { groupStatus, rules } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let ownerId: number;
let owner: string;
let memberId: number;
let member: string;
let group_id: number;

/** Each test in a group of its own, so that none is in the way of another's limits. */
async function start(): Promise<void> {
  ownerId = await buildAccount(test.db, { name: 'Olive' });
  owner = await test.tokenFor(ownerId);
  memberId = await buildAccount(test.db, { name: 'Max' });
  member = await test.tokenFor(memberId);
  group_id = await buildGroup(test.db, ownerId, { members: [memberId] });
}

const post = (notice: object, token = owner) =>
  test.call('POST /mymanaged/group/notice', { group_id, title: 'News', body: '<p>Soon</p>', ...notice }, { token });
const list = async (token = member) =>
  (await test.call('POST /joined/group/notices', { group_id, req_total: 1 }, { token })).body;
const read = (notice_id: number, token = member) => test.call('POST /mtgroup/notice/read', { notice_id }, { token });
const readers = (notice_id: number, is_read: boolean) =>
  test.call('POST /mymanaged/group/notice/readers', { group_id, notice_id, is_read, req_total: 1 }, { token: owner });

describe('a notice of a group', () => {
  it('is shown to its members with who has read it, those on top first', async () => {
    await start();
    await post({ title: 'First', is_top: 1 });
    await post({ title: 'Second' });
    const { list: notices, total } = await list();
    expect(total).toBe(2);
    expect(notices.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect(notices[0]).toMatchObject({
      is_top: true,
      is_read: false,
      read_count: 1,
      body: '<p>Soon</p>',
      author: { user_id: ownerId, name: 'Olive' },
    });
    const groups = await test.call('POST /myjoined/groups', {}, { token: member });
    expect(groups.body.list[0]).toMatchObject({ notice_count: 2, unread_notice_count: 2 });
  });

  it('counts a reader once, and names who has not read it', async () => {
    await start();
    const [notice] = (await post({})).body.list;
    const notice_id = notice?.notice_id ?? 0;
    expect((await readers(notice_id, false)).body).toMatchObject({ total: 1, list: [{ name: 'Max', read_at: null }] });
    const answers = await Promise.all([read(notice_id), read(notice_id), read(notice_id)]);
    expect(answers.map(({ body }) => body.notice.is_read)).toEqual([true, true, true]);
    expect((await read(notice_id)).body.notice.read_count).toBe(2);
    expect((await readers(notice_id, false)).body).toEqual({ list: [], total: 0 });
    const { body } = await readers(notice_id, true);
    expect(body.list.map(({ name }) => name)).toEqual(['Olive', 'Max']);
    const group = await test.call('GET /joined/group/detail', { group_id }, { token: member });
    expect(group.body.group.unread_notice_count).toBe(0);
  });

  it('has not been read by somebody who leaves', async () => {
    await start();
    const notice_id = (await post({})).body.list[0]?.notice_id ?? 0;
    await read(notice_id);
    await test.call('POST /mtgroup/member/exit', { group_id }, { token: member });
    expect((await list(owner)).list[0]?.read_count).toBe(1);
    expect((await read(notice_id)).status).toBe(404);
  });

  it('goes to several groups at once, or to none', async () => {
    await start();
    const other = await buildGroup(test.db, ownerId);
    const foreign = await buildGroup(test.db, memberId);
    const ended = await buildGroup(test.db, ownerId, { status: groupStatus.disbanded });
    const refused = await post({ group_ids: [group_id, foreign] });
    expect(refused.status).toBe(404);
    expect((await post({ group_ids: [group_id, ended] })).body).toMatchObject({ error_code: 6003 });
    expect((await list()).total).toBe(0);
    const { body } = await post({ group_id: undefined, group_ids: [group_id, other, other] });
    expect(new Set(body.list.map((notice) => notice.group_id))).toEqual(new Set([group_id, other]));
    expect((await post({ group_id: undefined })).body).toMatchObject({
      fields: { group_ids: 'Choose at least one group' },
    });
  });

  it('is posted once, however often it is sent with the same key', async () => {
    await start();
    const request_key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post({ request_key })));
    expect(new Set(answers.map(({ body }) => body.list[0]?.notice_id)).size).toBe(1);
    expect((await list()).total).toBe(1);
  });

  it('holds the small safe text of questions and nothing else', async () => {
    await start();
    const body =
      '<p onclick="x()">Hi <b>all</b><script>alert(1)</script></p><iframe src="https://example.org"></iframe>';
    const { list: posted } = (await post({ body })).body;
    expect(posted[0]?.body).toMatch(/^<p>Hi <strong>all<\/strong>/);
    expect(posted[0]?.body).not.toMatch(/script|iframe|onclick/);
    expect((await post({ body: '<p><img src="a.png"></p>' })).body).toMatchObject({ fields: { body: 'Not valid' } });
    expect((await post({ body: '<p> </p>' })).body).toMatchObject({ fields: { body: 'Required' } });
    expect((await post({ body: 'x'.repeat(rules.group.noticeBodyMax + 1) })).status).toBe(400);
    expect((await post({ body: 'x'.repeat(5_000_000) })).status).toBe(413);
    expect((await post({ title: '' })).status).toBe(400);
  });

  it('is taken back by a manager of its own group alone', async () => {
    await start();
    const notice_id = (await post({})).body.list[0]?.notice_id ?? 0;
    const other = await buildGroup(test.db, ownerId);
    const remove = (from: number, token = owner) =>
      test.call('DELETE /mymanaged/group/notices', { group_id: from, notice_ids: [notice_id] }, { token });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(group_id, member)).status).toBe(404);
    expect((await list()).total).toBe(1);
    expect((await remove(group_id)).status).toBe(200);
    expect(await list()).toEqual({ list: [], total: 0 });
  });

  it('is not one of thousands', async () => {
    await start();
    const answers = [];
    for (let number = 0; number < 62; number++) answers.push((await post({ title: `News ${number}` })).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  });
});
