import { errors } from '@tiku/contract';
import type { PracticeType } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../testing/build-attempt.ts';
import { buildExam, choiceQuestion } from '../../testing/build-exam.ts';
import { holdRows } from '../../testing/hold-rows.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { useNewPerson } from '../../testing/use-person.ts';

const test = useTestApp();
const person = useNewPerson(test);
let authorId: number;
let examId: number;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
  examId = await buildExam(test.db, authorId, {
    paper: {
      sections: [
        { title: 'One', description: '' },
        { title: 'Two', description: '' },
      ],
      materials: ['<p>Read this.</p>'],
      items: [
        ...statements(4).map((question) => ({ question, section: 0, material: null })),
        ...statements(3).map((question) => ({
          question: { ...question, difficulty: 3 as const },
          section: 1,
          material: 0,
        })),
        { question: choiceQuestion('<p>Choose.</p>'), section: 1, material: null },
      ],
    },
  });
});
beforeEach(async () => {
  me = learner(test, person.token);
});

const create = (prac_type: PracticeType, more: { exam_id?: number; sel_qs_json?: string } = {}) =>
  test.call(
    'POST /exam/user_online_prac/create_answer',
    { exam_id: examId, prac_type, ...more },
    { token: person.token },
  );

describe('POST create_answer', () => {
  it.each([
    [{}, [1, 2, 3, 4, 5, 6, 7, 8]],
    [{ count: 3 }, [1, 2, 3]],
    [{ sections: [2] }, [5, 6, 7, 8]],
    [{ types: [1] }, [8]],
    [{ difficulties: [3], count: 2 }, [5, 6]],
    [{ range: [3, 5] }, [3, 4, 5]],
    [{ range: [3, 5], sections: [1], order: 'sequence' }, [3, 4]],
  ])('selects by %j', async (selection, noes) => {
    expect((await me.begin(examId, 2, { sel_qs_json: JSON.stringify(selection) })).noes).toEqual(noes);
  });

  it('shuffles on demand, and leaves together what belongs to one text', async () => {
    const orders = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const { noes } = await me.begin(examId, 2, { sel_qs_json: '{"order":"random"}' });
      expect(noes.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      const at = noes.indexOf(5);
      expect(noes.slice(at, at + 3)).toEqual([5, 6, 7]);
      orders.add(noes.join());
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  it.each([
    'nonsense',
    '[]',
    '{"count":0}',
    '{"state":"mine"}',
    '{"range":[1]}',
    '{"secret":1}',
    '{"order":"id;drop"}',
  ])('refuses the selection %s with the field to blame', async (sel_qs_json) => {
    const { status, body } = await create(2, { sel_qs_json });
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { fields: object }).fields)[0]).toMatch(/^sel_qs_json/);
  });

  it('goes on with the sequential practice that runs, also when twenty begin it at once', async () => {
    const begun = await Promise.all(Array.from({ length: 20 }, () => me.begin(examId, 1)));
    expect(new Set(begun.map(({ answer_id }) => answer_id)).size).toBe(1);
    expect(begun.filter(({ is_resumed }) => !is_resumed)).toHaveLength(1);
    const answer_id = begun[0]?.answer_id ?? 0;
    await me.save(answer_id, { no: 3, seq: 1, answer: true });
    expect(await me.begin(examId, 1)).toMatchObject({ answer_id, is_resumed: true, last_no: 3 });
    const restarted = await me.begin(examId, 1, { restart: true });
    expect(restarted.answer_id).not.toBe(answer_id);
    expect((await me.report(answer_id)).body.report).toMatchObject({ answered_count: 1, score: 1 });
  });

  it('leaves one running when twenty begin anew at once, and hands in the others', async () => {
    const begun = await Promise.all(
      Array.from({ length: 20 }, (_, at) => me.begin(examId, 1, { restart: true, create_key: `restart-${at}` })),
    );
    expect(new Set(begun.map(({ answer_id }) => answer_id)).size).toBe(20);
    const { rows } = await sql`
      select id from attempt where account_id = ${person.id} and handed_in_at is null`.execute(test.db);
    expect(rows).toEqual([{ id: Math.max(...begun.map(({ answer_id }) => answer_id)) }]);
  });

  it('begins anew while the running one is handed in, and neither waits for the other in vain', async () => {
    const { answer_id, prac_id } = await me.begin(examId, 1);
    const held = await holdRows(test, sql`select from practice where id = ${prac_id} for update`);
    const restarting = me.begin(examId, 1, { restart: true });
    await held.waitFor(1);
    const handingIn = me.handIn(answer_id);
    await held.waitFor(2);
    await held.release();
    expect((await handingIn).status).toBe(200);
    expect((await restarting).answer_id).not.toBe(answer_id);
  });

  it('knows the version that it asks, also when the exam is upgraded in that very moment', async () => {
    const own = await buildExam(test.db, person.id, { paper: paperOf(statements(2)) });
    const { prac_id } = await me.begin(own, 2);
    const held = await holdRows(test, sql`select from practice where id = ${prac_id} for update`);
    const beginning = me.begin(own, 2);
    await held.waitFor(1);
    await test.db.transaction().execute(async (tx) => {
      await sql`update exam set version = 2, last_version = 2 where id = ${own}`.execute(tx);
      await sql`delete from exam_question where exam_id = ${own} and no = 2`.execute(tx);
    });
    await held.release();
    const { answer_id } = await beginning;
    const { rows } = await sql`
      select a.exam_version, p.noes from attempt a join attempt_paper p on p.attempt_id = a.id
      where a.id = ${answer_id}`.execute(test.db);
    expect(rows).toEqual([{ exam_version: 1, noes: [1, 2] }]);
  });

  it('begins one attempt for one key, however often it is asked', async () => {
    const request = { create_key: 'device-1_attempt-1' };
    const begun = await Promise.all(Array.from({ length: 10 }, () => me.begin(examId, 2, request)));
    expect(new Set(begun.map(({ answer_id }) => answer_id)).size).toBe(1);
    expect((await me.begin(examId, 2)).answer_id).not.toBe(begun[0]?.answer_id);
    const other = await test.call(
      'POST /exam/user_online_prac/create_answer',
      { exam_id: examId, prac_type: 3, ...request },
      { token: person.token },
    );
    expect(other.status).toBe(409);
  });

  it('asks what is new, wrong, kept or noted', async () => {
    const { answer_id } = await me.begin(examId, 1);
    await me.save(
      answer_id,
      { no: 1, seq: 1, answer: true, check: true },
      { no: 2, seq: 1, answer: false, check: true },
      { no: 6, seq: 1, answer: false, check: true },
    );
    await test.call('POST /online/questions/favorite', { exam_id: examId, no: 4, mode: 0 }, { token: person.token });
    await test.call(
      'POST /online/questions/note',
      { exam_id: examId, no: 7, note: 'Look', mode: 0 },
      { token: person.token },
    );
    expect((await me.begin(examId, 4)).noes).toEqual([2, 6]);
    expect((await me.begin(examId, 5)).noes).toEqual([4]);
    expect((await me.begin(examId, 6)).noes).toEqual([7]);
    expect((await me.begin(examId, 2, { sel_qs_json: '{"state":"new"}' })).noes).toEqual([3, 4, 5, 7, 8]);
    expect((await me.begin(examId, 3, { sel_qs_json: '{"state":"wrong","sections":[2]}' })).noes).toEqual([6]);
    expect((await me.begin(examId, 2, { sel_qs_json: '{"state":"favorited"}' })).noes).toEqual([4]);
  });

  it('says so when nothing is left to ask', async () => {
    const { status, body } = await create(4);
    expect(status).toBe(409);
    expect(body).toMatchObject({ error_code: errors.nothing_to_practise.code });
  });

  it('keeps mastery practice for VIPs, asks the hardest first, and takes for mastered what is right twice', async () => {
    expect((await create(7)).body).toMatchObject({ error_code: errors.vip_only.code });
    await sql`update account set vip_until = now() + interval '1 day' where id = ${person.id}`.execute(test.db);
    const { answer_id } = await me.begin(examId, 1);
    await me.save(
      answer_id,
      { no: 5, seq: 1, answer: false, check: true },
      { no: 1, seq: 1, answer: true, check: true },
    );
    const first = await me.begin(examId, 7);
    expect(first.noes).toEqual([5, 2, 3, 4, 6, 7, 8, 1]);
    await me.save(first.answer_id, { no: 1, seq: 1, answer: true, check: true });
    expect((await me.begin(examId, 7)).noes).toEqual([5, 2, 3, 4, 6, 7, 8]);
    const mastered = await test.call(
      'POST /app/user/exam/questions/mastered/noes',
      { exam_id: examId },
      { token: person.token },
    );
    expect(mastered.body.noes).toEqual([1]);
  });

  it('sends people to the app for exams with levels', async () => {
    const levels = await buildExam(test.db, authorId);
    await sql`update exam set levels_count = 2 where id = ${levels}`.execute(test.db);
    const { status, body } = await create(1, { exam_id: levels });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error_code: errors.level_exam.code });
  });

  it('opens no exam that is not open to the person', async () => {
    const hidden = await buildExam(test.db, authorId, { isprivate: true });
    const unknown = await create(1, { exam_id: 999_999 });
    expect(unknown.status).toBe(404);
    expect((await create(1, { exam_id: hidden })).body).toEqual(unknown.body);
  });

  it('goes on asking what it asked when the exam changes', async () => {
    const own = await buildExam(test.db, person.id, { paper: paperOf(statements(2)) });
    const { answer_id } = await me.begin(own, 3);
    const question = { ...statements(1)[0]!, type: 4 as const, no: 1, desc: '<p>New</p>', correct_answer: false };
    await test.call('PUT /exam/live_update/question', { exam_id: own, question }, { token: person.token });
    expect((await me.questions(own, answer_id)).body.list[0]?.desc).toBe('<p>Statement 1 of many</p>');
    await me.save(answer_id, { no: 1, seq: 1, answer: true });
    expect((await me.handIn(answer_id)).body).toMatchObject({ correct_count: 1, score: 1 });
  });

  it('keeps what is done for a company apart', async () => {
    const company = await buildCompany(test.db, person.id);
    const exam = await buildExam(test.db, person.id, { company_id: company });
    const atWork = learner(test, person.token, company);
    const { answer_id } = await atWork.begin(exam, 1);
    expect((await me.save(answer_id, { no: 3, seq: 1, answer: true })).status).toBe(404);
    expect((await atWork.save(answer_id, { no: 3, seq: 1, answer: true })).status).toBe(200);
    const history = await test.call('POST /exam/user_online_prac/history_answers', {}, { token: person.token });
    expect(history.body.list).toEqual([]);
  });
});
