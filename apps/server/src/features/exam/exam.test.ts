import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let authorId: number;
let author: string;
let stranger: string;

beforeAll(async () => {
  test = await createTestApp();
  authorId = await buildAccount(test.db, { name: 'The author' });
  author = await test.tokenFor(authorId);
  stranger = await test.tokenFor(await buildAccount(test.db));
});
afterAll(() => test.close());

const detail = (exam_id: number, token: string, companyId?: number) =>
  test.call('GET /app/user/exam/detail2', { exam_id }, { token, ...(companyId ? { companyId } : {}) });

describe('GET /user/myexams/total', () => {
  it("counts mine, apart from the company's and from what was deleted or is somebody else's", async () => {
    const me = await buildAccount(test.db);
    const company_id = await buildCompany(test.db, me);
    await buildExam(test.db, me);
    await buildExam(test.db, me, { status: 2 });
    await buildExam(test.db, me, { status: 9 });
    await buildExam(test.db, me, { company_id });
    await buildExam(test.db, authorId);
    const token = await test.tokenFor(me);
    expect((await test.call('GET /user/myexams/total', {}, { token })).body).toEqual({ total: 2 });
    expect((await test.call('GET /user/myexams/total', {}, { token, companyId: company_id })).body).toEqual({
      total: 1,
    });
  });
});

