import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { purgeExams } from './exam.ts';

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
    const search = { query_string: 'grass' };
    const inside = await test.call('POST /question/search', search, { token: colleagueToken, companyId: company_id });
    expect(inside.body.list.map((hit) => hit.exam.id)).toEqual([open]);
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

describe('share links', () => {
  const share = (exam_id: number, token = author) => test.call('GET /exam/shareurl', { exam_id }, { token });
  const openLink = (url: string, token = stranger) =>
    test.call('GET /app/user/exam/detail2', Object.fromEntries(new URL(url).searchParams), { token });

  it('open a public exam by its public id', async () => {
    const id = await buildExam(test.db, authorId);
    const { body } = await share(id, stranger);
    expect(body).toMatchObject({ is_secret: false, public_id: expect.stringMatching(/^[a-z2-9]{12}$/) });
    expect(new URL(body.url).pathname).toBe('/exam/detail');
    expect((await openLink(body.url)).body.exam.id).toBe(id);
  });

  it('open a private exam for whoever holds its secret, until the author ends that', async () => {
    const id = await buildExam(test.db, authorId, { isprivate: true, title: 'Quokka' });
    const { url, is_secret } = (await share(id)).body;
    expect(is_secret).toBe(true);
    expect(new URL(url).searchParams.get('share')).toMatch(/^[\w-]{32}$/);
    expect((await detail(id, stranger)).status).toBe(404);
    expect((await openLink(url)).body.exam.id).toBe(id);
    expect((await detail(id, stranger)).status).toBe(200);
    expect((await share(id, stranger)).status).toBe(403);
    const found = await test.call('POST /publicexams', { query_string: 'quokka' }, { token: stranger });
    expect(found.body.list).toEqual([]);
    await test.call('PUT /app/exam/detail', { exam: { id }, renew_share: true }, { token: author });
    expect((await detail(id, stranger)).status).toBe(404);
    expect((await openLink(url)).status).toBe(404);
    expect((await openLink((await share(id)).body.url)).status).toBe(200);
  });

  it('end when the exam is made private, public, or deleted, and stay ended when that is taken back', async () => {
    const id = await buildExam(test.db, authorId);
    const edit = (isprivate: boolean) =>
      test.call('PUT /app/exam/detail', { exam: { id, isprivate } }, { token: author });
    const open = (await share(id)).body.url;
    await edit(true);
    expect((await openLink(open)).status).toBe(404);
    const secret = (await share(id)).body.url;
    expect((await openLink(secret)).status).toBe(200);
    await test.call('DELETE /app/exams', { exam_ids: [id] }, { token: author });
    expect((await openLink(secret)).status).toBe(404);
    expect((await share(id)).body).toMatchObject({ error_code: 3002 });
    await test.call('PUT /app/exams/recover', { exam_ids: [id] }, { token: author });
    expect((await openLink(secret)).status).toBe(404);
    expect((await detail(id, stranger)).status).toBe(404);
  });
});

