import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let authorId: number;
let author: string;
let stranger: string;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
  author = await test.tokenFor(authorId);
  stranger = await test.tokenFor(await buildAccount(test.db));
});

const detail = (exam_id: number, token: string) => test.call('GET /app/user/exam/detail2', { exam_id }, { token });

const share = (exam_id: number, token = author) => test.call('GET /exam/shareurl', { exam_id }, { token });
const openLink = (url: string, token = stranger) =>
  test.call('GET /app/user/exam/detail2', Object.fromEntries(new URL(url).searchParams), { token });

describe('share links', () => {
  it('open a public exam by its public id', async () => {
    const id = await buildExam(test.db, authorId);
    const { body } = await share(id, stranger);
    expect(body).toMatchObject({ is_secret: false, public_id: expect.stringMatching(/^[a-z2-9]{12}$/) });
    expect(new URL(body.url).pathname).toBe('/exam/detail');
    expect((await openLink(body.url)).body.exam.id).toBe(id);
  });

  it('open a private exam for somebody who holds its secret, until the author ends that', async () => {
    const id = await buildExam(test.db, authorId, { isprivate: true, title: 'Quokka' });
    const { url, is_secret } = (await share(id)).body;
    expect(is_secret).toBe(true);
    expect(new URL(url).searchParams.get('share')).toMatch(/^[\w-]{32}$/);
    expect((await detail(id, stranger)).status).toBe(404);
    expect((await openLink(url)).body.exam.id).toBe(id);
    expect((await detail(id, stranger)).status).toBe(200);
    expect((await share(id, stranger)).status).toBe(404);
    const found = await test.call('POST /publicexams', { query_string: 'quokka' }, { token: stranger });
    expect(found.body.list).toEqual([]);
    await test.call('PUT /app/exam/detail', { exam: { id }, renew_share: true }, { token: author });
    expect((await detail(id, stranger)).status).toBe(404);
    expect((await openLink(url)).status).toBe(404);
    expect((await openLink((await share(id)).body.url)).status).toBe(200);
  });

  it('end when the exam is made private, and do not work while it is deleted', async () => {
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
    expect((await detail(id, stranger)).status).toBe(404);
    expect((await share(id)).body).toMatchObject({ error_code: 3002 });
    await test.call('PUT /app/exams/recover', { exam_ids: [id] }, { token: author });
    expect((await detail(id, stranger)).status).toBe(200);
    expect((await openLink(secret, await test.tokenFor(await buildAccount(test.db)))).status).toBe(200);
    expect((await share(id)).body.url).toBe(secret);
  });

  it.each([2, 3, 10, 20] as const)('leave no trace when they are tried while the status is %i', async (status) => {
    const id = await buildExam(test.db, authorId, { isprivate: true, status });
    expect((await openLink((await share(id)).body.url)).status).toBe(404);
    expect(await test.db.selectFrom('exam_guest').selectAll().where('exam_id', '=', id).execute()).toEqual([]);
  });
});
