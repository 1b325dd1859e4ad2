import { groupStatus, joiningWays } from '@tiku/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildGroup, selectPublicId } from '../../../testing/build-group.ts';
import type { GroupTraits } from '../../../testing/build-group.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp({ TIKU_GROUP_FREE: '4' });
let ownerId: number;
let owner: string;

beforeAll(async () => {
  ownerId = await buildAccount(test.db, { name: 'Olive' });
  owner = await test.tokenFor(ownerId);
});

const people = (count: number) => Promise.all(Array.from({ length: count }, () => buildAccount(test.db)));
const group = (traits: GroupTraits = {}) => buildGroup(test.db, ownerId, traits);
const decide = (request: { group_id: number; user_id?: number; user_ids?: number[]; agreed: boolean }, token = owner) =>
  test.call('POST /mymanaged/group/member/join/approve', request, { token });
const kick = (group_id: number, user_ids: number[], token = owner) =>
  test.call('POST /mymanaged/group/members/kickout', { group_id, user_ids }, { token });
const promote = (group_id: number, user_id: number, is_admin: boolean, token = owner) =>
  test.call('PUT /mymanaged/group/member/is_admin', { group_id, user_id, is_admin }, { token });
const handOver = (group_id: number, user_id: number, token = owner) =>
  test.call('PUT /mymanaged/group/owner', { group_id, user_id }, { token });
const listed = async (group_id: number, query: object = {}) =>
  (await test.call('POST /mymanaged/group/members', { group_id, ...query }, { token: owner })).body;
const rolesOf = async (group_id: number) =>
  Object.fromEntries((await listed(group_id)).list.map(({ user_id, role }) => [user_id, role]));
const titlesOf = async (accountId: number) => {
  const { body } = await test.call('GET /web/user/notices', {}, { token: await test.tokenFor(accountId) });
  return body.list.map(({ title }) => title);
};

describe('approving', () => {
  it('lets in many at once and tells each of them, also when it is sent twice', async () => {
    const [ada = 0, ben = 0, cleo = 0] = await people(3);
    const group_id = await group({
      name: 'Choir',
      joining_way: joiningWays.verification,
      applicants: [ada, ben, cleo],
    });
    for (let time = 0; time < 2; time++) {
      const { body } = await decide({ group_id, user_ids: [ada, ben], agreed: true });
      expect(new Set(body.user_ids)).toEqual(new Set([ada, ben]));
    }
    expect((await decide({ group_id, user_id: cleo, agreed: false })).body.user_ids).toEqual([cleo]);
    const { list, total } = await listed(group_id, { req_total: 1 });
    expect(total).toBe(3);
    expect(list.map(({ user_id, status }) => [user_id, status])).toEqual([
      [ownerId, 0],
      [ada, 2],
      [ben, 2],
    ]);
    expect(await titlesOf(ada)).toEqual(['You are now in “Choir”']);
    expect(await titlesOf(cleo)).toEqual(['You were not admitted to “Choir”']);
  });

  it('is the owner’s alone: nobody approves their own request', async () => {
    const [ada = 0, admin = 0] = await people(2);
    const group_id = await group({ applicants: [ada], administrators: [admin] });
    const byApplicant = await decide({ group_id, user_id: ada, agreed: true }, await test.tokenFor(ada));
    const byAdministrator = await decide({ group_id, user_id: ada, agreed: true }, await test.tokenFor(admin));
    expect([byApplicant.status, byAdministrator.status]).toEqual([404, 404]);
  });

  it('passes the limit for nobody: all of them or none', async () => {
    const applicants = await people(4);
    const group_id = await group({ applicants });
    const full = await decide({ group_id, user_ids: applicants, agreed: true });
    expect(full.body).toEqual({ error_code: 6002, message: 'This group is full: it can have 4 members.' });
    const answers = await Promise.all(applicants.map((user_id) => decide({ group_id, user_id, agreed: true })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await listed(group_id, { is_waiting: false, req_total: 1 })).total).toBe(4);
  });

  it('knows nobody who has not asked', async () => {
    const [stranger = 0] = await people(1);
    const group_id = await group();
    expect((await decide({ group_id, user_id: stranger, agreed: true })).status).toBe(404);
    expect((await decide({ group_id, user_id: stranger, agreed: false })).status).toBe(404);
    expect((await decide({ group_id, user_ids: [], agreed: true })).status).toBe(400);
    expect((await decide({ group_id, agreed: true })).body).toMatchObject({ fields: { user_id: 'Required' } });
  });

  it('is over when the group is', async () => {
    const [ada = 0] = await people(1);
    const group_id = await group({ applicants: [ada], status: groupStatus.disbanded });
    expect((await decide({ group_id, user_id: ada, agreed: true })).body).toMatchObject({ error_code: 6003 });
  });
});

