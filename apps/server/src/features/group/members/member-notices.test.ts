import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { usePerson } from '../../../testing/use-person.ts';

const test = useTestApp();
const owner = usePerson(test, { name: 'Olga' });
let memberId: number;
let administratorId: number;
let group_id: number;

beforeAll(async () => {
  memberId = await buildAccount(test.db);
  administratorId = await buildAccount(test.db);
  const people = { members: [memberId], administrators: [administratorId] };
  const applicants = [await buildAccount(test.db)];
  group_id = await buildGroup(test.db, owner.id, { name: 'Class 1', applicants, ...people });
});

const notices = async (accountId: number) => {
  const token = await test.tokenFor(accountId);
  const { body } = await test.call('GET /web/user/notices', {}, { token });
  return body.list.map(({ kind, title, path }) => ({ kind, title, path }));
};

it('tells everybody in a group of exams shared with it, once until they look, and leads each to their page', async () => {
  for (const title of ['Colours', 'Shapes']) {
    const exam_ids = [await buildExam(test.db, owner.id, { title, isprivate: true })];
    const shared = { group_ids: [group_id], exam_ids, message: '' };
    expect((await test.call('PUT /mymanaged/group/share/exams', shared, { token: owner.token })).status).toBe(200);
  }
  const told = { kind: 'group', title: 'New exams in “Class 1”' };
  const joined = `/group/joined-group-share-exams?group_id=${group_id}`;
  expect(await notices(memberId)).toEqual([{ ...told, path: joined }]);
  expect(await notices(administratorId)).toEqual([{ ...told, path: joined.replace('joined', 'managed') }]);
  expect(await notices(owner.id)).toEqual([]);
});

it('tells of an exam once, however often it is shared', async () => {
  const [first, second] = [await buildExam(test.db, owner.id), await buildExam(test.db, owner.id, { title: 'Second' })];
  const share = async (exam_ids: number[], message: string) => {
    const shared = { group_ids: [group_id], exam_ids, message };
    expect((await test.call('PUT /mymanaged/group/share/exams', shared, { token: owner.token })).status).toBe(200);
  };
  await share([first], '');
  await sql`delete from notice`.execute(test.db);
  await share([first], 'For Monday');
  expect(await notices(memberId)).toEqual([]);
  await share([first, second], '');
  expect((await notices(memberId)).map(({ title }) => title)).toEqual(['New exam in “Class 1”']);
});

it('tells somebody who becomes an administrator, is one no longer, or is put out', async () => {
  const change = (is_admin: boolean) =>
    test.call(
      'PUT /mymanaged/group/member/is_admin',
      { group_id, user_id: memberId, is_admin },
      { token: owner.token },
    );
  await change(true);
  await change(true);
  await change(false);
  await test.call('POST /mymanaged/group/members/kickout', { group_id, user_ids: [memberId] }, { token: owner.token });
  expect((await notices(memberId)).slice(0, 3)).toEqual([
    { kind: 'group', title: 'You are no longer in “Class 1”', path: null },
    {
      kind: 'group',
      title: 'You are no longer an administrator of “Class 1”',
      path: `/group/joined-group?group_id=${group_id}`,
    },
    {
      kind: 'group',
      title: 'You are an administrator of “Class 1”',
      path: `/group/managed-group?group_id=${group_id}`,
    },
  ]);
});

it('tells those who are in a group that it was disbanded', async () => {
  await test.call('DELETE /mycreated/group', { group_id }, { token: owner.token });
  expect((await notices(administratorId))[0]).toEqual({
    kind: 'group',
    title: '“Class 1” was disbanded',
    path: `/group/joined-group?group_id=${group_id}`,
  });
  expect((await notices(memberId))[0]?.title).not.toContain('disbanded');
});
