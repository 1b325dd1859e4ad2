import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { usePeople } from '../../testing/use-people.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const people = usePeople(test);

const titles = (list: { title: string }[]) => list.map(({ title }) => title);

const keep = (exam_id: number) => test.call('POST /favoritedexam', { exam_id }, { token: people.reader });
const favorites = async (request = {}) =>
  (await test.call('POST /favoritedexams', request, { token: people.reader })).body;
const publicExams = async (request: object) =>
  (await test.call('POST /publicexams', request, { token: people.reader })).body;

describe('POST /uploadedexams', () => {
  it('pages through mine in the order asked for, by status and by words of the title', async () => {
    const me = await buildAccount(test.db);
    const token = await test.tokenFor(me);
    for (let at = 1; at <= 12; at++) await buildExam(test.db, me, { title: `Ciprés ${String(at).padStart(2, '0')}` });
    await buildExam(test.db, me, { title: 'Zebra draft', status: 2 });
    await buildExam(test.db, me, { title: 'Gone', status: 9 });
    await buildExam(test.db, people.authorId, { title: 'Ciprés of others' });
    const list = async (request: object) => (await test.call('POST /uploadedexams', request, { token })).body;
    const first = await list({ order_by: 'title', req_total: 1 });
    expect(first.total).toBe(13);
    expect(titles(first.list)).toEqual(Array.from({ length: 9 }, (_, at) => `Ciprés 0${at + 1}`).concat('Ciprés 10'));
    expect(titles((await list({ order_by: 'title', start: 10 })).list)).toEqual([
      'Ciprés 11',
      'Ciprés 12',
      'Zebra draft',
    ]);
    expect(titles((await list({ order_by: 'newest' })).list)[0]).toBe('Zebra draft');
    expect(titles((await list({ filter_status: 2 })).list)).toEqual(['Zebra draft']);
    expect(titles((await list({ filter_status: 9, req_total: true })).list)).toEqual(['Gone']);
    expect(await list({ query_string: 'CIPRES 07', req_total: 1 })).toMatchObject({
      total: 1,
      list: [{ title: 'Ciprés 07' }],
    });
    expect(await list({ query_string: '%%%%', req_total: 1 })).toEqual({ list: [], total: 0 });
    expect(first).not.toHaveProperty('list.0.share_token');
  });

  it('orders titles as people do, with accents and numbers in their places', async () => {
    const me = await buildAccount(test.db);
    const ordered = ['Ábaco', 'alba', 'Élite', 'Lição 2', 'Lição 10', 'Zebra', 'あさ', '中文'];
    for (const title of ordered.toReversed()) await buildExam(test.db, me, { title });
    const request = { order_by: 'title' } as const;
    const { body } = await test.call('POST /uploadedexams', request, { token: await test.tokenFor(me) });
    expect(titles(body.list)).toEqual(ordered);
  });
});

describe('POST /favoritedexams', () => {
  it('keeps an exam once, the newest first, and lets it go again', async () => {
    const one = await buildExam(test.db, people.authorId, { title: 'One' });
    const two = await buildExam(test.db, people.authorId, { title: 'Two' });
    await keep(one);
    await Promise.all([keep(two), keep(two), keep(two)]);
    const { list: kept, total } = await favorites({ req_total: 1 });
    expect(titles(kept)).toEqual(['Two', 'One']);
    expect(total).toBe(2);
    expect(kept[0]).toMatchObject({ favorites_count: 1, is_favorited: true });
    for (let times = 0; times < 2; times++) {
      expect((await test.call('DELETE /favoritedexam', { exam_id: two }, { token: people.reader })).status).toBe(200);
    }
    expect(titles((await favorites()).list)).toEqual(['One']);
    const { body } = await test.call('GET /app/user/exam/detail2', { exam_id: two }, { token: people.reader });
    expect(body.exam).toMatchObject({ favorites_count: 0, is_favorited: false });
  });

  it('shows what can still be opened: links count, unless only public ones are wanted', async () => {
    const shared = await buildExam(test.db, people.authorId, { title: 'Shared', isprivate: true });
    const closed = await buildExam(test.db, people.authorId, { title: 'Closed later' });
    const { url } = (await test.call('GET /exam/shareurl', { exam_id: shared }, { token: people.author })).body;
    const share = new URL(url).searchParams.get('share') ?? '';
    await test.call('GET /app/user/exam/detail2', { share }, { token: people.reader });
    await keep(shared);
    await keep(closed);
    await test.call('DELETE /app/exams', { exam_ids: [closed] }, { token: people.author });
    expect(titles((await favorites()).list)).toContain('Shared');
    expect(titles((await favorites()).list)).not.toContain('Closed later');
    expect(titles((await favorites({ public_only: true })).list)).not.toContain('Shared');
  });
});

