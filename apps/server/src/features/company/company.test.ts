import { errors } from '@tiku/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { sendFile } from '../../testing/send-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { decide as decideSubmission } from '../submission/submission.ts';

const test = useTestApp();
let token: string;
let companyId: number;
let foreignId: number;
let waitingId: number;

beforeAll(async () => {
  const mine = await buildAccount(test.db);
  const theirs = await buildAccount(test.db);
  token = await test.tokenFor(mine);
  companyId = await buildCompany(test.db, mine, { name: 'Mine' });
  waitingId = await buildCompany(test.db, mine, { name: 'Waiting', review_status: 1 });
  foreignId = await buildCompany(test.db, theirs, { name: 'Theirs' });
});

const decide = (company_id: number, status: 2 | 3, reason = '') =>
  test.db
    .transaction()
    .execute((tx) =>
      decideSubmission(tx, { kind: 'company', id: company_id }, { isApproved: status === 2, reason }, null),
    );

describe('acting for a company', () => {
  it('works for its members', async () => {
    const { body } = await test.call('GET /ee/company/info', {}, { token, companyId });
    expect(body.company).toMatchObject({ id: companyId, name: 'Mine', review_status: 2, member_limit: 10 });
    expect((await test.call('GET /app/account/info', {}, { token, companyId })).status).toBe(200);
  });

  it('answers the same for a company of others, one under review, one that never was, and none', async () => {
    const answers = await Promise.all([
      test.call('GET /ee/company/info', {}, { token, companyId: foreignId }),
      test.call('GET /ee/company/info', {}, { token, companyId: waitingId }),
      test.call('GET /ee/company/info', {}, { token, companyId: 999_999 }),
      test.call('GET /ee/company/info', {}, { token }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  });

  it('is checked on every call, not only on those about companies', async () => {
    expect((await test.call('GET /app/account/info', {}, { token, companyId: foreignId })).status).toBe(404);
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999999999999'])('refuses %s as a company', async (company) => {
    const url = `/api/1/app/account/info?os_type=5&company_id=${company}`;
    const { status } = await test.send({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(400);
  });
});

describe('GET /ee/company/info/first', () => {
  it('shows the application that waits for review', async () => {
    const { body } = await test.call('GET /ee/company/info/first', {}, { token });
    expect(body.company).toMatchObject({ id: waitingId, review_status: 1 });
  });

  it('shows nothing to somebody who never applied', async () => {
    const stranger = await test.tokenFor(await buildAccount(test.db));
    expect((await test.call('GET /ee/company/info/first', {}, { token: stranger })).body.company).toBeNull();
  });
});

describe('POST /ee/company/info', () => {
  const info = { name: 'Harbour Works', member_limit: 20 };
  let applicantId: number;
  let applicant: string;

  beforeEach(async () => {
    applicantId = await buildAccount(test.db, { name: 'Ana Applicant' });
    applicant = await test.tokenFor(applicantId);
  });

  const keep = (company: object, options: object = { token: applicant }) =>
    test.call('POST /ee/company/info', { company: { ...info, ...company } }, options);

  it('keeps a draft, hands it in, and is not there to act for before it is approved', async () => {
    const draft = await keep({ is_draft: true });
    expect(draft.body.company).toMatchObject({ review_status: 0, contact_name: 'Ana Applicant', draft: info });
    const { company } = (await keep({ member_limit: 30 })).body;
    expect(company).toMatchObject({ id: draft.body.company.id, review_status: 1, member_limit: 30 });
    const early = { token: applicant, companyId: company.id };
    expect((await test.call('GET /ee/company/info', {}, early)).status).toBe(404);
    expect(await decide(company.id, 2)).toBe(info.name);
    const acting = { ...early, token: await test.tokenFor(applicantId) };
    expect((await test.call('GET /ee/company/info', {}, acting)).body.company).toMatchObject({
      review_status: 2,
      user_count: 1,
      draft: null,
    });
  });

  it('makes one company of a form that is sent several times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => keep({})));
    expect(new Set(answers.map(({ body }) => body.company.id)).size).toBe(1);
  });

  it('tells why it was not approved, and takes another try', async () => {
    const { company } = (await keep({})).body;
    await decide(company.id, 3, 'The licence is not legible.');
    const { body } = await test.call('GET /ee/company/info/first', {}, { token: applicant });
    expect(body.company).toMatchObject({ review_status: 3, reason: 'The licence is not legible.' });
    expect((await keep({})).body.company).toMatchObject({ id: company.id, review_status: 1, reason: '' });
  });

  it('is decided once', async () => {
    const { company } = (await keep({})).body;
    await decide(company.id, 2);
    await expect(decide(company.id, 3, 'late')).rejects.toMatchObject({ errorName: 'nothing_to_review' });
  });

  it('leaves a company at work as it is while a change of it waits', async () => {
    const { id } = (await keep({})).body.company;
    await decide(id, 2);
    const acting = { token: applicant, companyId: id };
    await keep({ name: 'Harbour Works II' }, acting);
    expect((await test.call('GET /ee/company/info', {}, acting)).body.company).toMatchObject({
      name: 'Harbour Works',
      review_status: 2,
      draft: { name: 'Harbour Works II', review_status: 1 },
    });
    await decide(id, 3, 'Why?');
    expect((await test.call('GET /ee/company/info', {}, acting)).body.company).toMatchObject({
      name: 'Harbour Works',
      review_status: 2,
      draft: { review_status: 3, reason: 'Why?' },
    });
    await keep({ name: 'Harbour Works II' }, acting);
    await decide(id, 2);
    expect((await test.call('GET /ee/company/info', {}, acting)).body.company).toMatchObject({
      name: 'Harbour Works II',
      draft: null,
    });
  });

  it('is for super administrators alone', async () => {
    const { id } = (await keep({})).body.company;
    await decide(id, 2);
    const admin = await buildAccount(test.db);
    await test.db.insertInto('company_user').values({ company_id: id, account_id: admin, is_admin: true }).execute();
    const acting = { token: await test.tokenFor(admin), companyId: id };
    expect((await keep({}, acting)).status).toBe(404);
    expect((await keep({ id }, { token })).status).toBe(404);
    expect((await keep({ id: foreignId }, { token, companyId })).status).toBe(404);
    expect((await test.call('GET /ee/company/info', {}, acting)).body.company.draft).toBeNull();
  });

  it.each([
    { review_status: 2 },
    { is_super_admin: true },
    { name: '' },
    { member_limit: 0 },
    { contact_email: 'no' },
    { contact_mobile: '<b>' },
  ])('refuses %o', async (bad) => {
    expect((await keep(bad)).status).toBe(400);
  });

  it('refuses fewer seats than are taken', async () => {
    const { id } = (await keep({ member_limit: 2 })).body.company;
    await decide(id, 2);
    const other = await buildAccount(test.db);
    await test.db.insertInto('company_user').values({ company_id: id, account_id: other }).execute();
    expect((await keep({ member_limit: 1 }, { token: applicant, companyId: id })).status).toBe(409);
  });
});

async function apply() {
  const applicant = await test.tokenFor(await buildAccount(test.db));
  const company = { name: 'Pictured', member_limit: 5, is_draft: true };
  const { body } = await test.call('POST /ee/company/info', { company }, { token: applicant });
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3d4ec9' } })
    .png()
    .toBuffer();
  const put = (type: number, id = body.company.id, by = applicant) =>
    sendFile(
      test,
      'POST /ee/company/image',
      { name: 'a.png', bytes: picture },
      { token: by, query: { id: String(id), type: String(type) } },
    );
  const get = (type: 0 | 1, is_draft: 0 | 1, by = applicant) =>
    test.call('GET /ee/company/image', { id: body.company.id, type, is_draft }, { token: by });
  return { id: body.company.id, applicant, put, get };
}

describe('pictures of a company', () => {
  it('are the super administrator’s until the logo is approved', async () => {
    const { id, applicant, put, get } = await apply();
    expect(await put(0)).toMatchObject({ status: 200, body: { company: { draft: { images: [0] } } } });
    expect(await put(1)).toMatchObject({ body: { company: { draft: { images: [0, 1] } } } });
    expect((await get(0, 1)).status).toBe(200);
    expect((await get(0, 0)).status).toBe(404);
    expect((await get(0, 1, token)).status).toBe(404);
    expect((await put(0, id, token)).status).toBe(404);
    expect((await test.call('GET /ee/company/logo', { id }, {})).status).toBe(404);
    await test.call('POST /ee/company/info', { company: { name: 'Pictured', member_limit: 5 } }, { token: applicant });
    expect(await put(1)).toMatchObject({ status: 409, body: { error_code: errors.under_review.code } });
    await decide(id, 2);
    expect((await test.call('GET /ee/company/logo', { id }, {})).status).toBe(200);
    expect((await get(1, 0)).status).toBe(200);
    expect((await get(1, 0, token)).status).toBe(404);
    const operator = await test.tokenFor(await buildAccount(test.db, { is_operator: true }));
    expect((await get(1, 0, operator)).status).toBe(200);
  });

  it('can be taken out again, and are no pictures unless they are', async () => {
    const { id, applicant, put, get } = await apply();
    await put(1);
    await test.call('DELETE /ee/company/image', { id, type: 1 }, { token: applicant });
    expect((await get(1, 1)).status).toBe(404);
    const bad = { name: 'a.png', bytes: 'no picture' };
    const query = { id: String(id), type: '1' };
    expect((await sendFile(test, 'POST /ee/company/image', bad, { token: applicant, query })).status).toBe(400);
    expect((await put(7)).status).toBe(400);
  });
});
