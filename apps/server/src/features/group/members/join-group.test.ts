import { groupStatus, joiningWays, memberStatus } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { buildGroup, buildScore, selectPublicId } from '../../../testing/build-group.ts';
import type { GroupTraits } from '../../../testing/build-group.ts';
import { purgeWithdrawnScores } from '../../homework/homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp({ TIKU_GROUP_FREE: '3', TIKU_GROUP_VIP: '5' });
let ownerId: number;
let owner: string;

beforeAll(async () => {
  ownerId = await buildAccount(test.db, { name: 'Olive' });
  owner = await test.tokenFor(ownerId);
});

async function person(name = 'Pia') {
  const id = await buildAccount(test.db, { name });
  return { id, token: await test.tokenFor(id) };
}

async function group(traits: GroupTraits = {}) {
  const group_id = await buildGroup(test.db, ownerId, traits);
  return { group_id, public_id: await selectPublicId(test.db, group_id) };
}

const join = (wanted: object, token: string) => test.call('POST /mtgroup/member', wanted, { token });
const leave = (group_id: number, token: string) => test.call('POST /mtgroup/member/exit', { group_id }, { token });
const members = async (group_id: number, query: object = {}, token = owner) =>
  (await test.call('POST /mymanaged/group/members', { group_id, req_total: 1, ...query }, { token })).body;
const countsOf = async (group_id: number) => {
  const { body } = await test.call('GET /mymanaged/group/detail', { group_id }, { token: owner });
  return [body.group.member_count, body.group.applicant_count];
};
const noticesOf = async (token: string, language = 'en') =>
  (await test.call('GET /web/user/notices', {}, { token, language })).body.list;

describe('GET /mtgroup/willjoin', () => {
  it('shows what somebody wants to know before they join', async () => {
    const { group_id, public_id } = await group({ name: 'Chess' });
    const { token } = await person();
    const { body } = await test.call('GET /mtgroup/willjoin', { public_id }, { token });
    expect(body.group).toEqual({
      group_id,
      public_id,
      name: 'Chess',
      description: '',
      creator: { user_id: ownerId, name: 'Olive' },
      member_count: 1,
      joining_way: 0,
      status: 0,
      member_status: null,
    });
    await join({ public_id }, token);
    const after = await test.call('GET /mtgroup/willjoin', { public_id }, { token });
    expect(after.body.group).toMatchObject({ member_count: 2, member_status: memberStatus.autoJoined });
  });
});

