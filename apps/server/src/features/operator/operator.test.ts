import { allOperatorCalls, examStatus, operatorQueues, parseAddress } from '@tiku/contract';
import type { Address } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp({ TIKU_REVIEW_EXAMS: '1' });
let operatorId: number;
let operator: string;
let authorId: number;
let author: string;

beforeAll(async () => {
  operatorId = await buildAccount(test.db, { name: 'Olga', username: 'olga', is_operator: true });
  operator = await test.tokenFor(operatorId);
});
beforeEach(async () => {
  authorId = await buildAccount(test.db);
  author = await test.tokenFor(authorId);
});

const decide = (id: number, is_approved: boolean, reason?: string, kind: 'exam' | 'bundle' = 'exam') =>
  test.call('POST /operator/review/decide', { kind, id, is_approved, reason }, { token: operator });
const notices = async (language = 'en') =>
  (await test.call('GET /web/user/notices', {}, { token: author, language })).body.list;
const find = (wanted: object) => test.call('POST /operator/actions', wanted, { token: operator });
const buildWaiting = (title = 'Exam') => buildExam(test.db, authorId, { title, status: examStatus.reviewing });

describe('to everybody else', () => {
  const addresses = Object.keys(allOperatorCalls) as Address[];

  it.each(addresses)('%s is not there, whatever they send', async (address) => {
    const { method, path } = parseAddress(address);
    const url = `/api/1${path}`;
    const unknown = await test.send({ method: 'GET', url: '/api/1/operator/no-such-call' });
    expect(unknown.status).toBe(404);
    const tokens = [undefined, 'nonsense', author];
    for (const token of tokens) {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const answers = [
        await test.send({ method, url, headers }),
        await test.send({ method, url: `${url}?os_type=5&company_id=1`, headers }),
        await test.send({ method: method === 'GET' ? 'POST' : 'GET', url: `${url}?os_type=5`, headers }),
        await test.send({
          method: 'POST',
          url: `${url}?os_type=5`,
          headers: { ...headers, 'content-length': '99999999' },
        }),
      ];
      for (const { status, body } of answers) {
        expect({ status, body }).toEqual({ status: 404, body: unknown.body });
      }
    }
  });

  it('the document that describes all calls is silent about them', async () => {
    const { body } = await test.send({ method: 'GET', url: '/api/1/openapi.json' });
    expect(JSON.stringify((body as { paths: object }).paths)).not.toContain('/operator/');
  });

  it('is gone for somebody who loses the role, within a moment', async () => {
    const id = await buildAccount(test.db, { is_operator: true });
    const token = await test.tokenFor(id);
    expect((await test.call('GET /operator/start', {}, { token })).status).toBe(200);
    await sql`update account set is_operator = false where id = ${id}`.execute(test.db);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await test.call('GET /operator/start', {}, { token })).status).toBe(404);
  });
});

describe('an exam under review', () => {
  it('is listed by its age with the day it was promised for, and shown with its keys', async () => {
    const old = await buildWaiting('Old one');
    const late = await buildWaiting('Late one');
    await sql`update exam set reviewing_since = '2026-01-02T10:00:00Z' where id = ${late}`.execute(test.db);
    const first = await test.call('POST /operator/reviews', { kind: 'exam', limit: 10 }, { token: operator });
    const [top] = first.body.list;
    expect(top).toMatchObject({ id: late, title: 'Late one', is_late: true, due_at: '2026-01-07T10:00:00.000Z' });
    expect(first.body.list.find(({ id }) => id === old)).toMatchObject({ is_late: false, parts_count: 3 });
    const shown = await test.call('GET /operator/review', { kind: 'exam', id: late }, { token: operator });
    expect(shown.body).toMatchObject({ exam: { title: 'Late one' }, bundle: null, author: { user_id: authorId } });
    const { body } = await test.call('POST /operator/review/questions', { exam_id: late }, { token: operator });
    expect(body.list).toMatchObject([{ no: 1, correct_answer: ['B'] }, { no: 2 }, { no: 3 }]);
    await decide(old, true);
    await decide(late, true);
  });

  it('goes on where a list stopped, also between two of the same moment', async () => {
    const ids = [];
    for (let each = 0; each < 23; each++) ids.push(await buildWaiting());
    await sql`update exam set reviewing_since = '2026-02-02T10:00:00.123456Z' where id = any(${ids})`.execute(test.db);
    const seen: number[] = [];
    for (let after: string | undefined; ;) {
      const { body } = await test.call(
        'POST /operator/reviews',
        { kind: 'exam', limit: 10, after },
        { token: operator },
      );
      seen.push(...body.list.map(({ id }) => id));
      if (body.next === null) break;
      after = body.next;
    }
    expect(seen).toEqual(ids);
    await sql`update exam set status = 2 where id = any(${ids})`.execute(test.db);
  });

  it('opens when it is approved, once, and its author reads that in their language', async () => {
    const id = await buildWaiting('Colours');
    expect((await decide(id, true)).status).toBe(200);
    expect((await decide(id, true)).status).toBe(409);
    expect((await decide(999_999, true)).status).toBe(404);
    expect(await notices()).toMatchObject([{ title: '“Colours” is published', path: `/exam/detail?exam_id=${id}` }]);
    expect(await notices('zh-CN')).toMatchObject([{ title: '“Colours”已发布' }]);
    const found = await test.call('POST /publicexams', { query_string: 'Colours' }, { token: author });
    expect(found.body.list.map((exam) => exam.id)).toContain(id);
  });

  it('is a draft again when it is refused, and the reason arrives, whatever its author has switched off', async () => {
    const id = await buildWaiting('Colours');
    await test.call('PUT /user/notice/settings', { switched_off: ['exam'], is_mailed: false }, { token: author });
    expect(await decide(id, false)).toMatchObject({ status: 400, body: { error_code: 6401 } });
    expect((await decide(id, false, 'Question 2 has no answer')).status).toBe(200);
    expect(await notices('es')).toMatchObject([{ content: expect.stringContaining('Question 2 has no answer') }]);
    const { body } = await test.call('GET /app/user/exam/detail2', { exam_id: id }, { token: author });
    expect(body.exam.status).toBe(examStatus.draft);
    const again = await test.call('PUT /app/exam/detail', { exam: { id }, to_publish: true }, { token: author });
    expect(again.body.exam.status).toBe(examStatus.reviewing);
  });
});

