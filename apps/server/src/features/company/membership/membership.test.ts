import { errors } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { buildCompanyUser } from '../../../testing/build-company-user.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let companyId: number;
let boss: { token: string; companyId: number };
let next = 0;

beforeAll(async () => {
  await test.startJobs();
});
beforeEach(async () => {
  const bossId = await buildAccount(test.db);
  companyId = await buildCompany(test.db, bossId, { name: 'Harbour Works' });
  boss = { token: await test.tokenFor(bossId), companyId };
});

function newMobile(): string {
  next += 1;
  return `1391${String(next).padStart(7, '0')}`;
}

async function signedIn(contacts: { mobile?: string; email?: string } = { mobile: newMobile() }) {
  const accountId = await buildAccount(test.db, contacts);
  return { ...contacts, accountId, token: await test.tokenFor(accountId) };
}

const add = (fields: object) => test.call('POST /ee/company/user', { name: 'Nora', ...fields }, boss);
const list = (query: object = {}) => test.call('POST /ee/company/users', { req_total: 1, ...query }, boss);
const memberships = async ({ token }: { token: string }) =>
  (await test.call('GET /ee/company/memberships', {}, { token })).body;
const decide = ({ token }: { token: string }, id: number, is_accepted: boolean) =>
  test.call('PUT /ee/company/invitation', { id, is_accepted }, { token });
const leave = ({ token }: { token: string }, id = companyId) =>
  test.call('DELETE /ee/company/membership', { id }, { token });
const companiesOf = async ({ token }: { token: string }) =>
  (await test.call('GET /app/account/info', {}, { token })).body.account.companies.map(({ id }) => id);

async function jobsDone(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { waiting, active } = (await test.services.jobs.depth())['ask-company-users'];
      expect(waiting + active).toBe(0);
    },
    { timeout: 60_000, interval: 50 },
  );
}

const noticesOf = async ({ token }: { token: string }) =>
  (await test.call('GET /web/user/notices', {}, { token })).body.list.map(({ title }) => title);

/** What differs between any two people: who they are and what they were called. */
const alike = (user: object) => ({ ...user, id: 0, mobile: '', emailaddress: '' });

describe('a company', () => {
  it('sees no difference between a number that has an account and one that has none', async () => {
    const known = await signedIn();
    const knownByEmail = await signedIn({ email: `known${companyId}@example.org` });
    const stranger = newMobile();
    const added = [
      await add({ mobile: known.mobile }),
      await add({ emailaddress: knownByEmail.email?.toUpperCase() }),
      await add({ mobile: stranger }),
    ];
    await jobsDone();
    const [first, ...others] = added.map(({ status, body }) => ({ status, user: alike(body.user) }));
    expect(first).toMatchObject({ status: 200, user: { state: 'waiting', joined_at: null } });
    for (const other of others) expect(other).toEqual(first);

    const listed = (await list({ state: 'waiting' })).body;
    expect(listed.total).toBe(3);
    expect(new Set(listed.list.map((user) => JSON.stringify(alike(user)))).size).toBe(1);
    expect((await list({ state: 'joined' })).body.total).toBe(1);
    expect(await companiesOf(known)).toEqual([]);

    // Nor after somebody has declined: their invitation counts, and is not sent.
    const [{ id } = { id: 0 }] = (await memberships(known)).invitations;
    await decide(known, id, false);
    const user_ids = listed.list.map((user) => user.id);
    expect((await test.call('POST /ee/company/users/invite', { user_ids }, boss)).body).toEqual({ count: 3 });
    expect((await list({ state: 'waiting' })).body.list.every(({ invited_at }) => invited_at !== null)).toBe(true);
    const sent = test.db
      .selectFrom('message')
      .select('recipient')
      .where('recipient', 'in', [known.mobile ?? '', stranger]);
    expect(await sent.execute()).toEqual([{ recipient: stranger }]);
  });

  it('has taken the seat when somebody was added: accepting needs none, leaving gives one back', async () => {
    const person = await signedIn();
    await test.db.updateTable('company').set({ member_limit: 2 }).where('id', '=', companyId).execute();
    const { id } = (await add({ mobile: person.mobile })).body.user;
    expect((await add({ mobile: newMobile() })).body).toMatchObject({ error_code: errors.company_full.code });
    expect((await decide(person, id, true)).status).toBe(200);
    expect((await add({ mobile: newMobile() })).status).toBe(409);
    expect((await leave(person)).status).toBe(200);
    expect((await add({ mobile: newMobile() })).status).toBe(200);
  });
});