describe('DELETE /app/exams', () => {
  const remove = (exam_ids: number[]) => test.call('DELETE /app/exams', { exam_ids }, { token: author });
  const recover = (exam_ids: number[]) => test.call('PUT /app/exams/recover', { exam_ids }, { token: author });
  const statusOf = async (id: number) => (await detail(id, author)).body.exam.status;

  it('can be taken back, to the very status it had, and repeated without harm', async () => {
    const draft = await buildExam(test.db, authorId, { status: 2 });
    const normal = await buildExam(test.db, authorId);
    expect((await remove([draft, normal])).status).toBe(200);
    expect((await remove([draft, normal])).status).toBe(200);
    expect((await detail(draft, author)).body.exam).toMatchObject({ status: 9, purged_at: expect.any(String) });
    expect((await recover([draft, normal])).status).toBe(200);
    expect((await recover([draft, normal])).status).toBe(200);
    expect([await statusOf(draft), await statusOf(normal)]).toEqual([2, 0]);
  });

  it("touches nothing when one of them is somebody else's", async () => {
    const mine = await buildExam(test.db, authorId);
    const theirs = await buildExam(test.db, await buildAccount(test.db));
    expect((await remove([mine, theirs])).status).toBe(404);
    expect(await statusOf(mine)).toBe(0);
    expect((await detail(theirs, stranger)).body.exam.status).toBe(0);
  });

  it('is final after 30 days, when the purge takes everything along', async () => {
    const key = (
      await sql<{ key: string }>`
      insert into file (key, account_id, purpose, name, content_type, size)
      values (${'A'.repeat(43)}, ${authorId}, 'exam', 'a.png', 'image/png', 1) returning key`.execute(test.db)
    ).rows[0]!.key;
    const files = new Map([['a.png', { key, contentHash: Buffer.alloc(32) }]]);
    const old = await buildExam(test.db, authorId, { status: 9, files });
    const young = await buildExam(test.db, authorId, { status: 9 });
    await sql`
      update exam set deleted_at = now() - interval '30 days' + ${sql.lit(`1 second`)}::interval * case when id = ${old} then 0 else 60 end
      where id in (${old}, ${young})`.execute(test.db);
    expect((await recover([old])).status).toBe(404);
    expect((await detail(old, author)).status).toBe(404);
    expect(await purgeExams(test.db, test.services.files)).toBe(1);
    for (const table of ['exam_question', 'question_content', 'exam_section', 'exam_material', 'exam_file'] as const) {
      expect(await test.db.selectFrom(table).select('exam_id').where('exam_id', '=', old).execute()).toEqual([]);
    }
    expect(await test.db.selectFrom('file').select('key').where('key', '=', key).execute()).toEqual([]);
    expect((await recover([young])).status).toBe(200);
    expect((await detail(young, author)).body.exam.questions_count).toBe(3);
  });
});

describe('levels', () => {
  const write = (exam_id: number, no: number, title: string) =>
    test.call('PUT /exam/level/rule', { exam_id, no, title, sel_q_c: 2, l_rule: { max_wrongs: 1 } }, { token: author });
  const titles = async (exam_id: number) =>
    (await test.call('GET /exam/levels', { exam_id }, { token: stranger })).body.list.map(({ no, title }) => [
      no,
      title,
    ]);

  it('are added one after another, rewritten and removed without gaps', async () => {
    const id = await buildExam(test.db, authorId);
    expect((await write(id, 2, 'Too high')).status).toBe(400);
    for (const [at, title] of ['One', 'Two', 'Three'].entries())
      expect((await write(id, at + 1, title)).status).toBe(200);
    const { body } = await write(id, 2, 'Second');
    expect(body.level).toEqual({
      no: 2,
      title: 'Second',
      sel_q_c: 2,
      sel_m: 0,
      ans_m: 0,
      rank_m: 0,
      l_du: 0,
      q_du: 0,
      l_rule: { max_wrongs: 1 },
    });
    await test.call('DELETE /exam/level', { exam_id: id, no: 1 }, { token: author });
    expect(await titles(id)).toEqual([
      [1, 'Second'],
      [2, 'Three'],
    ]);
    expect((await detail(id, author)).body.exam.levels_count).toBe(2);
    expect((await test.call('DELETE /exam/level', { exam_id: id, no: 3 }, { token: author })).status).toBe(404);
  });
});

describe('GET /exam/struct', () => {
  it('counts by section, type and difficulty', async () => {
    const exam_id = await buildExam(test.db, authorId);
    const { body } = await test.call('GET /exam/struct', { exam_id }, { token: stranger });
    expect(body.struct).toEqual({
      questions_count: 3,
      full_score: 6.5,
      sections: [
        { no: 1, title: 'Colours', description: '', first_no: 1, questions_count: 2, full_score: 5.5 },
        { no: 2, title: 'Facts', description: '<p>True or false?</p>', first_no: 3, questions_count: 1, full_score: 1 },
      ],
      types: [
        { type: 1, questions_count: 1, full_score: 2 },
        { type: 3, questions_count: 1, full_score: 3.5 },
        { type: 4, questions_count: 1, full_score: 1 },
      ],
      difficulties: [
        { difficulty: 0, questions_count: 1 },
        { difficulty: 1, questions_count: 1 },
        { difficulty: null, questions_count: 1 },
      ],
    });
    const sections = await test.call('GET /app/user/exam/sections', { exam_id }, { token: stranger });
    expect(sections.body.list).toEqual(body.struct.sections);
  });
});