describe('GET /app/user/exam/detail2', () => {
  it('shows what a public exam is, to anybody', async () => {
    const id = await buildExam(test.db, authorId, { title: 'Colours', category_id: 9, keywords: 'red', duration: 30 });
    const { body } = await detail(id, stranger);
    expect(body.exam).toMatchObject({
      id,
      title: 'Colours',
      category_id: 9,
      keywords: 'red',
      duration: 30,
      questions_count: 3,
      full_score: 6.5,
      sections_count: 2,
      materials_count: 1,
      version: 1,
      status: 0,
      rating: 0,
      is_mine: false,
      is_favorited: false,
      author: { user_id: authorId, name: 'The author' },
    });
    expect(body.exam).not.toHaveProperty('share_token');
    const byPublicId = await test.call(
      'GET /app/user/exam/detail2',
      { public_id: body.exam.public_id },
      { token: stranger },
    );
    expect(byPublicId.body).toEqual(body);
  });

  it.each([
    ['private', { isprivate: true }],
    ['a draft', { status: 2 }],
    ['under review', { status: 3 }],
    ['deleted', { status: 9 }],
    ['expired', { status: 10 }],
    ['suspended', { status: 20 }],
  ] as const)('opens an exam that is %s for its author, and for others as if it never was', async (_case, traits) => {
    const id = await buildExam(test.db, authorId, traits);
    expect((await detail(id, author)).body.exam).toMatchObject({ id, is_mine: true });
    const unknown = await detail(999_999_999, stranger);
    expect(unknown.status).toBe(404);
    for (const answer of [
      await detail(id, stranger),
      await test.call('GET /exam/struct', { exam_id: id }, { token: stranger }),
      await test.call('GET /app/user/exam/sections', { exam_id: id }, { token: stranger }),
      await test.call('GET /exam/levels', { exam_id: id }, { token: stranger }),
      await test.call('GET /exam/shareurl', { exam_id: id }, { token: stranger }),
      await test.call('GET /exam/reviews', { exam_id: id }, { token: stranger }),
      await test.call('GET /exam/userreview', { exam_id: id }, { token: stranger }),
      await test.call('GET /exam/file/2', { exam_id: id, file_name: 'a.png' }, { token: stranger }),
      await test.call('POST /app/user/exam/questions', { exam_id: id }, { token: stranger }),
      await test.call('POST /question/search', { exam_id: id, query_string: 'grass' }, { token: stranger }),
      await test.call('POST /favoritedexam', { exam_id: id }, { token: stranger }),
      await test.call('POST /exam/searched', { server_id: id }, { token: stranger }),
      await test.call('POST /exam/userreview', { server_id: id, rating: 5 }, { token: stranger }),
      await test.call('PUT /app/exam/detail', { exam: { id, title: 'Mine now' } }, { token: stranger }),
      await test.call('DELETE /app/exams', { exam_ids: [id] }, { token: stranger }),
      await test.call('PUT /app/exams/recover', { exam_ids: [id] }, { token: stranger }),
    ]) {
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
  });

  it('is the same as nothing for somebody who may see it but does not own it, where it would be changed', async () => {
    const id = await buildExam(test.db, authorId);
    const change = await test.call('PUT /app/exam/detail', { exam: { id, title: 'Mine' } }, { token: stranger });
    expect(change.status).toBe(404);
    const level = { exam_id: id, no: 1, title: 'One', sel_q_c: 1 };
    expect((await test.call('PUT /exam/level/rule', level, { token: stranger })).status).toBe(404);
  });

  it('closes the exams of an account that was disabled', async () => {
    const owner = await buildAccount(test.db);
    const id = await buildExam(test.db, owner);
    expect((await detail(id, stranger)).status).toBe(200);
    await test.db.updateTable('account').set({ is_disabled: true }).where('id', '=', owner).execute();
    expect((await detail(id, stranger)).status).toBe(404);
  });
});

describe('a company', () => {
  it('keeps its exams to itself, public ones too, and apart from what its people do for themselves', async () => {
    const boss = await buildAccount(test.db);
    const colleague = await buildAccount(test.db);
    const company_id = await buildCompany(test.db, boss);
    await test.db.insertInto('company_user').values({ company_id, account_id: colleague }).execute();
    const [bossToken, colleagueToken] = [await test.tokenFor(boss), await test.tokenFor(colleague)];
    const open = await buildExam(test.db, boss, { company_id, title: 'Forklifts inside' });
    const secret = await buildExam(test.db, boss, { company_id, isprivate: true });
    expect((await detail(open, colleagueToken, company_id)).status).toBe(200);
    expect((await detail(secret, colleagueToken, company_id)).status).toBe(404);
    expect((await detail(open, colleagueToken)).status).toBe(404);
    expect((await detail(open, bossToken)).status).toBe(404);
    expect((await detail(open, stranger)).status).toBe(404);
    const find = (token: string, companyId?: number) =>
      test.call(
        'POST /publicexams',
        { query_string: 'forklifts' },
        { token, ...(companyId === undefined ? {} : { companyId }) },
      );
    expect((await find(colleagueToken, company_id)).body.list.map((exam) => exam.id)).toEqual([open]);
    expect((await find(colleagueToken)).body.list).toEqual([]);
    const link = await test.call('GET /exam/shareurl', { exam_id: open }, { token: bossToken, companyId: company_id });
    expect(new URL(link.body.url).searchParams.get('company_id')).toBe(String(company_id));
    const search = { query_string: 'grass' };
    const inside = await test.call('POST /question/search', search, { token: colleagueToken, companyId: company_id });
    expect(inside.body.list.map((hit) => hit.exam.id)).toContain(open);
    const outside = await test.call('POST /question/search', search, { token: colleagueToken });
    expect(outside.body.list.map((hit) => hit.exam.id)).not.toContain(open);
  });
});

describe('PUT /app/exam/detail', () => {
  it('changes what is given, keeps the rest, and finds the exam by its new words', async () => {
    const id = await buildExam(test.db, authorId, { title: 'Old', keywords: 'kept', description: 'Kept too' });
    const { status, body } = await test.call(
      'PUT /app/exam/detail',
      { exam: { id, title: '  Zebrafish  ', category_id: 5, isprivate: 1, random_questions: true, duration: 90 } },
      { token: author },
    );
    expect(status).toBe(200);
    expect(body.exam).toMatchObject({
      title: 'Zebrafish',
      keywords: 'kept',
      description: 'Kept too',
      category_id: 5,
      isprivate: true,
      random_questions: true,
      duration: 90,
    });
    const find = (query_string: string) => test.call('POST /uploadedexams', { query_string }, { token: author });
    expect((await find('zebra')).body.list.map((exam) => exam.id)).toContain(id);
    expect((await find('old')).body.list.map((exam) => exam.id)).not.toContain(id);
  });

  it('publishes a draft, once it has questions', async () => {
    const empty = await buildExam(test.db, authorId, { status: 2, paper: {} });
    const publish = (id: number) =>
      test.call('PUT /app/exam/detail', { exam: { id }, to_publish: true }, { token: author });
    expect((await publish(empty)).body).toMatchObject({ error_code: 3004 });
    const draft = await buildExam(test.db, authorId, { status: 2 });
    expect((await publish(draft)).body.exam).toMatchObject({ status: 0, published_at: expect.any(String) });
    expect((await publish(draft)).status).toBe(200);
    expect((await detail(draft, stranger)).status).toBe(200);
    const suspended = await buildExam(test.db, authorId, { status: 20 });
    expect(await publish(suspended)).toMatchObject({ status: 409, body: { error_code: 3003 } });
  });

  it.each([
    { title: '' },
    { title: 'x'.repeat(101) },
    { title: 'two\nlines' },
    { duration: -1 },
    { duration: 1.5 },
    { category_id: 12 },
    { isprivate: 2 },
    { status: 0 },
    { account_id: 1 },
    { opened_count: 1_000_000 },
  ])('refuses %j', async (change) => {
    const id = await buildExam(test.db, authorId);
    const exam = { id, ...change } as never;
    expect((await test.call('PUT /app/exam/detail', { exam }, { token: author })).status).toBe(400);
  });
});

describe('review by the deployment', () => {
  it('comes before a public exam is shown, and not before a private one', async () => {
    const reviewing = await createTestApp({ TIKU_REVIEW_EXAMS: '1' });
    const me = await buildAccount(reviewing.db);
    const token = await reviewing.tokenFor(me);
    const edit = async (exam: { id: number; isprivate?: boolean }, to_publish = false) =>
      (await reviewing.call('PUT /app/exam/detail', { exam, to_publish }, { token })).body.exam.status;
    const id = await buildExam(reviewing.db, me, { status: 2 });
    expect(await edit({ id }, true)).toBe(3);
    expect(await edit({ id, isprivate: true })).toBe(0);
    expect(await edit({ id, isprivate: false })).toBe(3);
    await reviewing.close();
  });
});