describe('an invitation', () => {
  it('is told to the one who has the account, and accepted by them alone', async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    const { id } = (await add({ mobile: person.mobile, is_admin: true })).body.user;
    await jobsDone();
    expect(await noticesOf(person)).toEqual(['Harbour Works invites you']);
    expect(await memberships(person)).toMatchObject({
      invitations: [{ id, company_id: companyId, company_name: 'Harbour Works', is_admin: true, is_declined: false }],
      memberships: [],
    });
    expect((await decide(other, id, true)).status).toBe(404);
    expect((await test.call('GET /app/account/info', {}, { ...person, companyId })).status).toBe(404);
    expect((await decide(person, id, true)).status).toBe(200);
    expect((await test.call('GET /app/account/info', {}, { ...person, companyId })).status).toBe(200);
    expect(await companiesOf(person)).toEqual([companyId]);
    expect(await memberships(person)).toMatchObject({
      invitations: [],
      memberships: [{ company_id: companyId, is_admin: true, is_super_admin: false }],
    });
    expect((await list({ state: 'joined' })).body.total).toBe(2);
    expect((await decide(person, id, false)).status).toBe(404);
  });

  it('waits for somebody who registers with the number', async () => {
    const mobile = newMobile();
    const { id } = (await add({ mobile })).body.user;
    await test.call('POST /app/register/verifycode', { mobile }, {});
    const message = test.db.selectFrom('message').select('body').where('recipient', '=', mobile);
    const verify_code = /\d{6}/.exec((await message.executeTakeFirstOrThrow()).body)?.[0] ?? '';
    const { body } = await test.call(
      'POST /user/register/mobile',
      { name: 'Nora', mobile, verify_code, ...test.sealPassword('secret-secret') },
      {},
    );
    expect(body).toMatchObject({ companies: [], notice_unread_count: 1 });
    const person = { token: body.access_token };
    expect(await noticesOf(person)).toEqual(['Harbour Works invites you']);
    expect((await decide(person, id, true)).status).toBe(200);
    expect(await companiesOf(person)).toEqual([companyId]);
  });

  it('keeps up with a new number, which joined people bring along', async () => {
    const [person, after] = [await signedIn(), newMobile()];
    const { user } = (await add({ mobile: person.mobile })).body;
    await decide(person, user.id, true);
    const otherId = await buildCompany(test.db, await buildAccount(test.db), { name: 'Other' });
    await buildCompanyUser(test.db, otherId, { mobile: after });
    await sql`delete from throttle`.execute(test.db);
    await test.call('POST /app/linkmobile/verifycode', { mobile: after }, person);
    const message = test.db.selectFrom('message').select('body').where('recipient', '=', after);
    const verify_code = /\d{6}/.exec((await message.executeTakeFirstOrThrow()).body)?.[0] ?? '';
    expect((await test.call('PUT /user/mobile', { mobile: after, verify_code }, person)).status).toBe(200);
    expect((await test.call('GET /ee/company/user', { id: user.id }, boss)).body.user.mobile).toBe(after);
    expect((await memberships(person)).invitations).toMatchObject([{ company_id: otherId }]);
    expect(await noticesOf(person)).toContain('Other invites you');
  });

  it('that was declined is not told again, and may still be accepted', async () => {
    const person = await signedIn();
    const first = (await add({ mobile: person.mobile })).body.user;
    await jobsDone();
    expect((await decide(person, first.id, false)).status).toBe(200);
    expect((await decide(person, first.id, false)).status).toBe(200);
    await test.call('DELETE /ee/company/user', { id: first.id }, boss);
    expect((await memberships(person)).invitations).toEqual([]);
    const again = (await add({ mobile: person.mobile })).body.user;
    await jobsDone();
    expect(await noticesOf(person)).toEqual(['Harbour Works invites you']);
    expect((await memberships(person)).invitations).toMatchObject([{ id: again.id, is_declined: true }]);
    expect((await decide(person, again.id, true)).status).toBe(200);
    expect(await companiesOf(person)).toEqual([companyId]);
  });

  it('is gone once it was taken back, has expired, or another account has it', async () => {
    const [person, other] = [await signedIn(), await signedIn({ email: `other${companyId}@example.org` })];
    const { id } = (await add({ mobile: person.mobile, emailaddress: other.email })).body.user;
    expect((await decide(other, id, true)).status).toBe(200);
    expect((await decide(person, id, true)).status).toBe(404);
    const expired = (await add({ mobile: person.mobile?.replace('1391', '1392') })).body.user;
    await test.call('PUT /ee/company/user', { id, mobile: '' }, boss);
    const change = { id: expired.id, mobile: person.mobile, expiration: '2020-01-01' };
    expect((await test.call('PUT /ee/company/user', change, boss)).status).toBe(200);
    expect((await memberships(person)).invitations).toEqual([]);
    expect((await decide(person, expired.id, true)).status).toBe(404);
  });

  it('is accepted once, however many windows say so, and never by somebody who is being removed', async () => {
    const person = await signedIn({ mobile: newMobile(), email: `twice${companyId}@example.org` });
    const { id } = (await add({ mobile: person.mobile })).body.user;
    const second = (await add({ emailaddress: person.email })).body.user;
    const said = await Promise.all([id, id, second.id].map((each) => decide(person, each, true)));
    expect(said.map(({ status }) => status).filter((status) => status === 500)).toEqual([]);
    expect((await list({ state: 'joined' })).body.total).toBe(2);

    const late = await signedIn();
    for (let time = 0; time < 5; time += 1) {
      const user = (await add({ mobile: late.mobile })).body.user;
      const [accepted, removed] = await Promise.all([
        decide(late, user.id, true),
        test.call('DELETE /ee/company/user', { id: user.id }, boss),
      ]);
      expect(removed.status).toBe(200);
      expect([200, 404]).toContain(accepted.status);
      expect(await companiesOf(late)).toEqual([]);
    }
  });
});

