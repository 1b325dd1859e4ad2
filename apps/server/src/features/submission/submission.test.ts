import { bundleStatus, errors, examStatus } from '@tiku/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { buildBundle } from '../../testing/build-bundle.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { usePerson, useNewPerson } from '../../testing/use-person.ts';

const test = useTestApp({ TIKU_REVIEW_EXAMS: '1' });
const operator = usePerson(test, { is_operator: true });
const author = useNewPerson(test);

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const noticesOf = async (token: string) => (await test.call('GET /web/user/notices', {}, { token })).body.list;

const builders = {
  exam: () => buildExam(test.db, author.id, { status: examStatus.reviewing }),
  bundle: async () => {
    const { id } = await buildBundle(test.db, author.id);
    await sql`update bundle set status = ${bundleStatus.reviewing} where id = ${id}`.execute(test.db);
    return id;
  },
};

describe.each(['exam', 'bundle'] as const)('a waiting %s', (kind) => {
  it('is decided by one of two operators who decide at once, and its author hears of it once', async () => {
    const id = await builders[kind]();
    const decide = () =>
      test.call('POST /operator/review/decide', { kind, id, is_approved: true }, { token: operator.token });
    expect(statusesOf(await Promise.all([decide(), decide()]))).toEqual([200, 409]);
    expect(await noticesOf(author.token)).toHaveLength(1);
    expect((await decide()).body).toMatchObject({ error_code: errors.nothing_to_review.code });
  });

  it('is suspended once, restored once, and not found where there is none', async () => {
    const id = await builders[kind]();
    const suspend = (suspended = id) =>
      test.call('POST /operator/suspend', { kind, id: suspended, reason: 'Copied' }, { token: operator.token });
    const restore = () => test.call('POST /operator/restore', { kind, id }, { token: operator.token });
    expect(statusesOf(await Promise.all([suspend(), suspend()]))).toEqual([200, 409]);
    expect(statusesOf(await Promise.all([restore(), restore()]))).toEqual([200, 409]);
    expect(await noticesOf(author.token)).toHaveLength(2);
    expect((await suspend(999_999)).status).toBe(404);
  });
});

it('tells the people who run a company now, not the one who applied for it and has handed it over', async () => {
  const companyId = await buildCompany(test.db, author.id, { name: 'Harbour Works' });
  const nextId = await buildAccount(test.db);
  await sql`update company_user set account_id = ${nextId} where company_id = ${companyId}`.execute(test.db);
  const next = await test.tokenFor(nextId);
  const change = { id: companyId, name: 'Harbour Yards', member_limit: 20 };
  await test.call('POST /ee/company/info', { company: change }, { token: next, companyId });
  const refusal = { kind: 'company', id: companyId, is_approved: false, reason: 'Another name, please' } as const;
  expect((await test.call('POST /operator/application/decide', refusal, { token: operator.token })).status).toBe(200);
  expect(await noticesOf(author.token)).toEqual([]);
  expect(await noticesOf(next)).toMatchObject([
    { title: '“Harbour Yards” was not approved', path: `/company/info?company_id=${companyId}` },
  ]);
});
