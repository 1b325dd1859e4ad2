// Banks and papers are exams of other kinds: they open by rules of their own, and no list of exams shows them.
import { examKinds } from '@tiku/contract';
import type { ExamKind } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { choiceQuestion, buildExam } from '../../../testing/build-exam.ts';
import { paperOf } from '../../../testing/build-attempt.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let ownerId: number;
let owner: string;
let stranger: string;

const kinds = [examKinds.local, examKinds.bank, examKinds.paper] as const;
const exams = new Map<ExamKind, number>();

beforeAll(async () => {
  ownerId = await buildAccount(test.db);
  owner = await test.tokenFor(ownerId);
  stranger = await test.tokenFor(await buildAccount(test.db));
  for (const kind of kinds) {
    const paper = paperOf([choiceQuestion('<p>Which wombat digs?</p>')]);
    exams.set(kind, await buildExam(test.db, ownerId, { kind, title: 'Wombat', paper }));
  }
});

const examOf = (kind: ExamKind) => exams.get(kind) ?? 0;

async function statusesOf(exam_id: number, token: string): Promise<number[]> {
  const answers = [
    await test.call('GET /app/user/exam/detail2', { exam_id }, { token }),
    await test.call('GET /exam/struct', { exam_id }, { token }),
    await test.call('POST /app/user/exam/questions', { exam_id }, { token }),
    await test.call('POST /question/search', { exam_id, query_string: 'wombat' }, { token }),
    await test.call('POST /app/user/exam/questions/marks', { exam_id, noes: [1] }, { token }),
    await test.call('GET /exam/user_online_prac/home', { exam_id }, { token }),
  ];
  return [...new Set(answers.map(({ status }) => status))];
}

describe('an exam of another kind', () => {
  it.each([
    [examKinds.local, [200]],
    [examKinds.bank, [200]],
    [examKinds.paper, [404]],
  ])('of kind %i answers its owner %j, and nobody else', async (kind, toOwner) => {
    expect(await statusesOf(examOf(kind), owner)).toEqual(toOwner);
    expect(await statusesOf(examOf(kind), stranger)).toEqual([404]);
  });

  it('is in no list of exams, no search and no count', async () => {
    const online = await buildExam(test.db, ownerId, { title: 'Wombat online' });
    for (const kind of kinds) {
      await sql`insert into exam_favorite (account_id, exam_id) values (${ownerId}, ${examOf(kind)})`.execute(test.db);
    }
    const words = { query_string: 'wombat' };
    const lists = [
      await test.call('POST /uploadedexams', { req_total: 1 }, { token: owner }),
      await test.call('POST /uploadedexams', words, { token: owner }),
      await test.call('POST /publicexams', words, { token: owner }),
    ];
    for (const { body } of lists) expect(body.list.map(({ id }) => id)).toEqual([online]);
    expect((await test.call('POST /favoritedexams', {}, { token: owner })).body.list).toEqual([]);
    expect((await test.call('GET /user/myexams/total', {}, { token: owner })).body.total).toBe(1);
    expect((await test.call('POST /question/search', words, { token: owner })).body.list).toEqual([]);
  });

  it.each(kinds)('is not edited, shared, kept, reviewed or deleted as exams are (kind %i)', async (kind) => {
    const exam_id = examOf(kind);
    const question = { no: 1, ...choiceQuestion('<p>Changed</p>') };
    const answers = [
      await test.call('PUT /app/exam/detail', { exam: { id: exam_id, title: 'Mine' } }, { token: owner }),
      await test.call('PUT /exam/live_update/question', { exam_id, question }, { token: owner }),
      await test.call('PUT /exam/level/rule', { exam_id, no: 1, title: 'One', sel_q_c: 1 }, { token: owner }),
      await test.call('GET /exam/shareurl', { exam_id }, { token: owner }),
      await test.call('POST /favoritedexam', { exam_id }, { token: owner }),
      await test.call('POST /exam/searched', { server_id: exam_id }, { token: owner }),
      await test.call('POST /exam/userreview', { server_id: exam_id, rating: 5 }, { token: owner }),
      await test.call('GET /exam/reviews', { exam_id }, { token: owner }),
      await test.call('DELETE /app/exams', { exam_ids: [exam_id] }, { token: owner }),
      await test.call('PUT /app/exams/recover', { exam_ids: [exam_id] }, { token: owner }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it('does not become public, and a person has one bank', async () => {
    await expect(
      sql`update exam set isprivate = false where id = ${examOf(examKinds.bank)}`.execute(test.db),
    ).rejects.toThrow(/check constraint/);
    await expect(buildExam(test.db, ownerId, { kind: examKinds.bank })).rejects.toThrow(/exam_bank/);
  });

  it('gives nobody away who looks for a question that it shares', async () => {
    const exam = await buildExam(test.db, ownerId, {
      title: 'Shared',
      paper: paperOf([choiceQuestion('<p>Where do numbats live?</p>')]),
    });
    const bank = await buildExam(test.db, await buildAccount(test.db), { kind: examKinds.bank, paper: paperOf([]) });
    await sql`
      insert into exam_question (exam_id, no, content_id, type, score, search)
      select ${bank}, 1, content_id, type, score, search from exam_question where exam_id = ${exam}`.execute(test.db);
    const { body } = await test.call('POST /question/search', { query_string: 'numbats' }, { token: stranger });
    expect(body.list.map((hit) => hit.exam.id)).toEqual([exam]);
  });
});
