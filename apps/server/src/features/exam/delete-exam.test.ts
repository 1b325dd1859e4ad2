import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
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
  authorId = await buildAccount(test.db);
  author = await test.tokenFor(authorId);
  stranger = await test.tokenFor(await buildAccount(test.db));
});
afterAll(() => test.close());

const detail = (exam_id: number, token: string) => test.call('GET /app/user/exam/detail2', { exam_id }, { token });

const remove = (exam_ids: number[]) => test.call('DELETE /app/exams', { exam_ids }, { token: author });
const recover = (exam_ids: number[]) => test.call('PUT /app/exams/recover', { exam_ids }, { token: author });
const statusOf = async (id: number) => (await detail(id, author)).body.exam.status;

describe('DELETE /app/exams', () => {
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
