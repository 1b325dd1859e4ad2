import { errors, examKinds } from '@tiku/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../testing/build-attempt.ts';
import { buildBundle } from '../../testing/build-bundle.ts';
import { buildExam, choiceQuestion } from '../../testing/build-exam.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { usePeople } from '../../testing/use-people.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { purgeAttempts, sweepResults } from '../attempt/attempt.ts';
import { purgeExams } from './exam.ts';
import { askables, listParts } from './purge-exams.store.ts';

const test = useTestApp();
const people = usePeople(test);

const detail = (exam_id: number, token: string) => test.call('GET /app/user/exam/detail2', { exam_id }, { token });

const askedBy = async (examId: number) =>
  (await test.db.selectFrom('asked_content').select('content_id').where('exam_id', '=', examId).execute()).map(
    ({ content_id }) => content_id,
  );
const contentsOf = (ids: number[]) =>
  test.db.selectFrom('question_content').select('id').where('id', 'in', ids).orderBy('id').execute();

/** By table: why its rows stay when an exam is purged, or what else takes them. */
const kept: Record<string, string> = {
  attempt: 'results are those of the people who have them',
  bank: 'is no exam that its author deletes',
  bank_question: 'is the copy of somebody else',
  exam: 'a change goes before its exam',
  exam_file: 'goes with the file itself',
  exam_import: 'goes when imports are purged',
  homework: 'has a paper of its own, which no author deletes',
  practice: 'goes where it has no attempt',
};

/** As if its author had deleted it 31 days ago. */
async function purge(examId: number): Promise<void> {
  await sql`
    update exam set status = 9, status_before = 0, deleted_at = now() - interval '31 days' where id = ${examId}`.execute(
    test.db,
  );
  await purgeAttempts(test.services);
  await purgeExams(test.db, test.services.files);
}

const remove = (exam_ids: number[]) => test.call('DELETE /app/exams', { exam_ids }, { token: people.author });
const recover = (exam_ids: number[]) => test.call('PUT /app/exams/recover', { exam_ids }, { token: people.author });
const statusOf = async (id: number) => (await detail(id, people.author)).body.exam.status;

