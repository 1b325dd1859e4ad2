import { errors, practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildCompanyUser } from '../../../testing/build-company-user.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { newMobile, useCompany } from '../../../testing/use-company.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
const company = useCompany(test);
const { boss, admin, setLimit } = company;

const add = (fields: object, as = admin) =>
  test.call('POST /ee/company/user', { name: 'Nora', mobile: newMobile(), ...fields }, as);
const list = (query: object = {}) => test.call('POST /ee/company/users', { req_total: 1, ...query }, admin);
const companiesOf = async (token: string) =>
  (await test.call('GET /app/account/info', {}, { token })).body.account.companies.map(({ id }) => id);

describe('people of a company', () => {
  it('are added, found, changed and removed', async () => {
    const { user } = (await add({ job_id: 'A7', department: 'Sales', expiration: '2999-12-31' })).body;
    expect(user).toMatchObject({ state: 'waiting', expiration: '3000-01-01T00:00:00.000Z', is_admin: false });
    for (const query of [
      { query_string: 'nora' },
      { query_string: 'a7' },
      { department: 'Sales' },
      { state: 'waiting' },
    ])
      expect((await list(query)).body).toMatchObject({ total: 1, list: [{ id: user.id }] });
    expect((await list()).body.total).toBe(3);
    expect((await test.call('GET /ee/company/departments', {}, admin)).body.list).toEqual(['Sales']);
    const changed = await test.call(
      'PUT /ee/company/user',
      { id: user.id, job_title: 'Chief', expiration: null },
      admin,
    );
    expect(changed.body.user).toMatchObject({ job_title: 'Chief', name: 'Nora', expiration: null });
    const several = { user_ids: [user.id], department: 'Port' };
    expect((await test.call('PUT /ee/company/users', several, admin)).body).toEqual({ count: 1 });
    await test.call('DELETE /ee/company/user', { id: user.id }, admin);
    expect((await list()).body.total).toBe(2);
  });

  it('never are more than the limit, however many are added at once', async () => {
    await setLimit(5);
    const answers = await Promise.all(Array.from({ length: 12 }, () => add({})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await list()).body.total).toBe(5);
  });

  it('are told apart by number, address and job id', async () => {
    const mobile = newMobile();
    await add({ mobile, job_id: 'J1', emailaddress: 'nora@example.org' });
    const again = await add({ mobile, job_id: 'j1', emailaddress: 'NORA@example.org' });
    expect(again).toMatchObject({
      status: 400,
      body: { fields: { mobile: expect.any(String), job_id: expect.any(String), emailaddress: expect.any(String) } },
    });
    const both = await Promise.all([add({ job_id: 'J2' }), add({ job_id: 'J2' })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect((await add({ mobile: '', emailaddress: '' })).status).toBe(400);
  });

  it('have administrators by the super administrator’s word alone', async () => {
    const { user } = (await add({})).body;
    const name = (as: typeof admin, is_admin: boolean, id = user.id) =>
      test.call('PUT /ee/company/user', { id, is_admin }, as);
    const refused = { status: 409, body: { error_code: errors.super_admin_only.code } };
    expect(await name(admin, true)).toMatchObject(refused);
    expect(await add({ is_admin: true })).toMatchObject(refused);
    expect((await name(boss, true)).status).toBe(200);
    expect(await test.call('DELETE /ee/company/user', { id: user.id }, admin)).toMatchObject(refused);
    const { list: everybody } = (await list()).body;
    const bossUser = everybody.find(({ is_super_admin }) => is_super_admin)?.id ?? 0;
    const stays = { status: 409, body: { error_code: errors.super_admin_stays.code } };
    expect(await test.call('DELETE /ee/company/user', { id: bossUser }, boss)).toMatchObject(stays);
    expect(await name(boss, false, bossUser)).toMatchObject(stays);
    const sent = {
      method: 'PUT',
      url: '/api/1/ee/company/user',
      query: { os_type: '5', company_id: String(boss.companyId) },
    } as const;
    const headers = { authorization: `Bearer ${boss.token}` };
    const payload = { id: user.id, is_super_admin: true };
    expect((await test.send({ ...sent, headers, payload })).status).toBe(400);
  });

  it('are removed all or none', async () => {
    const { user } = (await add({})).body;
    const foreign = await buildCompanyUser(test.db, await buildCompany(test.db, await buildAccount(test.db)), {});
    const answer = await test.call('DELETE /ee/company/users', { user_ids: [user.id, foreign] }, admin);
    expect(answer.status).toBe(404);
    expect((await list()).body.total).toBe(3);
  });
});

describe('joining', () => {
  it('is offered by e-mail or SMS, once a day', async () => {
    const emailaddress = `invited${boss.companyId}@example.org`;
    const { user } = (await add({ emailaddress })).body;
    const invite = () =>
      test.call('POST /ee/company/users/invite', { user_ids: [user.id, company.adminUserId] }, admin);
    expect((await invite()).body).toEqual({ count: 1 });
    expect((await invite()).body).toEqual({ count: 0 });
    const sent = await test.db.selectFrom('message').selectAll().where('recipient', '=', emailaddress).execute();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toContain('Harbour Works');
    expect(sent[0]?.body).toContain('/register');
  });
});

describe('leaving', () => {
  it.each(['removed', 'expired'] as const)(
    'somebody who is %s loses the company at once and may hand in what they began',
    async (way) => {
      const accountId = await buildAccount(test.db);
      const token = await test.tokenFor(accountId);
      const userId = await buildCompanyUser(test.db, boss.companyId, { accountId });
      const employee = { token, companyId: boss.companyId };
      const exam_id = await buildExam(test.db, await buildAccount(test.db), { paper: paperOf(statements(2)) });
      const begun = await test.call(
        'POST /exam/user_online_prac/create_answer',
        { exam_id, prac_type: practiceTypes.test },
        employee,
      );
      expect(begun.status).toBe(200);
      const expiration = new Date(Date.now() - 1_000).toISOString();
      if (way === 'removed') await test.call('DELETE /ee/company/user', { id: userId }, admin);
      else await test.call('PUT /ee/company/user', { id: userId, expiration }, admin);
      expect((await test.call('GET /app/account/info', {}, employee)).status).toBe(404);
      expect(await companiesOf(token)).toEqual([]);
      const { answer_id } = begun.body;
      const answered = { answer_id, answer_details: [{ no: 1, seq: 1, answer: true }] };
      expect((await test.call('POST /exam/user_online_prac/handin_answer', answered, employee)).status).toBe(200);
      const today = new Date().toISOString().slice(0, 10);
      const { body } = await test.call('GET /ee/company/study/statistics/users', { from: today, to: today }, admin);
      expect(body.list.find(({ user_id }) => user_id === userId)).toMatchObject({ questions_count: 1, has_left: true });
    },
  );

  it('ends with the moment the time is over, also for who is remembered', async () => {
    const accountId = await buildAccount(test.db);
    const employee = { token: await test.tokenFor(accountId), companyId: boss.companyId };
    await buildCompanyUser(test.db, boss.companyId, { accountId });
    await sql`update company_user set expires_at = clock_timestamp() + interval '400 milliseconds' where account_id = ${accountId}`.execute(
      test.db,
    );
    expect((await test.call('GET /app/account/info', {}, employee)).status).toBe(200);
    await expect.poll(async () => (await test.call('GET /app/account/info', {}, employee)).status).toBe(404);
  });

  it('can be undone by adding them again, with what they did before', async () => {
    const mobile = newMobile();
    const token = await test.tokenFor(await buildAccount(test.db, { mobile }));
    for (let time = 0; time < 3; time += 1) {
      const { id } = (await add({ mobile })).body.user;
      expect((await test.call('PUT /ee/company/invitation', { id, is_accepted: true }, { token })).status).toBe(200);
      expect((await list({ state: 'left' })).body.list).toEqual([]);
      await test.call('DELETE /ee/company/user', { id }, admin);
      expect((await list({ state: 'left' })).body).toMatchObject({ total: 1, list: [{ id, state: 'left' }] });
    }
  });
});