describe('administrators', () => {
  it('are named and unnamed by the owner, and manage at once and no longer', async () => {
    const [ada = 0] = await people(1);
    const token = await test.tokenFor(ada);
    const group_id = await group({ members: [ada] });
    const manages = async () => (await test.call('GET /mymanaged/group/detail', { group_id }, { token })).status;
    expect(await manages()).toBe(404);
    expect((await promote(group_id, ada, true)).body.member.role).toBe(1);
    expect(await manages()).toBe(200);
    expect((await promote(group_id, ada, false)).body.member.role).toBe(0);
    expect(await manages()).toBe(404);
  });

  it('do not name anybody, not even themselves', async () => {
    const [ada = 0, ben = 0] = await people(2);
    const token = await test.tokenFor(ada);
    const group_id = await group({ administrators: [ada], members: [ben] });
    expect((await promote(group_id, ben, true, token)).status).toBe(404);
    expect((await promote(group_id, ada, false, token)).status).toBe(404);
    expect((await kick(group_id, [ben], token)).status).toBe(404);
    expect((await handOver(group_id, ada, token)).status).toBe(404);
  });

  it('are not made of strangers, applicants or the owner', async () => {
    const [stranger = 0, waiting = 0] = await people(2);
    const group_id = await group({ applicants: [waiting] });
    expect((await promote(group_id, stranger, true)).status).toBe(404);
    expect((await promote(group_id, waiting, true)).status).toBe(404);
    expect((await promote(group_id, ownerId, false)).body).toMatchObject({ error_code: 6005 });
  });
});

describe('kicking out', () => {
  it('puts out one or several, once', async () => {
    const [ada = 0, ben = 0, admin = 0] = await people(3);
    const group_id = await group({ members: [ada, ben], administrators: [admin] });
    expect(new Set((await kick(group_id, [ada, admin])).body.user_ids)).toEqual(new Set([ada, admin]));
    expect(await rolesOf(group_id)).toEqual({ [ownerId]: 2, [ben]: 0 });
    expect((await kick(group_id, [ada])).status).toBe(404);
    expect((await kick(group_id, [ben, ownerId])).body).toMatchObject({ error_code: 6005 });
    expect(await rolesOf(group_id)).toEqual({ [ownerId]: 2, [ben]: 0 });
    const seen = await test.call('GET /joined/group/detail', { group_id }, { token: await test.tokenFor(admin) });
    expect(seen.status).toBe(404);
  });
});

describe('handing over', () => {
  it('gives the group to an administrator, whose place the owner takes', async () => {
    const [admin = 0, plain = 0, stranger = 0] = await people(3);
    const group_id = await group({ name: 'Choir', administrators: [admin], members: [plain] });
    expect((await handOver(group_id, plain)).body).toMatchObject({ error_code: 6006 });
    expect((await handOver(group_id, ownerId)).body).toMatchObject({ error_code: 6006 });
    expect((await handOver(group_id, stranger)).status).toBe(404);
    expect((await handOver(group_id, admin)).body.member).toMatchObject({ user_id: admin, role: 2 });
    expect(await rolesOf(group_id)).toEqual({ [ownerId]: 1, [admin]: 2, [plain]: 0 });
    expect((await promote(group_id, plain, true)).status).toBe(404);
    expect(await titlesOf(admin)).toEqual(['“Choir” is yours now']);
    const { body } = await test.call('GET /mymanaged/group/detail', { group_id }, { token: owner });
    expect(body.group.creator.user_id).toBe(admin);
  });

  it('leaves one owner when it is done twice at once', async () => {
    const [one = 0, other = 0] = await people(2);
    const group_id = await group({ administrators: [one, other] });
    const answers = await Promise.all([handOver(group_id, one), handOver(group_id, other)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  });
});

describe('the list of members', () => {
  it('finds people by alias and name, whatever the case and width', async () => {
    const ada = await buildAccount(test.db, { name: 'Ada Ｌovelace' });
    const ben = await buildAccount(test.db, { name: '小林一茶' });
    const group_id = await group({ members: [ada, ben] });
    const names = async (query_string: string) =>
      (await listed(group_id, { query_string, req_total: 1 })).list.map(({ user_id }) => user_id);
    expect(await names('LOVE')).toEqual([ada]);
    expect(await names('林')).toEqual([ben]);
    expect(await names('%')).toEqual([]);
    const token = await test.tokenFor(ben);
    const renamed = await test.call('PUT /group/member/alias', { group_id, member_alias: 'Lovely' }, { token });
    expect(renamed.body.member).toMatchObject({ alias: 'Lovely', name: '小林一茶', is_me: true });
    expect(await names('love')).toEqual([ada, ben]);
    await test.db.updateTable('account').set({ name: 'Grace' }).where('id', '=', ada).execute();
    expect(await names('love')).toEqual([ben]);
    expect(await names('grace')).toEqual([ada]);
  });

  it('shows those who wait first, in pages that miss nobody, and to the owner alone', async () => {
    const applicants = await people(7);
    const members = await people(6);
    const [admin = 0] = await people(1);
    const group_id = await group({ applicants, members, administrators: [admin] });
    const seen: number[] = [];
    for (const start of [0, 10]) {
      const { list, total } = await listed(group_id, { start, limit: 10, req_total: 1 });
      expect(total).toBe(15);
      seen.push(...list.map(({ user_id }) => user_id));
    }
    expect(new Set(seen.slice(0, 7))).toEqual(new Set(applicants));
    expect(seen.slice(7, 9)).toEqual([ownerId, admin]);
    expect(new Set(seen).size).toBe(15);
    const token = await test.tokenFor(admin);
    const { body } = await test.call('POST /mymanaged/group/members', { group_id, req_total: 1 }, { token });
    expect(body.total).toBe(8);
    const plain = await test.call('POST /joined/group/members', { group_id, req_total: 1 }, { token });
    expect(plain.body.total).toBe(8);
  });

  it('calls the owner by their alias wherever the group shows who runs it', async () => {
    const group_id = await group();
    await test.call('PUT /group/member/alias', { group_id, member_alias: 'Ms Moore' }, { token: owner });
    const public_id = await selectPublicId(test.db, group_id);
    expect((await test.call('GET /group/invitation', { public_id })).body.group.creator).toBe('Ms Moore');
  });
});
