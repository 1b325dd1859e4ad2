import { errors } from '@tiku/contract';
import { readWorkbookSafely } from '@tiku/papers';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { buildCompanyUser } from '../../../testing/build-company-user.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let companyId: number;
let boss: { token: string; companyId: number };
let authorId: number;
let authorUserId: number;
let groupId: number;

beforeEach(async () => {
  const bossId = await buildAccount(test.db);
  companyId = await buildCompany(test.db, bossId);
  boss = { token: await test.tokenFor(bossId), companyId };
  authorId = await buildAccount(test.db, { name: 'Olga Owner' });
  authorUserId = await buildCompanyUser(test.db, companyId, { accountId: authorId, name: '=Olga', department: 'Port' });
  const memberId = await buildAccount(test.db);
  await buildCompanyUser(test.db, companyId, { accountId: memberId, name: 'Mo' });
  groupId = await buildGroup(test.db, authorId, { members: [memberId] });
  await sql`update study_group set company_id = ${companyId}, name = 'Night shift' where id = ${groupId}`.execute(
    test.db,
  );
});

const first = async (body: unknown) => (await readWorkbookSafely(body as Uint8Array, 's.xlsx')).sheets[0]?.rows[1];
const dismissAuthor = () => test.call('DELETE /ee/company/user', { id: authorUserId }, boss);

describe('groups of a company', () => {
  it('are all there for its administrators, with their people', async () => {
    const { body } = await test.call('POST /ee/company/groups', { req_total: 1, query_string: 'night' }, boss);
    expect(body).toMatchObject({
      total: 1,
      list: [{ group_id: groupId, owner: '=Olga', has_lost_owner: false, is_mine: false }],
    });
    const people = await test.call('POST /ee/company/group/users', { group_id: groupId, req_total: 1 }, boss);
    expect(people.body).toMatchObject({
      total: 2,
      list: [
        { name: '=Olga', role: 2, department: 'Port' },
        { name: 'Mo', role: 0 },
      ],
    });
    const file = await test.call('POST /ee/company/group/users/excel/export', { group_id: groupId }, boss);
    const { sheets } = await readWorkbookSafely(file.body as unknown as Uint8Array, 'g.xlsx');
    expect(sheets[0]?.rows[1]?.[1]).toBe('=Olga');
    expect((await test.call('GET /ee/company/group/home', { group_id: groupId }, boss)).body).toMatchObject({
      group: { name: 'Night shift', member_count: 2 },
      active_count: 0,
      homeworks: [],
    });
  });

  it('can be run by an administrator beside the owner, however often they ask', async () => {
    expect((await test.call('GET /mymanaged/group/detail', { group_id: groupId }, boss)).status).toBe(404);
    for (let times = 0; times < 2; times += 1)
      expect((await test.call('PUT /ee/company/group/manager', { group_id: groupId }, boss)).body.group).toMatchObject({
        is_mine: true,
        member_count: 3,
        owner: '=Olga',
      });
    expect((await test.call('GET /mymanaged/group/detail', { group_id: groupId }, boss)).body.group.role).toBe(1);
  });

  it('go to an administrator when their owner has left', async () => {
    await dismissAuthor();
    const { list } = (await test.call('POST /ee/company/groups', {}, boss)).body;
    expect(list).toMatchObject([{ has_lost_owner: true, owner: '=Olga' }]);
    await test.call('PUT /ee/company/group/manager', { group_id: groupId }, boss);
    expect((await test.call('GET /mymanaged/group/detail', { group_id: groupId }, boss)).body.group.role).toBe(2);
  });
});

describe('exams of a company', () => {
  it('are taken over when their author has left, and not before', async () => {
    const exam_id = await buildExam(test.db, authorId, { title: 'Forklifts' });
    await test.db.updateTable('exam').set({ company_id: companyId }).where('id', '=', exam_id).execute();
    const take = () => test.call('PUT /ee/company/exam/author', { exam_id }, boss);
    expect(await take()).toMatchObject({ status: 409, body: { error_code: errors.author_stays.code } });
    await dismissAuthor();
    expect((await test.call('POST /ee/company/exams', { req_total: 1 }, boss)).body).toMatchObject({
      total: 1,
      list: [{ title: 'Forklifts', has_lost_author: true, is_mine: false }],
    });
    expect((await take()).status).toBe(200);
    expect((await take()).status).toBe(200);
    const mine = await test.call('POST /uploadedexams', {}, boss);
    expect(mine.body.list).toMatchObject([{ title: 'Forklifts' }]);
  });
});

