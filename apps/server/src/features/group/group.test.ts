import { randomUUID } from 'node:crypto';
import { groupStatus } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { usePerson } from '../../testing/use-person.ts';

const test = useTestApp();
const owner = usePerson(test, { name: 'Olive' });
const member = usePerson(test);

const found = (info: object, token = owner.token) =>
  test.call('POST /mycreated/group', { name: 'Class 3', ...info }, { token });
const detail = (group_id: number, token = owner.token) =>
  test.call('GET /mymanaged/group/detail', { group_id }, { token });

describe('POST /mycreated/group', () => {
  it('makes its founder the owner of a group with a public id', async () => {
    const { status, body } = await found({ description: 'Maths', joining_way: 1 });
    expect(status).toBe(200);
    expect(body.group).toMatchObject({
      public_id: expect.stringMatching(/^[a-z2-9]{12}$/),
      name: 'Class 3',
      description: 'Maths',
      joining_way: 1,
      status: 0,
      creator: { user_id: owner.id, name: 'Olive' },
      member_count: 1,
      member_limit: 200,
      applicant_count: 0,
      homework_count: 0,
      share_count: 0,
      notice_count: 0,
      role: 2,
      is_admin: true,
      member_status: 0,
    });
    expect((await detail(body.group.group_id)).body.group).toEqual(body.group);
  });

  it('founds one group, however often it is sent with the same key', async () => {
    const request_key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => found({ name: 'Once', request_key })));
    expect(new Set(answers.map(({ body }) => body.group.group_id)).size).toBe(1);
    const { body } = await test.call(
      'POST /mymanaged/groups',
      { query_string: 'Once', req_total: 1 },
      { token: owner.token },
    );
    expect(body.total).toBe(1);
  });

  it('gives VIPs and companies room for more', async () => {
    const vipId = await buildAccount(test.db);
    await test.db.updateTable('account').set({ vip_until: '2999-01-01' }).where('id', '=', vipId).execute();
    expect((await found({}, await test.tokenFor(vipId))).body.group.member_limit).toBe(2000);
    const companyId = await buildCompany(test.db, owner.id);
    const answer = await test.call('POST /mycreated/group', { name: 'Staff' }, { token: owner.token, companyId });
    expect(answer.body.group.member_limit).toBe(2000);
  });

  it.each([
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(51) },
    { name: 'a\nb' },
    { joining_way: 3 },
    { description: 'x'.repeat(501) },
    { status: 10 },
  ])('refuses %j', async (info) => {
    expect((await found(info)).status).toBe(400);
  });
});

