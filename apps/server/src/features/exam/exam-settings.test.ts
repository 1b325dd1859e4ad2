import { examStatus } from '@tiku/contract';
import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildExam } from '../../testing/build-exam.ts';
import { sendFile } from '../../testing/send-file.ts';
import { usePeople } from '../../testing/use-people.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { expireExams } from './exam.ts';

const test = useTestApp();
const people = usePeople(test);

const edit = (
  exam: { id: number; expires_at?: string | null; allow_marking?: 0 | 1; allow_files?: boolean },
  to_publish = false,
) => test.call('PUT /app/exam/detail', { exam, to_publish }, { token: people.author });
const open = (exam_id: number, token = people.reader) =>
  test.call('GET /app/user/exam/detail2', { exam_id }, { token });

const essay: Question = {
  type: 0,
  desc: '<p>Why?</p>',
  correct_answer: '<p>Because.</p>',
  explanation: '',
  score: 5,
  difficulty: null,
};

async function begin(exam_id: number) {
  const request = { exam_id, prac_type: 1 } as const;
  return (await test.call('POST /exam/user_online_prac/create_answer', request, { token: people.reader })).body;
}

const judge = (answer_id: number) =>
  test.call(
    'POST /exam/user_online_prac/answer_states',
    { answer_id, answer_states: [{ no: 1, self_score: 3 }] },
    { token: people.reader },
  );

describe('what an author allows in practice', () => {
  it('is everything until the author says otherwise', async () => {
    const id = await buildExam(test.db, people.authorId, {
      paper: { items: [{ question: essay, section: null, material: null }] },
    });
    expect((await open(id)).body.exam).toMatchObject({ allow_marking: true, allow_files: true, expires_at: null });
    const attempt = await begin(id);
    expect(attempt).toMatchObject({ allow_marking: true, allow_files: true });
    await test.call(
      'POST /exam/user_online_prac/answer_details',
      {
        answer_id: attempt.answer_id,
        answer_details: [{ no: 1, seq: 1, answer: { text: 'So', files: [] }, check: true }],
      },
      { token: people.reader },
    );
    expect((await judge(attempt.answer_id)).status).toBe(200);
    await edit({ id, allow_marking: 0 });
    expect((await judge(attempt.answer_id)).body).toMatchObject({ error_code: 4036 });
  });

  it('keeps files out of answers', async () => {
    const id = await buildExam(test.db, people.authorId, {
      paper: { items: [{ question: essay, section: null, material: null }] },
    });
    await edit({ id, allow_files: false });
    const { answer_id, allow_files } = await begin(id);
    expect(allow_files).toBe(false);
    const sent = await sendFile(
      test,
      'POST /exam/user_online_prac/answer/file',
      { name: 'dot.png', bytes: 'not looked at' },
      { token: people.reader, query: { answer_id: String(answer_id), no: '1' } },
    );
    expect(sent.body).toMatchObject({ error_code: 4041 });
  });
});

const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const pass = (id: number) =>
  sql`update exam set expires_at = now() - interval '1 minute' where id = ${id}`.execute(test.db);

describe('the end of an exam', () => {
  it('closes it for others by a job, and its author brings it back', async () => {
    const id = await buildExam(test.db, people.authorId);
    const expires_at = soon();
    expect((await edit({ id, expires_at })).body.exam).toMatchObject({ expires_at });
    await expireExams(test.db);
    expect((await open(id)).status).toBe(200);
    await pass(id);
    await expireExams(test.db);
    expect((await open(id)).status).toBe(404);
    const { exam } = (await open(id, people.author)).body;
    expect(exam).toMatchObject({ status: examStatus.expired, expires_at: expect.any(String) });
    const listed = await test.call(
      'POST /uploadedexams',
      { filter_status: examStatus.expired },
      { token: people.author },
    );
    expect(listed.body.list.find((each) => each.id === id)).toMatchObject({ expires_at: exam.expires_at });

    expect((await edit({ id, expires_at: exam.expires_at }, true)).body.exam).toMatchObject({
      status: examStatus.normal,
      expires_at: null,
    });
    await expireExams(test.db);
    expect((await open(id)).status).toBe(200);
  });

  it('is in the future, or never', async () => {
    const id = await buildExam(test.db, people.authorId);
    const past = await edit({ id, expires_at: '2020-01-01T00:00:00.000Z' });
    expect([past.status, past.body]).toEqual([400, expect.objectContaining({ fields: expect.anything() })]);
    await edit({ id, expires_at: soon() });
    expect((await edit({ id, expires_at: null })).body.exam.expires_at).toBeNull();
  });

  it('leaves drafts and deleted exams as they are', async () => {
    const draft = await buildExam(test.db, people.authorId, { status: examStatus.draft });
    await pass(draft);
    await expireExams(test.db);
    expect((await open(draft, people.author)).body.exam.status).toBe(examStatus.draft);
  });
});
