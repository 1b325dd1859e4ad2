import { describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { usePeople } from '../../../testing/use-people.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
const people = usePeople(test);

const detail = (exam_id: number, token: string) => test.call('GET /app/user/exam/detail2', { exam_id }, { token });

const share = (exam_id: number, token = people.author) => test.call('GET /exam/shareurl', { exam_id }, { token });
const openLink = (url: string, token = people.reader) =>
  test.call('GET /app/user/exam/detail2', Object.fromEntries(new URL(url).searchParams), { token });

describe('share links', () => {
  it('open a public exam by its public id', async () => {
    const id = await buildExam(test.db, people.authorId);
    const { body } = await share(id, people.reader);
    expect(body).toMatchObject({ is_secret: false, public_id: expect.stringMatching(/^[a-z2-9]{12}$/) });
    expect(new URL(body.url).pathname).toBe('/exam/detail');
    expect((await openLink(body.url)).body.exam.id).toBe(id);
  });

  it('open a private exam for somebody who holds its secret, until the author ends that', async () => {
    const id = await buildExam(test.db, people.authorId, { isprivate: true, title: 'Quokka' });
    const { url, is_secret } = (await share(id)).body;
    expect(is_secret).toBe(true);
    expect(new URL(url).searchParams.get('share')).toMatch(/^[\w-]{32}$/);
    expect((await detail(id, people.reader)).status).toBe(404);
    expect((await openLink(url)).body.exam.id).toBe(id);
    expect((await detail(id, people.reader)).status).toBe(200);
    expect((await share(id, people.reader)).status).toBe(404);
    const found = await test.call('POST /publicexams', { query_string: 'quokka' }, { token: people.reader });
    expect(found.body.list).toEqual([]);
    await test.call('PUT /app/exam/detail', { exam: { id }, renew_share: true }, { token: people.author });
    expect((await detail(id, people.reader)).status).toBe(404);
    expect((await openLink(url)).status).toBe(404);
    expect((await openLink((await share(id)).body.url)).status).toBe(200);
  });

  it('end when the exam is made private, and do not work while it is deleted', async () => {
    const id = await buildExam(test.db, people.authorId);
    const edit = (isprivate: boolean) =>
      test.call('PUT /app/exam/detail', { exam: { id, isprivate } }, { token: people.author });
    const open = (await share(id)).body.url;
    await edit(true);
    expect((await openLink(open)).status).toBe(404);
    const secret = (await share(id)).body.url;
    expect((await openLink(secret)).status).toBe(200);
    await test.call('DELETE /app/exams', { exam_ids: [id] }, { token: people.author });
    expect((await openLink(secret)).status).toBe(404);
    expect((await detail(id, people.reader)).status).toBe(404);
    expect((await share(id)).body).toMatchObject({ error_code: 3002 });
    await test.call('PUT /app/exams/recover', { exam_ids: [id] }, { token: people.author });
    expect((await detail(id, people.reader)).status).toBe(200);
    expect((await openLink(secret, await test.tokenFor(await buildAccount(test.db)))).status).toBe(200);
    expect((await share(id)).body.url).toBe(secret);
  });

  it.each([2, 3, 10, 20] as const)('leave no trace when they are tried while the status is %i', async (status) => {
    const id = await buildExam(test.db, people.authorId, { isprivate: true, status });
    expect((await openLink((await share(id)).body.url)).status).toBe(404);
    expect(await test.db.selectFrom('exam_guest').selectAll().where('exam_id', '=', id).execute()).toEqual([]);
  });
});