describe('the lists of groups', () => {
  it('show administrators a group on both sides, and its owner among the managed ones alone', async () => {
    const [ownId, adminId, plainId, waitingId] = [
      await buildAccount(test.db),
      await buildAccount(test.db),
      await buildAccount(test.db),
      await buildAccount(test.db),
    ];
    const id = await buildGroup(test.db, ownId, {
      administrators: [adminId],
      members: [plainId],
      applicants: [waitingId],
    });
    const sidesOf = async (accountId: number) => {
      const token = await test.tokenFor(accountId);
      const managed = await test.call('POST /mymanaged/groups', { req_total: 1 }, { token });
      const joined = await test.call('POST /myjoined/groups', { req_total: 1 }, { token });
      const ids = [managed, joined].map(({ body }) => body.list.map(({ group_id }) => group_id));
      expect([managed.body.total, joined.body.total]).toEqual(ids.map((list) => list.length));
      return ids;
    };
    expect(await sidesOf(ownId)).toEqual([[id], []]);
    expect(await sidesOf(adminId)).toEqual([[id], [id]]);
    expect(await sidesOf(plainId)).toEqual([[], [id]]);
    expect(await sidesOf(waitingId)).toEqual([[], [id]]);
  });

  it('tell an applicant no more than the link does', async () => {
    const waitingId = await buildAccount(test.db);
    const id = await buildGroup(test.db, owner.id, { applicants: [waitingId] });
    await test.db.updateTable('study_group').set({ notice_count: 3, share_count: 4 }).where('id', '=', id).execute();
    const { body } = await test.call('POST /myjoined/groups', {}, { token: await test.tokenFor(waitingId) });
    expect(body.list[0]).toMatchObject({ member_status: 1, notice_count: 0, share_count: 0, applicant_count: 0 });
  });

  it('search by name and public id, filter by status and order', async () => {
    const token = await test.tokenFor(await buildAccount(test.db));
    const names = ['Grade 10', 'Grade 2', 'Ｗｉｄｅ ring'];
    const groups = [];
    for (const name of names) groups.push((await found({ name }, token)).body.group);
    const ended = (await found({ name: 'Old grade' }, token)).body.group.group_id;
    await test.call('DELETE /mycreated/group', { group_id: ended }, { token });
    const listed = async (query: object) =>
      (await test.call('POST /mymanaged/groups', query, { token })).body.list.map(({ name }) => name);
    expect(await listed({ order_by: 'name' })).toEqual(['Grade 2', 'Grade 10', 'Old grade', 'Ｗｉｄｅ ring']);
    expect(await listed({})).toEqual(['Old grade', 'Ｗｉｄｅ ring', 'Grade 2', 'Grade 10']);
    expect(await listed({ filter_status: groupStatus.disbanded })).toEqual(['Old grade']);
    expect(await listed({ query_string: 'GRADE', filter_status: 0 })).toEqual(['Grade 2', 'Grade 10']);
    expect(await listed({ query_string: 'wide' })).toEqual(['Ｗｉｄｅ ring']);
    expect(await listed({ query_string: groups[1]?.public_id })).toEqual(['Grade 2']);
    expect(await listed({ query_string: '%' })).toEqual([]);
    expect(await listed({ start: 1, limit: 10, order_by: 'name' })).toHaveLength(3);
  });
});

describe('POST /mymanaged/group/info', () => {
  it('changes what is given and leaves the rest', async () => {
    const { group_id } = (await found({ description: 'Before' })).body.group;
    const edit = await test.call('POST /mymanaged/group/info', { group_id, name: 'After' }, { token: owner.token });
    expect(edit.body.group).toMatchObject({ name: 'After', description: 'Before', joining_way: 0 });
  });
});

describe('DELETE /mycreated/group', () => {
  it('ends a group for good, also when it is sent twice; who was in it still finds it', async () => {
    const group_id = await buildGroup(test.db, owner.id, { members: [member.id] });
    for (let time = 0; time < 2; time++) {
      const { body } = await test.call('DELETE /mycreated/group', { group_id }, { token: owner.token });
      expect(body.group.status).toBe(groupStatus.disbanded);
    }
    const seen = await test.call('GET /joined/group/detail', { group_id }, { token: member.token });
    expect(seen.body.group.status).toBe(groupStatus.disbanded);
    const edit = await test.call('POST /mymanaged/group/info', { group_id, name: 'Again' }, { token: owner.token });
    expect(edit.body).toMatchObject({ error_code: 6003, message: 'This group has been disbanded.' });
  });

  it('does not end a group that is suspended, nor does anything change there', async () => {
    const group_id = await buildGroup(test.db, owner.id, { status: groupStatus.suspended });
    const dismissed = await test.call('DELETE /mycreated/group', { group_id }, { token: owner.token });
    const edited = await test.call('POST /mymanaged/group/info', { group_id, name: 'Again' }, { token: owner.token });
    expect([dismissed.status, edited.status]).toEqual([409, 409]);
    expect((await detail(group_id)).body.group.status).toBe(groupStatus.suspended);
  });
});

describe('GET /group/shareurl', () => {
  it('names the company that a group belongs to', async () => {
    const group_id = await buildGroup(test.db, owner.id);
    const own = await test.call('GET /group/shareurl', { group_id }, { token: owner.token });
    expect(new URL(own.body.url).pathname).toBe('/group/join');
    expect(new URL(own.body.url).searchParams.get('public_id')).toBe(own.body.public_id);
    const companyId = await buildCompany(test.db, owner.id);
    const staffId = await buildGroup(test.db, owner.id, { company_id: companyId });
    const staff = await test.call('GET /group/shareurl', { group_id: staffId }, { token: owner.token, companyId });
    expect(new URL(staff.body.url).searchParams.get('company_id')).toBe(String(companyId));
  });
});