describe('GET /group/invitation', () => {
  it('tells somebody who holds the link the name of the group and who runs it', async () => {
    const { public_id } = await group({ name: 'Chess' });
    const { body } = await test.call('GET /group/invitation', { public_id });
    expect(body.group).toEqual({ public_id, name: 'Chess', creator: 'Olive' });
  });

  it('answers for the group of a company, an ended and an unknown one alike', async () => {
    const companyId = await buildCompany(test.db, ownerId);
    const ids = [
      (await group({ company_id: companyId })).public_id,
      (await group({ status: groupStatus.disbanded })).public_id,
      (await group({ status: groupStatus.suspended })).public_id,
      'aaaaaaaaaaaa',
    ];
    const answers = await Promise.all(ids.map((public_id) => test.call('GET /group/invitation', { public_id })));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});

describe('POST /mtgroup/member', () => {
  it('lets anybody in where anybody may join', async () => {
    const { group_id, public_id } = await group();
    const { token, id } = await person();
    const answer = await join({ group_id, public_id }, token);
    expect(answer.body).toEqual({ group_id, status: memberStatus.autoJoined });
    const { list, total } = await members(group_id);
    expect(total).toBe(2);
    expect(list.map(({ user_id, role, status }) => [user_id, role, status])).toEqual([
      [ownerId, 2, 0],
      [id, 0, 0],
    ]);
  });

  it('knows a group by its public id alone', async () => {
    const { group_id, public_id } = await group();
    const other = await group();
    const { token } = await person();
    const answers = await Promise.all([
      join({ group_id }, token),
      join({ group_id, public_id: other.public_id }, token),
      join({ public_id: public_id.toUpperCase() }, token),
      join({ group_id: 999_999, public_id: 'aaaaaaaaaaaa' }, token),
      join({}, token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await countsOf(group_id)).toEqual([1, 0]);
  });

  it('has the owner asked where that is wanted, who hears of it by notice', async () => {
    const { group_id, public_id } = await group({ name: 'Choir', joining_way: joiningWays.verification });
    const { token, id } = await person('Ada');
    const answer = await join({ public_id, verification_message: 'I sing alto' }, token);
    expect(answer.body).toEqual({ group_id, status: memberStatus.waiting });
    expect(await countsOf(group_id)).toEqual([1, 1]);
    expect((await members(group_id)).list[0]).toMatchObject({
      user_id: id,
      status: memberStatus.waiting,
      verification_message: 'I sing alto',
      join_time: null,
    });
    const [notice] = await noticesOf(owner);
    expect(notice).toMatchObject({ type: 1, title: 'Ada would like to join “Choir”' });
    expect(notice?.content).toContain('I sing alto');
    expect((await noticesOf(owner, 'zh-CN'))[0]?.title).toBe('Ada 申请加入“Choir”');
  });

  it('asks once, however often it is sent, and keeps the last message', async () => {
    const { group_id, public_id } = await group({ joining_way: joiningWays.verification });
    const { token } = await person();
    const before = (await noticesOf(owner)).length;
    await Promise.all(Array.from({ length: 6 }, () => join({ public_id, verification_message: 'first' }, token)));
    await join({ public_id, verification_message: 'last' }, token);
    const { list, total } = await members(group_id, { is_waiting: 1 });
    expect([total, list[0]?.verification_message]).toEqual([1, 'last']);
    await leave(group_id, token);
    await join({ public_id }, token);
    expect((await noticesOf(owner)).length).toBe(before + 1);
  });

  it.each([
    [{ joining_way: joiningWays.nobody }, 6001, 'This group takes no new members.'],
    [{ status: groupStatus.disbanded }, 6003, 'This group has been disbanded.'],
    [{ status: groupStatus.suspended }, 6004, 'This group is suspended.'],
  ] as const)('lets nobody into a group with %j', async (traits, error_code, message) => {
    const { group_id, public_id } = await group(traits);
    const { token } = await person();
    expect((await join({ public_id }, token)).body).toEqual({ error_code, message });
    expect(await countsOf(group_id)).toEqual([1, 0]);
  });

  it('never lets in more than the limit, however many come at once, and says so', async () => {
    const { group_id, public_id } = await group();
    const tokens = await Promise.all(Array.from({ length: 8 }, async () => (await person()).token));
    const answers = await Promise.all(tokens.map((token) => join({ public_id }, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.body).toEqual({ error_code: 6002, message: 'This group is full: it can have 3 members.' });
    expect(await countsOf(group_id)).toEqual([3, 0]);
    await sql`update account set vip_until = now() + interval '1 day' where id = ${ownerId}`.execute(test.db);
    const more = await Promise.all(tokens.map((token) => join({ public_id }, token)));
    await sql`update account set vip_until = null where id = ${ownerId}`.execute(test.db);
    expect(more.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await countsOf(group_id)).toEqual([5, 0]);
  });

  it('is answered as joined to somebody who is in already, also when the group has become full', async () => {
    const { id, token } = await person();
    const { public_id } = await group({ members: [id, (await person()).id] });
    expect((await join({ public_id }, token)).body.status).toBe(memberStatus.autoJoined);
  });

  it('lets applicants in once anybody may join', async () => {
    const { id, token } = await person();
    const { group_id, public_id } = await group({ joining_way: joiningWays.verification, applicants: [id] });
    await test.call('POST /mymanaged/group/info', { group_id, joining_way: 0 }, { token: owner });
    expect((await join({ public_id }, token)).body.status).toBe(memberStatus.autoJoined);
    expect(await countsOf(group_id)).toEqual([2, 0]);
  });

  it('keeps the groups of a company to those who act for it', async () => {
    const companyId = await buildCompany(test.db, ownerId);
    const { public_id, group_id } = await group({ company_id: companyId });
    const { token, id } = await person();
    expect((await join({ public_id }, token)).status).toBe(404);
    await test.db.insertInto('company_user').values({ company_id: companyId, account_id: id }).execute();
    expect((await join({ public_id }, token)).status).toBe(404);
    const answer = await test.call('POST /mtgroup/member', { public_id }, { token, companyId });
    expect(answer.body).toEqual({ group_id, status: 0 });
    const mine = await test.call('POST /myjoined/groups', {}, { token });
    expect(mine.body.list).toEqual([]);
  });

  it('lets nobody back in whom the owner has put out, unless the owner agrees', async () => {
    const { id, token } = await person();
    const { group_id, public_id } = await group({ members: [id] });
    await test.call('POST /mymanaged/group/members/kickout', { group_id, user_ids: [id] }, { token: owner });
    expect((await join({ public_id }, token)).body.status).toBe(memberStatus.waiting);
    await leave(group_id, token);
    expect((await join({ public_id }, token)).body.status).toBe(memberStatus.waiting);
    const decide = { group_id, user_id: id, agreed: 1 as const };
    await test.call('POST /mymanaged/group/member/join/approve', decide, { token: owner });
    await leave(group_id, token);
    expect((await join({ public_id }, token)).body.status).toBe(memberStatus.autoJoined);
  });
});

describe('POST /mtgroup/member/exit', () => {
  it('takes what somebody earned out of the ranking, and brings it back with them, however late', async () => {
    const { id, token } = await person();
    const { group_id, public_id } = await group({ members: [id] });
    await buildScore(test.db, group_id, id, { points: 7 });
    const ranked = () => test.db.selectFrom('group_rank').select('points').where('group_id', '=', group_id).execute();
    expect(await ranked()).toEqual([{ points: 7 }]);
    expect((await leave(group_id, token)).status).toBe(200);
    expect(await ranked()).toEqual([]);
    expect((await leave(group_id, token)).status).toBe(404);
    await sql`update group_score set withdrawn_at = now() - interval '31 days' where group_id = ${group_id}`.execute(
      test.db,
    );
    await purgeWithdrawnScores(test.db);
    await join({ public_id }, token);
    expect(await ranked()).toEqual([{ points: 7 }]);
  });

  it('keeps the owner', async () => {
    const { group_id } = await group();
    expect((await leave(group_id, owner)).body).toMatchObject({ error_code: 6005 });
  });

  it('takes back an application', async () => {
    const { id, token } = await person();
    const { group_id } = await group({ applicants: [id] });
    expect((await leave(group_id, token)).status).toBe(200);
    expect(await countsOf(group_id)).toEqual([1, 0]);
  });
});