describe('POST /publicexams', () => {
  beforeAll(async () => {
    const popular = await buildExam(test.db, people.authorId, { title: '高中生物 细胞', category_id: 10 });
    await buildExam(test.db, people.authorId, { title: '高中化学', category_id: 10, keywords: '实验' });
    await buildExam(test.db, people.authorId, { title: 'Español avanzado', category_id: 6 });
    await buildExam(test.db, people.authorId, { title: '日本語のテスト', category_id: 6 });
    await buildExam(test.db, people.authorId, { title: 'Geheim 高中', isprivate: true });
    for (let visitor = 0; visitor < 3; visitor++) {
      const token = await test.tokenFor(await buildAccount(test.db));
      await test.call('POST /exam/searched', { server_id: popular }, { token });
      await test.call('POST /exam/searched', { server_id: popular }, { token });
    }
  });

  it.each([
    ['高中', ['高中生物 细胞', '高中化学']],
    ['细胞', ['高中生物 细胞']],
    ['胞', ['高中生物 细胞']],
    ['实验', ['高中化学']],
    ['中物', []],
    ['espanol', ['Español avanzado']],
    ['AVANZ esp', ['Español avanzado']],
    ['vanzado', []],
    ['テスト', ['日本語のテスト']],
    ['ﾃｽﾄ', ['日本語のテスト']],
    ['geheim', []],
  ])('finds %s', async (query_string, expected) => {
    const found = await publicExams({ query_string, req_total: 1 });
    expect(titles(found.list).toSorted()).toEqual(expected.toSorted());
    expect(found).toMatchObject({ total: expected.length, is_total_capped: false });
  });

  it('by category, and in each order', async () => {
    expect(titles((await publicExams({ category: 10, order_by: 'newest' })).list)).toEqual([
      '高中化学',
      '高中生物 细胞',
    ]);
    const hot = await publicExams({ order_by: 'hot', category: 10 });
    expect(hot.list.map(({ title, opened_count }) => [title, opened_count])).toEqual([
      ['高中生物 细胞', 3],
      ['高中化学', 0],
    ]);
    const [rated] = (await publicExams({ query_string: 'avanzado' })).list;
    await test.call('POST /exam/userreview', { server_id: rated?.id ?? 0, rating: 5 }, { token: people.reader });
    expect((await publicExams({ order_by: 'rating' })).list[0]).toMatchObject({ title: 'Español avanzado', rating: 5 });
  });

  it('neither shows nor counts what belongs to a disabled account', async () => {
    const count = async (category: number) => (await publicExams({ category, req_total: 1 })).total;
    const disabled = await buildAccount(test.db);
    await buildExam(test.db, disabled, { title: 'Of somebody disabled', category_id: 11 });
    await buildExam(test.db, people.authorId, { title: 'Of somebody else', category_id: 11 });
    expect(await count(11)).toBe(2);
    await test.db.updateTable('account').set({ is_disabled: true }).where('id', '=', disabled).execute();
    expect(await count(11)).toBe(1);
    expect(titles((await publicExams({ category: 11 })).list)).toEqual(['Of somebody else']);
  });

  it('is also there, without a token, for visitors', async () => {
    const { body } = await test.call('GET /app/hotexams', { req_total: 1 }, {});
    expect(body.list[0]).toMatchObject({ title: '高中生物 细胞', opened_count: 3 });
    expect(titles(body.list)).not.toContain('Geheim 高中');
    expect(body.total).toBeGreaterThanOrEqual(4);
  });
});

describe('every list', () => {
  const lists = ['POST /uploadedexams', 'POST /favoritedexams', 'POST /publicexams', 'POST /question/search'] as const;
  const refused = [
    { order_by: 'id;drop table exam' },
    { order_by: '(select 1)' },
    { limit: 1e9 },
    { limit: -1 },
    { limit: 0.5 },
    { start: 2 ** 63 },
    { start: -1 },
    { query_string: '%%%%'.repeat(1000) },
    { query_string: 'nul\0' },
    { filter_status: 1 },
    { category: 0 },
  ];
  it.each(lists.flatMap((address) => refused.map((request) => [address, request] as const)))(
    '%s refuses %j',
    async (address, request) => {
      const { status } = await test.call(address, request as never, { token: people.reader });
      expect(status).toBe(400);
    },
  );

  it.each(["' | '", "\\' & !", 'a:*', '<->', '(((', "';--", ':A', '"', '\ud800'])(
    'takes %j for words, not for a query',
    async (query_string) => {
      for (const address of lists) {
        expect((await test.call(address, { query_string, req_total: 1 }, { token: people.reader })).status).toBe(200);
      }
    },
  );
});
