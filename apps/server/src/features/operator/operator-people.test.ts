// Users, feedback, notices, jobs and storage, as operators and the people concerned meet them.
import { languages } from '@tiku/contract';
import type { OperatorAbout } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp({ TIKU_DEMO: '1' });
let operatorId: number;
let operator: string;
let userId: number;
let user: string;
let number = 0;

beforeAll(async () => {
  operatorId = await buildAccount(test.db, { name: 'Olga', username: 'olga', is_operator: true });
  operator = await test.tokenFor(operatorId);
});
beforeEach(async () => {
  number++;
  const traits = { name: `Zoë ${number}`, username: `zoe${number}`, mobile: `1390000000${number}` };
  userId = await buildAccount(test.db, { ...traits, email: `zoe${number}@example.org` });
  user = await test.tokenFor(userId);
});

const notices = async (token = user) => (await test.call('GET /web/user/notices', {}, { token })).body.list;
const logged = async (about_id: number, about: OperatorAbout = 'account') => {
  const { body } = await test.call('POST /operator/actions', { about, about_id }, { token: operator });
  return body.list.map(({ action }) => action);
};

const find = async (query_string: string) =>
  (await test.call('POST /operator/users', { query_string }, { token: operator })).body.list.map(
    ({ user_id }) => user_id,
  );

async function write(): Promise<number> {
  const { body } = await test.call(
    'POST /user/feedback/session',
    { feedback_info: { type: 0, subject: 'Import' }, body: 'My file is never read.' },
    { token: user },
  );
  await test.call('POST /user/feedback/session/end', { session_id: body.session.session_id }, { token: user });
  return body.feedback.feedback_id;
}
const threads = async (wanted: object = {}) =>
  (await test.call('POST /operator/feedbacks', wanted, { token: operator })).body.list;
const reply = (feedback_id: number, body: string, request_key = `reply-${body.length}-${feedback_id}`) =>
  test.call('POST /operator/feedback/reply', { feedback_id, body, request_key }, { token: operator });

const inEach = (text: string) => Object.fromEntries(languages.map((language) => [language, `${text} ${language}`]));
const send = (changes: object) =>
  test.call(
    'POST /operator/notice',
    {
      title: inEach('Title'),
      content: inEach('Content'),
      request_key: `notice-${number}`,
      ...changes,
    } as never,
    { token: operator },
  );
const titles = async (token = user, language = 'ja') =>
  (await test.call('GET /web/user/notices', {}, { token, language })).body.list.map(({ title }) => title);

describe('people', () => {
  it('are found by how their name, user name, mobile number or e-mail begins', async () => {
    for (const text of [`zoë ${number}`, `ZOE${number}`, `1390000000${number}`, `Zoe${number}@ex`]) {
      expect(await find(text)).toEqual([userId]);
    }
    expect(await find('%')).toEqual([]);
    expect((await find('')).includes(userId)).toBe(true);
  });

  it('become VIPs until a day, and are told by their account', async () => {
    const vip_until = '2030-01-01T00:00:00.000Z';
    for (let times = 0; times < 2; times++) {
      const answer = await test.call('POST /operator/user/vip', { user_id: userId, vip_until }, { token: operator });
      expect(answer.status).toBe(200);
    }
    const { account } = (await test.call('GET /app/account/info', {}, { token: user })).body;
    expect(account.vip_until).toBe(vip_until);
    expect(await logged(userId)).toEqual(['set_vip']);
  });

  it('are shut out at once when they are disabled, and let in again', async () => {
    const disable = (user_id: number) =>
      test.call('POST /operator/user/disable', { user_id, reason: 'Spam' }, { token: operator });
    expect((await disable(userId)).status).toBe(200);
    expect((await disable(userId)).status).toBe(200);
    expect((await test.call('GET /app/account/info', {}, { token: user })).status).toBe(401);
    expect(await disable(operatorId)).toMatchObject({ status: 409, body: { error_code: 6402 } });
    await test.call('POST /operator/user/enable', { user_id: userId }, { token: operator });
    user = await test.tokenFor(userId);
    expect((await test.call('GET /app/account/info', {}, { token: user })).status).toBe(200);
    expect(await logged(userId)).toEqual(['enable', 'disable']);
  });

  it('are signed out everywhere', async () => {
    await test.tokenFor(userId);
    const end = () => test.call('POST /operator/user/sessions/end', { user_id: userId }, { token: operator });
    expect((await end()).body.ended_count).toBe(2);
    expect((await end()).body.ended_count).toBe(0);
    expect((await test.call('GET /app/account/info', {}, { token: user })).status).toBe(401);
  });

  it('get a link for a new password by e-mail, if they have an address', async () => {
    const reset = (user_id: number) => test.call('POST /operator/user/reset', { user_id }, { token: operator });
    expect((await reset(userId)).status).toBe(200);
    const { rows } = await sql<{ data: { target: string } }>`
      select data from pgboss.job where name = 'send-reset' order by created_on desc limit 1`.execute(test.db);
    expect(rows[0]?.data.target).toBe(`zoe${number}@example.org`);
    expect(await reset(await buildAccount(test.db))).toMatchObject({ status: 409 });
    expect((await reset(999_999)).status).toBe(404);
  });

  it('are described by what they have', async () => {
    await buildExam(test.db, userId);
    const { body } = await test.call('GET /operator/user', { user_id: userId }, { token: operator });
    expect(body).toMatchObject({ user: { user_id: userId }, exams_count: 1, sessions_count: 1, can_be_mailed: true });
  });
});

