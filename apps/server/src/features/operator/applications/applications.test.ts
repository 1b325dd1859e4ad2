import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { buildAccount } from '../../../testing/build-account.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let operator: string;
let applicantId: number;
let applicant: string;

beforeAll(async () => {
  test = await createTestApp();
  operator = await test.tokenFor(await buildAccount(test.db, { is_operator: true }));
});
beforeEach(async () => {
  applicantId = await buildAccount(test.db, { name: 'Anna' });
  applicant = await test.tokenFor(applicantId);
});
afterAll(() => test.close());

type Kind = 'company' | 'partner';

const applyAsCompany = async (name: string): Promise<number> => {
  const company = { name, member_limit: 20, contact_name: 'Anna', contact_mobile: '+49 171 1234567' };
  const draft = await test.call(
    'POST /ee/company/info',
    { company: { ...company, is_draft: true } },
    { token: applicant },
  );
  const { id } = draft.body.company;
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const file = { name: 'licence.png', bytes: picture };
  const sent = await sendFile(test, 'POST /ee/company/image', file, {
    token: applicant,
    query: { id: String(id), type: '1' },
  });
  expect(sent.status).toBe(200);
  await test.call('POST /ee/company/info', { company: { ...company, id } }, { token: applicant });
  return id;
};
const list = async (kind: Kind) =>
  (await test.call('POST /operator/applications', { kind }, { token: operator })).body.list;
const open = (kind: Kind, id: number) => test.call('GET /operator/application', { kind, id }, { token: operator });
const decide = (kind: Kind, id: number, is_approved: boolean, reason?: string) =>
  test.call('POST /operator/application/decide', { kind, id, is_approved, reason }, { token: operator });
const readNotice = async (language: string) => {
  const { body } = await test.call('GET /web/user/notices', {}, { token: applicant, language });
  return body.list[0];
};

describe('the application of a company', () => {
  it('is seen with its pictures, refused with a reason, handed in again and approved once', async () => {
    const id = await applyAsCompany('Harbour Ltd');
    expect(await list('company')).toContainEqual(
      expect.objectContaining({
        id,
        name: 'Harbour Ltd',
        is_late: false,
        applicant: expect.objectContaining({ name: 'Anna' }),
      }),
    );
    expect((await open('company', id)).body).toMatchObject({ is_change: false, member_limit: 20, images: [1] });
    const image = await test.call(
      'GET /operator/application/image',
      { kind: 'company', id, type: 1 },
      { token: operator },
    );
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/jpeg']);

    expect((await decide('company', id, false)).status).toBe(400);
    expect((await decide('company', id, false, 'The licence cannot be read.')).status).toBe(200);
    expect(await readNotice('zh-CN')).toMatchObject({
      title: '“Harbour Ltd”未通过审核',
      content: expect.stringContaining('The licence cannot be read.'),
    });
    expect((await open('company', id)).status).toBe(404);
    expect((await decide('company', id, true)).status).toBe(409);

    await test.call(
      'POST /ee/company/info',
      { company: { id, name: 'Harbour Ltd', member_limit: 20 } },
      { token: applicant },
    );
    const both = await Promise.all([decide('company', id, true), decide('company', id, true)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await readNotice('en')).toMatchObject({ title: '“Harbour Ltd” is approved' });
    const { body } = await test.call('GET /ee/company/info', {}, { token: applicant, companyId: id });
    expect(body.company).toMatchObject({ name: 'Harbour Ltd', review_status: 2 });
    const log = await test.call('POST /operator/actions', { about: 'company', about_id: id }, { token: operator });
    expect(log.body.list.map(({ action }) => action)).toEqual(['approve', 'refuse']);
  });
});

describe('the application of a partner', () => {
  it('is approved, and makes one of them', async () => {
    const partner = {
      type: 0 as const,
      name: 'Anna’s papers',
      contact_name: 'Anna',
      contact_mobile: '+49 171 1234567',
      contact_email: 'anna@example.org',
    };
    const finance = {
      account_holder: 'Anna',
      bank_name: 'Harbour Bank',
      account_number: 'DE89 3704 0044 0532 0130 00',
    };
    await test.call('POST /partner/info', { partner: { ...partner, ...finance } }, { token: applicant });
    expect(await list('partner')).toContainEqual(expect.objectContaining({ id: applicantId, name: 'Anna’s papers' }));
    const opened = await open('partner', applicantId);
    expect(opened.body).toMatchObject({ member_limit: null, contact_email: 'anna@example.org' });
    expect(JSON.stringify(opened.body)).not.toContain('3704');
    expect((await decide('partner', applicantId, true)).status).toBe(200);
    expect((await test.call('GET /app/account/info', {}, { token: applicant })).body.account).toMatchObject({
      is_partner: true,
    });
    expect(await readNotice('en')).toMatchObject({ title: 'You are a partner now' });
  });
});

it('there are none in variant B', async () => {
  const other = await createTestApp({ TIKU_VARIANT: 'B' });
  const token = await other.tokenFor(await buildAccount(other.db, { is_operator: true }));
  expect((await other.call('POST /operator/applications', { kind: 'company' }, { token })).status).toBe(404);
  const { body } = await other.call('GET /operator/start', {}, { token });
  expect(body.list.map(({ queue }) => queue)).not.toContain('company');
  await other.close();
});