describe('study in a company', () => {
  const day = '2026-11-03';

  beforeEach(async () => {
    await sql`
      insert into study_day (account_id, company_id, day, questions_count, judged_count, correct_count, seconds)
      values (${authorId}, ${companyId}, ${day}, 10, 10, 8, 600), (${authorId}, ${companyId}, '2026-10-31', 4, 4, 1, 60),
        (${authorId}, null, ${day}, 99, 99, 99, 99)`.execute(test.db);
    await sql`
      insert into study_exam_day (account_id, company_id, day, exam_id, kind, title, questions_count, judged_count, correct_count, seconds)
      values (${authorId}, ${companyId}, ${day}, 900001, 0, 'Forklifts', 10, 10, 8, 600)`.execute(test.db);
  });

  it('is told by day, month, person and exam, and nothing of what they do for themselves', async () => {
    const days = { from: '2026-10-30', to: '2026-11-30' };
    expect((await test.call('GET /ee/company/study/statistics/logs', days, boss)).body).toMatchObject({
      list: [
        { date: '2026-10-31', users_count: 1, questions_count: 4 },
        { date: day, users_count: 1, questions_count: 10, correct_count: 8 },
      ],
      sum: { questions_count: 14, seconds: 660 },
    });
    const months = { from: '2026-10', to: '2026-11', user_id: authorUserId };
    expect((await test.call('GET /ee/company/study/statistics/month/logs', months, boss)).body.list).toMatchObject([
      { month: '2026-10', questions_count: 4 },
      { month: '2026-11', questions_count: 10 },
    ]);
    expect((await test.call('GET /ee/company/study/statistics/log/details', { date: day }, boss)).body).toMatchObject({
      users: [{ name: '=Olga', seconds: 600 }],
      exams: [{ title: 'Forklifts', users_count: 1 }],
    });
    const everybody = await test.call(
      'GET /ee/company/study/statistics/users',
      { ...days, order_by: 'least', req_total: 1 },
      boss,
    );
    expect(everybody.body).toMatchObject({ total: 3 });
    expect(everybody.body.list.at(-1)).toMatchObject({ user_id: authorUserId, days_count: 2, last_day: day });
    const home = await test.call('GET /ee/company/user/home', { user_id: authorUserId }, boss);
    expect(home.body).toMatchObject({ user: { name: '=Olga' }, groups: [{ name: 'Night shift', role: 2 }] });
  });

  it('stays when somebody is removed', async () => {
    await dismissAuthor();
    const days = { from: day, to: day };
    const { body } = await test.call('GET /ee/company/study/statistics/users', days, boss);
    expect(body.list.find(({ user_id }) => user_id === authorUserId)).toMatchObject({
      questions_count: 10,
      has_left: true,
    });
    expect((await test.call('GET /ee/company/user/home', { user_id: authorUserId }, boss)).status).toBe(200);
  });

  it('comes as spreadsheets in which nothing is a formula', async () => {
    const days = { from: '2026-11-01', to: '2026-11-30' };
    const logs = await test.call('GET /ee/company/study/statistics/logs/excel', days, boss);
    expect(await first(logs.body)).toEqual([day, '1', '10', '10', '8', '80%', '0:10:00']);
    const users = await test.call('GET /ee/company/study/statistics/users/excel', days, boss);
    expect(await first(users.body)).toEqual(['', '=Olga', 'Port', '1', day, '10', '10', '8', '80%', '0:10:00']);
    const exams = await test.call('GET /ee/company/study/statistics/exams/excel', days, boss);
    expect(await first(exams.body)).toEqual(['Forklifts', '1', '10', '10', '8', '80%', '0:10:00']);
    const one = await test.call('GET /ee/company/study/statistics/log/details/excel', { date: day }, boss);
    expect(await first(one.body)).toEqual(['', '=Olga', 'Port', '10', '10', '8', '80%', '0:10:00']);
    const month = { from: '2026-11', to: '2026-11' };
    expect((await test.call('GET /ee/company/study/statistics/month/logs/excel', month, boss)).status).toBe(200);
    const long = { from: '2026-01-01', to: '2026-11-30' };
    expect((await test.call('GET /ee/company/study/statistics/logs', long, boss)).status).toBe(400);
  });
});