describe('a feedback', () => {
  it('waits until it is replied to, once however often the reply is sent, and again after the next question', async () => {
    const id = await write();
    expect((await threads()).map(({ feedback_id }) => feedback_id)).toContain(id);
    for (let times = 0; times < 3; times++) expect((await reply(id, 'We look into it.')).status).toBe(200);
    expect((await threads()).map(({ feedback_id }) => feedback_id)).not.toContain(id);
    expect(await notices()).toMatchObject([{ title: 'Answer to your feedback “Import”' }]);
    const { body } = await test.call('GET /operator/feedback', { feedback_id: id }, { token: operator });
    expect(body.list).toMatchObject([
      { type: 0, body: 'My file is never read.' },
      { type: 1, replier: 'Olga' },
    ]);
    expect(body.feedback.assignee).toMatchObject({ user_id: operatorId });
    const next = await test.call(
      'POST /user/feedback/session',
      { feedback_id: id, body: 'It still is not read.' },
      { token: user },
    );
    const session_id = next.body.session.session_id;
    await test.call('POST /user/feedback/session/end', { session_id }, { token: user });
    expect((await threads({ is_mine: true })).map(({ feedback_id }) => feedback_id)).toContain(id);
  });

  it('is handed over to another operator, and to nobody who is none', async () => {
    const id = await write();
    const other = await buildAccount(test.db, { is_operator: true });
    const assign = (user_id: number | null) =>
      test.call('POST /operator/feedback/assign', { feedback_id: id, user_id }, { token: operator });
    expect((await assign(other)).status).toBe(200);
    expect((await assign(userId)).status).toBe(404);
    expect((await threads()).find(({ feedback_id }) => feedback_id === id)?.assignee?.user_id).toBe(other);
    expect((await assign(null)).status).toBe(200);
    expect(await logged(id, 'feedback')).toEqual(['hand_over', 'hand_over']);
  });

  it('of a visitor is settled once', async () => {
    await sql`insert into guest_feedback (message, contact_info, language) values ('Hello', 'a@b.org', 'en')`.execute(
      test.db,
    );
    const guests = async (is_settled = false) =>
      (await test.call('POST /operator/guests', { is_settled }, { token: operator })).body.list;
    const [guest] = await guests();
    const guest_id = guest?.guest_id ?? 0;
    for (let times = 0; times < 2; times++) {
      expect((await test.call('POST /operator/guest/settle', { guest_id }, { token: operator })).status).toBe(200);
    }
    expect(await guests()).toEqual([]);
    expect(await guests(true)).toMatchObject([{ guest_id, message: 'Hello' }]);
    expect(await logged(guest_id, 'guest')).toContain('settle');
  });
});