it('a suspended exam is closed to all but its author until it is restored', async () => {
  const id = await buildExam(test.db, authorId, { title: 'Copied' });
  const reader = await test.tokenFor(await buildAccount(test.db));
  const open = async (token: string) =>
    (await test.call('GET /app/user/exam/detail2', { exam_id: id }, { token })).status;
  const suspend = () =>
    test.call('POST /operator/suspend', { kind: 'exam', id, reason: 'Copied from a book' }, { token: operator });
  expect((await suspend()).status).toBe(200);
  expect((await suspend()).status).toBe(409);
  expect([await open(reader), await open(author)]).toEqual([404, 200]);
  const listed = await test.call('POST /operator/published', { kind: 'exam' }, { token: operator });
  expect(listed.body.list.map((each) => each.id)).toContain(id);
  const restore = () => test.call('POST /operator/restore', { kind: 'exam', id }, { token: operator });
  expect((await restore()).status).toBe(200);
  expect((await restore()).status).toBe(409);
  expect(await open(reader)).toBe(200);
  expect((await notices()).map(({ title }) => title)).toEqual(['“Copied” is open again', '“Copied” is suspended']);
});

it('a private exam is nobody’s to look at', async () => {
  const id = await buildExam(test.db, authorId, { isprivate: true });
  for (const address of ['GET /operator/review', 'POST /operator/restore'] as const) {
    expect((await test.call(address, { kind: 'exam', id }, { token: operator })).status).toBe(404);
  }
  const questions = await test.call('POST /operator/review/questions', { exam_id: id }, { token: operator });
  expect(questions.status).toBe(404);
});

describe('the log of what operators do', () => {
  it('names who did what, and is found by words, action and what it was about', async () => {
    const id = await buildWaiting('Kapitel Vierzehn');
    await decide(id, false, 'Spelling');
    const { body } = await find({ query_string: 'vierzehn' });
    expect(body.list).toMatchObject([
      { user_id: operatorId, name: 'olga', action: 'refuse', about: 'exam', about_id: id, reason: 'Spelling' },
    ]);
    expect((await find({ about: 'exam', about_id: id })).body.list).toHaveLength(1);
    expect((await find({ action: 'suspend', about_id: id })).body.list).toHaveLength(0);
  });

  it('is not written when nothing was done', async () => {
    const before = await sql<{ count: number }>`select count(*) from operator_action`.execute(test.db);
    await decide(999_999, true);
    const after = await sql<{ count: number }>`select count(*) from operator_action`.execute(test.db);
    expect(after.rows).toEqual(before.rows);
  });

  it.each(['update operator_action set title = title', 'delete from operator_action', 'truncate operator_action'])(
    'cannot be edited: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(test.db)).rejects.toThrow('append-only');
    },
  );
});

it('the start page counts what waits and what is late', async () => {
  const id = await buildWaiting();
  await sql`update exam set reviewing_since = '2026-01-02T10:00:00Z' where id = ${id}`.execute(test.db);
  const { body } = await test.call('GET /operator/start', {}, { token: operator });
  expect(body.list.find(({ queue }) => queue === 'exam')).toMatchObject({
    count: expect.any(Number),
    oldest_at: '2026-01-02T10:00:00.000Z',
    late_count: 1,
  });
  expect(body.list.map(({ queue }) => queue)).toEqual([...operatorQueues]);
});
