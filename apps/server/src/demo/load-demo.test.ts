import { homeworkTime } from '@tiku/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../testing/build-account.ts';
import { learner } from '../testing/build-attempt.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { demoPassword, demoUsernames } from '../platform/config/demo-accounts.ts';
import { demoExams, starsAtSea } from './exams/demo-exams.ts';
import { holdsDemo, loadDemo } from './load-demo.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('loadDemo', () => {
  it('fills an empty database once, even when four processes start together', async () => {
    await Promise.all(Array.from({ length: 4 }, () => loadDemo(test.services)));
    const canSignIn = test.db.selectFrom('account').select('username').where('password_hash', 'is not', null);
    const accounts = await canSignIn.execute();
    expect(accounts.map((account) => account.username).toSorted()).toEqual([...demoUsernames].toSorted());
    expect(await holdsDemo(test.db)).toBe(true);
  });

  it.each(demoUsernames)('lets %s sign in', async (username) => {
    const { status, body } = await test.call('POST /app/user/login', { username, ...test.sealPassword(demoPassword) });
    expect(status).toBe(200);
    expect(body.notice_unread_count).toBe(1);
  });

  it('gives the first account payments to look at, and takes mobile numbers and addresses for user names', async () => {
    const signedIn = await test.call('POST /app/user/login', {
      username: 'Demo@example.org',
      ...test.sealPassword(demoPassword),
    });
    const token = signedIn.body.access_token;
    const { body } = await test.call('GET /user/pay/details', { req_total: 1 }, { token });
    expect(body.total).toBe(4);
    expect(body.list.map((payment) => payment.type)).toEqual([2, 1, 3, 4]);
  });

  it('lets one account try what is for VIPs alone', async () => {
    const rows = await test.db.selectFrom('account').select('username').where('vip_until', '>', new Date()).execute();
    expect(rows.map(({ username }) => username)).toEqual(['vip']);
  });

  it('offers one public exam in each language, reviewed and with files that open', async () => {
    const signedIn = await test.call('POST /app/user/login', { username: 'demo', ...test.sealPassword(demoPassword) });
    const token = signedIn.body.access_token;
    const { body } = await test.call('POST /publicexams', { req_total: 1 }, { token });
    expect(body.list.map((exam) => exam.title).toSorted()).toEqual(demoExams.map((exam) => exam.title).toSorted());
    for (const exam of body.list) {
      expect(exam.reviews_count).toBeGreaterThan(0);
      const questions = await test.call('POST /app/user/exam/questions', { exam_id: exam.id, limit: 30 }, { token });
      expect(questions.body.list).toHaveLength(exam.questions_count);
      const addresses = Object.values(questions.body.files);
      expect(addresses.length).toBeGreaterThan(1);
      for (const url of addresses) expect((await test.app.inject({ url })).statusCode).toBe(200);
    }
  });

  it('offers bundles with a picture, and one of them is kept', async () => {
    const signedIn = await test.call('POST /app/user/login', { username: 'demo', ...test.sealPassword(demoPassword) });
    const token = signedIn.body.access_token;
    const { list } = (await test.call('POST /publicbundles', {}, { token })).body;
    expect(list.map(({ exams_count }) => exams_count)).toEqual([5, 2, 1]);
    for (const { public_id } of list) {
      expect((await test.call('GET /exam/bundle/logo', { public_id })).status).toBe(200);
    }
    expect((await test.call('POST /exam/bundle/favorites', { req_total: 1 }, { token })).body.total).toBe(1);
  });

  it('has a bundle with a price, which one account has and others know of', async () => {
    const tokenOf = async (username: string) =>
      (await test.call('POST /app/user/login', { username, ...test.sealPassword(demoPassword) })).body.access_token;
    const { id } = await test.db
      .selectFrom('exam')
      .select('id')
      .where('title', '=', starsAtSea.title)
      .executeTakeFirstOrThrow();
    const opens = async (username: string) =>
      (await test.call('GET /app/user/exam/detail2', { exam_id: id }, { token: await tokenOf(username) })).status;
    expect([await opens('vip'), await opens('author'), await opens('demo')]).toEqual([200, 200, 404]);
    const { body } = await test.call('GET /exam/invitation', { exam_id: id });
    expect(body.exam).toMatchObject({ title: starsAtSea.title, about: { is_priced: true } });
  });

  it('has an answered feedback, and a reported question for its author', async () => {
    const tokenOf = async (username: string) =>
      (await test.call('POST /app/user/login', { username, ...test.sealPassword(demoPassword) })).body.access_token;
    const feedbacks = await test.call('POST /user/feedbacks', {}, { token: await tokenOf('demo') });
    expect(feedbacks.body.list).toMatchObject([{ status: 1, is_answered: true }]);
    const reports = await test.call('POST /exam/question/reports', {}, { token: await tokenOf('author') });
    expect(reports.body.list).toMatchObject([{ no: 3, is_current: true, answer: null }]);
  });

  it('has a class with people in every state, an open circle in five languages and a group of a company', async () => {
    const tokenOf = async (username: string) =>
      (await test.call('POST /app/user/login', { username, ...test.sealPassword(demoPassword) })).body.access_token;
    const teacher = await tokenOf('teacher');
    const managed = await test.call('POST /mymanaged/groups', {}, { token: teacher });
    const [group] = managed.body.list;
    expect(group).toMatchObject({ member_count: 4, applicant_count: 1, notice_count: 2, share_count: 2 });
    const members = await test.call(
      'POST /mymanaged/group/members',
      { group_id: group?.group_id ?? 0 },
      { token: teacher },
    );
    expect(new Set(members.body.list.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
    const token = await tokenOf('demo');
    const circle = (await test.call('POST /mymanaged/groups', {}, { token })).body.list[0];
    expect(circle).toMatchObject({ joining_way: 0, share_count: 5, notice_count: 5, unread_notice_count: 4 });
    const shares = await test.call('POST /group/share/exams', { group_id: circle?.group_id ?? 0 }, { token });
    expect(new Set(shares.body.list.map(({ exam }) => exam?.title))).toEqual(
      new Set(demoExams.map(({ title }) => title)),
    );
    const company = await test.db.selectFrom('company').select('id').where('review_status', '=', 2).executeTakeFirst();
    const staff = await test.call('POST /myjoined/groups', {}, { token, companyId: company?.id ?? 0 });
    expect(staff.body.list.map(({ name }) => name)).toEqual(['Warehouse safety']);
  });

  it('has a class with homework that runs, that is being marked and whose results are out', async () => {
    const tokenOf = async (username: string) =>
      (await test.call('POST /app/user/login', { username, ...test.sealPassword(demoPassword) })).body.access_token;
    const teacher = await tokenOf('teacher');
    const [group] = (await test.call('POST /mymanaged/groups', {}, { token: teacher })).body.list;
    const group_id = group?.group_id ?? 0;
    const { list } = (await test.call('POST /mymanaged/group/homeworks', { group_id }, { token: teacher })).body;
    expect(
      list.map(({ time_status, to_mark_count, marked_count }) => [time_status, to_mark_count, marked_count]),
    ).toEqual([
      [homeworkTime.inProgress, 0, 0],
      [homeworkTime.beingMarked, 2, 0],
      [homeworkTime.ended, 0, 2],
      [homeworkTime.ended, 0, 0],
    ]);
    const token = await tokenOf('demo');
    const joined = (await test.call('POST /joined/group/homeworks', { group_id }, { token })).body.list;
    expect(joined.map(({ next, score }) => [next, score])).toEqual([
      ['begin', null],
      ['nothing', null],
      ['nothing', 7],
      ['nothing', null],
    ]);
    const { home } = (await test.call('GET /user/webhome', {}, { token: teacher })).body;
    expect(home.teaching).toMatchObject({
      applicants: [{ group_id, count: 1 }],
      to_mark: [{ papers_count: 2 }],
      running: [{ member_count: 2, begun_count: 1, handed_in_count: 0 }],
      ended: [{ member_count: 2, handed_in_count: 1 }],
    });
    expect(home.authoring?.reports).toMatchObject([{ count: 1 }]);
    const { body } = await learner(test, token).report(joined[2]?.answer_id ?? 0);
    expect(body.report).toMatchObject({ is_timed_out: false, seconds: 19 * 60 });
  });

  it('gives two accounts a question bank with categories, marks and a pair of duplicates', async () => {
    for (const [username, questions_count] of [
      ['demo', 30],
      ['vip', 14],
    ] as const) {
      const { body } = await test.call('POST /app/user/login', { username, ...test.sealPassword(demoPassword) });
      const token = body.access_token;
      const { summary } = (await test.call('GET /user_qdb/summary', {}, { token })).body;
      expect(summary).toMatchObject({ questions_count, twins_count: 1 });
      expect(Math.min(...Object.values(summary.states))).toBeGreaterThan(0);
      const { list } = (await test.call('GET /user_qdb/categories', {}, { token })).body;
      expect(list.some(({ parent_id }) => parent_id !== null)).toBe(true);
      const counted = list.reduce((sum, category) => sum + category.questions_count, summary.uncategorized_count);
      expect(counted).toBe(questions_count);
    }
  });

  it('leaves a database that is in use alone', async () => {
    const other = await createTestApp();
    await buildAccount(other.db);
    await loadDemo(other.services);
    expect(await holdsDemo(other.db)).toBe(false);
    await other.close();
  });
});