it('a reported question waits for its author, and shows the answer afterwards', async () => {
  const exam_id = await buildExam(test.db, userId);
  const reader = await test.tokenFor(await buildAccount(test.db, { name: 'Reader' }));
  await test.call(
    'POST /exam/question/report',
    { exam_id, no: 1, reason: 'answer', body: 'It is C' },
    { token: reader },
  );
  const reports = async (is_answered: boolean) =>
    (await test.call('POST /operator/reports', { is_answered }, { token: operator })).body.list;
  const [report] = await reports(false);
  expect(report).toMatchObject({ body: 'It is C', author: { user_id: userId }, answer: null });
  const report_id = report?.report_id ?? 0;
  await test.call('POST /exam/question/report/answer', { report_id, answer: 'You are right' }, { token: user });
  expect(await reports(false)).toEqual([]);
  expect(await reports(true)).toMatchObject([{ answer: 'You are right' }]);
});

describe('an official notice', () => {
  it('reaches everybody in their language, once, until it is withdrawn', async () => {
    const [first, second] = [await send({}), await send({})];
    expect(first.body.notice_id).toBe(second.body.notice_id);
    expect(await titles()).toEqual(['Title ja']);
    const { notice_id } = first.body;
    expect((await test.call('DELETE /operator/notice', { notice_id }, { token: operator })).status).toBe(200);
    expect((await test.call('DELETE /operator/notice', { notice_id }, { token: operator })).status).toBe(404);
    expect(await titles()).toEqual([]);
    expect(await logged(notice_id, 'notice')).toEqual(['withdraw_notice', 'send_notice']);
  });

  it('reaches a company alone', async () => {
    const company_id = await buildCompany(test.db, userId, { name: 'Müller' });
    const stranger = await test.tokenFor(await buildAccount(test.db));
    const { list } = (await test.call('POST /operator/companies', { query_string: 'müll' }, { token: operator })).body;
    expect(list).toEqual([{ id: company_id, name: 'Müller' }]);
    const { notice_id } = (await send({ company_id })).body;
    expect([await titles(), await titles(stranger)]).toEqual([['Title ja'], []]);
    const read = (token: string) => test.call('POST /user/notice/read', { notice_id }, { token });
    expect([(await read(stranger)).status, (await read(user)).status]).toEqual([404, 200]);
    expect((await send({ company_id: 999_999, request_key: 'another-one' })).status).toBe(404);
  });

  it('comes when its time has come, and needs all languages', async () => {
    await send({ released_at: '2099-01-01T00:00:00.000Z' });
    expect(await titles()).toEqual([]);
    const { list } = (await test.call('POST /operator/notices', {}, { token: operator })).body;
    expect(list[0]).toMatchObject({ is_released: false, title: { es: 'Title es' } });
    expect((await send({ title: { en: 'English alone' } })).status).toBe(400);
  });
});

it('failed jobs are shown and put back', async () => {
  const { body } = await test.call('GET /operator/jobs', {}, { token: operator });
  expect(body.list.find(({ kind }) => kind === 'send-message')).toMatchObject({ failed: 0 });
  const retry = (kind: string) => test.call('POST /operator/jobs/retry', { kind }, { token: operator });
  expect((await retry('send-message')).body.retried_count).toBe(0);
  expect((await retry('no-such-kind')).status).toBe(404);
});

it('storage is listed by who uses the most, accounts and companies alike', async () => {
  const company_id = await buildCompany(test.db, userId);
  await sql`insert into storage (account_id, used) values (${userId}, 5000)`.execute(test.db);
  await sql`insert into storage (company_id, used) values (${company_id}, 9000)`.execute(test.db);
  const { body } = await test.call('POST /operator/storage', { limit: 10 }, { token: operator });
  expect(body.list.slice(0, 2)).toMatchObject([
    { company: { id: company_id }, user: null, bytes: 9000 },
    { user: { user_id: userId }, company: null, bytes: 5000 },
  ]);
});