describe('leaving', () => {
  it('ends everything at once, and leaves what was done with the company', async () => {
    const person = await signedIn();
    const { id } = (await add({ mobile: person.mobile })).body.user;
    await decide(person, id, true);
    expect((await leave(person, companyId + 1_000)).status).toBe(404);
    expect((await leave(person)).status).toBe(200);
    expect((await leave(person)).status).toBe(404);
    expect((await test.call('GET /app/account/info', {}, { ...person, companyId })).status).toBe(404);
    expect(await companiesOf(person)).toEqual([]);
    expect((await list()).body.total).toBe(1);
    expect((await list({ state: 'left' })).body).toMatchObject({
      total: 1,
      list: [{ id, name: 'Nora', state: 'left' }],
    });
    expect((await test.call('GET /ee/company/user/home', { user_id: id }, boss)).status).toBe(200);
    expect(await noticesOf(boss)).toEqual(['Nora has left Harbour Works']);
  });

  it('is for the super administrator after handing over', async () => {
    const person = await signedIn();
    const { id } = (await add({ mobile: person.mobile, expiration: '2999-12-31' })).body.user;
    const handOver = (as: { token: string; companyId: number }, to = id) =>
      test.call('PUT /ee/company/super-admin', { id: to }, as);
    expect(await leave(boss)).toMatchObject({ status: 409, body: { error_code: errors.super_admin_leaves.code } });
    expect(await handOver(boss)).toMatchObject({ status: 409, body: { error_code: errors.not_joined_yet.code } });
    await decide(person, id, true);
    const successor = { token: person.token, companyId };
    expect((await handOver(successor)).status).toBe(404);
    expect((await handOver(boss, id + 1_000)).status).toBe(404);
    const foreign = await buildCompanyUser(test.db, await buildCompany(test.db, await buildAccount(test.db)), {});
    expect((await handOver(boss, foreign)).status).toBe(404);
    expect((await handOver(boss)).status).toBe(200);
    expect((await test.call('GET /ee/company/user', { id }, successor)).body.user).toMatchObject({
      is_super_admin: true,
      is_admin: true,
      expiration: null,
    });
    expect(await handOver(boss)).toMatchObject({ status: 409, body: { error_code: errors.super_admin_only.code } });
    expect((await leave(boss)).status).toBe(200);
    expect((await test.call('GET /ee/company/info/first', {}, { token: boss.token })).body.company).toBeNull();
    expect((await leave(successor)).status).toBe(409);
  });
});