describe('DELETE /app/exams', () => {
  it('can be taken back, to the very status it had, and repeated without harm', async () => {
    const draft = await buildExam(test.db, people.authorId, { status: 2 });
    const normal = await buildExam(test.db, people.authorId);
    expect((await remove([draft, normal])).status).toBe(200);
    expect((await remove([draft, normal])).status).toBe(200);
    expect((await detail(draft, people.author)).body.exam).toMatchObject({ status: 9, purged_at: expect.any(String) });
    expect((await recover([draft, normal])).status).toBe(200);
    expect((await recover([draft, normal])).status).toBe(200);
    expect([await statusOf(draft), await statusOf(normal)]).toEqual([2, 0]);
  });

  it('leaves nothing to change until it is taken back', async () => {
    const exam_id = await buildExam(test.db, people.authorId);
    const rename = () =>
      test.call(
        'PUT /app/exam/detail',
        { exam: { id: exam_id, title: 'Another' }, to_publish: false },
        { token: people.author },
      );
    await remove([exam_id]);
    expect(await rename()).toMatchObject({ status: 409, body: { error_code: errors.exam_deleted.code } });
    await recover([exam_id]);
    expect((await rename()).status).toBe(200);
  });

  it("touches nothing when one of them is somebody else's", async () => {
    const mine = await buildExam(test.db, people.authorId);
    const theirs = await buildExam(test.db, await buildAccount(test.db));
    expect((await remove([mine, theirs])).status).toBe(404);
    expect(await statusOf(mine)).toBe(0);
    expect((await detail(theirs, people.reader)).body.exam.status).toBe(0);
  });

  it('is final after 30 days, when the purge takes everything along', async () => {
    const key = (
      await sql<{ key: string }>`
      insert into file (key, account_id, purpose, name, content_type, size)
      values (${'A'.repeat(43)}, ${people.authorId}, 'exam', 'a.png', 'image/png', 1) returning key`.execute(test.db)
    ).rows[0]!.key;
    const files = new Map([['a.png', { key, contentHash: Buffer.alloc(32) }]]);
    const old = await buildExam(test.db, people.authorId, { status: 9, files });
    const young = await buildExam(test.db, people.authorId, { status: 9 });
    await sql`
      update exam set deleted_at = now() - interval '30 days' + ${sql.lit(`1 second`)}::interval * case when id = ${old} then 0 else 60 end
      where id in (${old}, ${young})`.execute(test.db);
    expect((await recover([old])).status).toBe(404);
    expect((await detail(old, people.author)).status).toBe(404);
    const contents = await askedBy(old);
    expect(contents).toHaveLength(3);
    expect(await purgeExams(test.db, test.services.files)).toBe(1);
    expect(await contentsOf(contents)).toEqual([]);
    for (const table of ['exam_question', 'asked_content', 'exam_section', 'asked_material', 'exam_file'] as const) {
      expect(await test.db.selectFrom(table).select('exam_id').where('exam_id', '=', old).execute()).toEqual([]);
    }
    expect(await test.db.selectFrom('file').select('key').where('key', '=', key).execute()).toEqual([]);
    expect((await recover([young])).status).toBe(200);
    expect((await detail(young, people.author)).body.exam.questions_count).toBe(3);
  });

  it('knows of every table that names an exam what becomes of its rows', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'exam'::regclass order by name`.execute(test.db);
    const known = [...listParts(), ...askables.map(({ asked }) => asked), ...Object.keys(kept)];
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name));
  });

  it('releases no result early: what a running test withholds stays unknown, and is figures alone afterwards', async () => {
    const [going, staying] = [
      await buildExam(test.db, people.authorId, { paper: paperOf(statements(2)) }),
      await buildExam(test.db, people.authorId, { paper: paperOf([]) }),
    ];
    await sql`
      insert into exam_question (exam_id, no, content_id, type, score)
      select ${staying}, no, content_id, type, score from exam_question where exam_id = ${going}`.execute(test.db);
    const me = learner(test, people.reader);
    const { answer_id: running } = await me.begin(staying, 3);
    const { answer_id: withheld } = await me.begin(going, 3);
    await me.handIn(withheld, { answer_details: [{ no: 1, seq: 1, answer: true }] });
    await purge(going);
    await sweepResults(test.services);
    const past = async () =>
      (await test.call('POST /exam/user_online_prac/history_answers', {}, { token: people.reader })).body.list.find(
        ({ answer_id }) => answer_id === withheld,
      );
    expect(await past()).toMatchObject({ is_withheld: true, score: null });
    await me.handIn(running);
    expect(await past()).toMatchObject({ is_withheld: false, score: 1 });
    for (const table of ['question_progress', 'question_mark', 'exam_rank'] as const) {
      expect(await test.db.selectFrom(table).select('exam_id').where('exam_id', '=', going).execute()).toEqual([]);
    }
    expect(
      await test.db.selectFrom('attempt_paper').select('noes').where('attempt_id', '=', withheld).execute(),
    ).toEqual([]);
  });

  it('leaves what another paper asks, with its files, until that goes as well', async () => {
    const key = (
      await sql<{ key: string }>`
      insert into file (key, account_id, purpose, name, content_type, size)
      values (${'B'.repeat(43)}, ${people.authorId}, 'exam', '1.png', 'image/png', 1) returning key`.execute(test.db)
    ).rows[0]!.key;
    const exam = await buildExam(test.db, people.authorId, {
      paper: paperOf([choiceQuestion('<p><img src="1.png"></p>'), choiceQuestion('<p>Two</p>')]),
      files: new Map([['1.png', { key, contentHash: Buffer.alloc(32) }]]),
    });
    const bank = await buildExam(test.db, await buildAccount(test.db), { kind: examKinds.bank, paper: paperOf([]) });
    const [first, second] = await askedBy(exam);
    await sql`
      insert into exam_question (exam_id, no, content_id, type, score)
      select ${bank}, 1, content_id, type, score from exam_question where exam_id = ${exam} and no = 1`.execute(
      test.db,
    );
    const stored = () => test.db.selectFrom('file').select('key').where('key', '=', key).execute();
    await purge(exam);
    expect(await contentsOf([first!, second!])).toEqual([{ id: first }]);
    expect(await stored()).toEqual([{ key }]);
    await purge(bank);
    expect(await contentsOf([first!])).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('takes what readers wrote of it, and its places in groups and bundles, also where somebody has a result from it', async () => {
    const exam = await buildExam(test.db, people.authorId, { paper: paperOf(statements(2)) });
    const staying = await buildExam(test.db, people.authorId);
    const readerId = await buildAccount(test.db);
    const reader = await test.tokenFor(readerId);
    const me = learner(test, reader);
    await me.handIn((await me.begin(exam, 3)).answer_id);
    for (const exam_id of [exam, staying]) {
      const report = { exam_id, no: 1, reason: 'text', body: 'You wrote “teh”.' } as const;
      expect((await test.call('POST /exam/question/report', report, { token: reader })).status).toBe(200);
    }
    await buildBundle(test.db, people.authorId, { exams: [exam, staying] });
    const group_id = await buildGroup(test.db, people.authorId, { members: [readerId] });
    const share = { group_ids: [group_id], exam_ids: [exam, staying] };
    expect((await test.call('PUT /mymanaged/group/share/exams', share, { token: people.author })).status).toBe(200);
    await purge(exam);
    for (const table of ['question_report', 'group_share', 'bundle_exam'] as const) {
      const named = test.db.selectFrom(table).select('exam_id').where('exam_id', 'in', [exam, staying]);
      expect({ table, rows: await named.execute() }).toEqual({ table, rows: [{ exam_id: staying }] });
    }
    expect(await test.db.selectFrom('exam').select('id').where('id', '=', exam).execute()).toEqual([{ id: exam }]);
  });

  it('leaves others the figures of what they did with it, and says that it is gone', async () => {
    const exam = await buildExam(test.db, people.authorId, { title: 'Gone', paper: paperOf(statements(2)) });
    const other = await test.tokenFor(await buildAccount(test.db));
    const they = learner(test, other);
    const { answer_id: done } = await they.begin(exam, 3);
    await they.handIn(done, { answer_details: [{ no: 1, seq: 1, answer: true }] });
    const { answer_id: running } = await they.begin(exam, 1);
    await they.save(running, { no: 2, seq: 1, answer: true });
    const own = learner(test, people.author);
    await own.handIn((await own.begin(exam, 3)).answer_id);
    await purge(exam);
    const history = (token: string) =>
      test.call('POST /exam/user_online_prac/history_answers', { req_total: 1, exam_id: exam }, { token });
    const left = { exam: { id: exam, title: 'Gone' }, is_removed: true, score: 1, full_score: 2, questions_count: 2 };
    expect((await history(other)).body).toMatchObject({
      list: [
        { ...left, answer_id: running, handed_in_at: expect.any(String) },
        { ...left, answer_id: done },
      ],
      total: 2,
    });
    expect((await history(people.author)).body).toMatchObject({ list: [], total: 0 });
    const home = await test.call('GET /exam/user_online_prac/home', {}, { token: other });
    expect(home.body.practices.map(({ last }) => last.is_removed)).toEqual([true, true]);
    expect((await they.report(done)).body).toMatchObject({ report: { ...left, sections: [], types: [] }, list: [] });
    expect((await detail(exam, other)).status).toBe(404);
    expect((await detail(exam, people.author)).status).toBe(404);
    await test.call('DELETE /exam/user_online_prac/all_answers', { exam_id: exam }, { token: other });
    await sql`update attempt set deleted_at = now() - interval '31 days' where exam_id = ${exam}`.execute(test.db);
    await purge(exam);
    expect(await test.db.selectFrom('exam').select('id').where('id', '=', exam).execute()).toEqual([]);
  });
});
