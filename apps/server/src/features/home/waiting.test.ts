// What waits for a person on their home page, by what they do, and for nobody else.
import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../testing/build-attempt.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { buildHomework, hoursFromNow } from '../../testing/build-homework.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { useNewPerson } from '../../testing/use-person.ts';

const essay = 6;

const test = useTestApp();
const owner = useNewPerson(test, { name: 'Ms Owen' });
const helper = useNewPerson(test, { name: 'Mr Help' });
const pupil = useNewPerson(test, { name: 'Ada' });
const other = useNewPerson(test, { name: 'Ben' });
let group_id: number;

beforeEach(async () => {
  const applicants = [await buildAccount(test.db), await buildAccount(test.db)];
  const people = { administrators: [helper.id], members: [pupil.id, other.id], applicants };
  group_id = await buildGroup(test.db, owner.id, { name: 'Class', ...people });
});

const homeOf = async ({ token }: { token: string }) => (await test.call('GET /user/webhome', {}, { token })).body.home;

const setEssay = (traits: object = {}) =>
  buildHomework(test.db, group_id, owner.id, { paper: paperOf(allFamilies), needs_marking: true, ...traits });

async function handIn({ token }: { token: string }, exam_id: number): Promise<number> {
  const they = learner(test, token);
  const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
  await they.handIn(answer_id, { answer_details: [{ no: essay, seq: 1, answer: { text: 'Rain.', files: [] } }] });
  return answer_id;
}

const handedIn = (answerId: number, at: string) =>
  sql`update attempt set handed_in_at = ${at} where id = ${answerId}`.execute(test.db);

describe('a teacher finds', () => {
  it('who asks to join, as the owner, and administrators do not', async () => {
    expect((await homeOf(owner)).teaching?.applicants).toEqual([{ group_id, name: 'Class', count: 2 }]);
    expect((await homeOf(helper)).teaching?.applicants).toEqual([]);
    expect((await homeOf(pupil)).teaching).toBeUndefined();
  });

  it('the papers that wait for a mark by homework, the oldest first, with where to begin', async () => {
    const newer = await setEssay({ title: 'Newer' });
    const older = await setEssay({ title: 'Older' });
    await handedIn(await handIn(pupil, newer.exam_id), hoursFromNow(-1));
    await handedIn(await handIn(pupil, older.exam_id), hoursFromNow(-3));
    await handIn(other, older.exam_id);
    for (const marker of [owner, helper]) {
      expect((await homeOf(marker)).teaching?.to_mark).toMatchObject([
        { homework_id: older.homework_id, title: 'Older', group: { name: 'Class' }, papers_count: 2, no: essay },
        { homework_id: newer.homework_id, title: 'Newer', papers_count: 1, no: essay },
      ]);
    }
    const marks = [{ no: essay, m_s: 4, m_c: '' }];
    const marked = { homework_id: newer.homework_id, user_id: pupil.id, marks };
    await test.call('PUT /group/homework/member/question/mark', marked, { token: owner.token });
    const left = (await homeOf(owner)).teaching?.to_mark.map(({ homework_id }) => homework_id);
    expect(left).toEqual([older.homework_id]);
  });

  it('what runs and how many have handed in, and what ended without everybody', async () => {
    const running = await setEssay({ title: 'Running' });
    await handIn(pupil, running.exam_id);
    const ended = await setEssay({ title: 'Ended', start_time: hoursFromNow(-30), end_time: hoursFromNow(-20) });
    await setEssay({ title: 'Long ago', start_time: hoursFromNow(-900), end_time: hoursFromNow(-800) });
    await setEssay({ title: 'To come', start_time: hoursFromNow(5), end_time: hoursFromNow(6) });
    const { teaching } = await homeOf(owner);
    const figures = { member_count: 2, begun_count: 1, handed_in_count: 1 };
    expect(teaching?.running).toMatchObject([{ homework_id: running.homework_id, ...figures }]);
    expect(teaching?.ended).toMatchObject([{ homework_id: ended.homework_id, title: 'Ended', handed_in_count: 0 }]);
  });

  it('nothing of a group that was taken from them, of what was deleted, or of people who left', async () => {
    const { exam_id, homework_id } = await setEssay();
    await handIn(pupil, exam_id);
    await test.call('POST /mtgroup/member/exit', { group_id }, { token: pupil.token });
    expect((await homeOf(owner)).teaching?.to_mark).toEqual([]);
    await test.call(
      'DELETE /mymanaged/group/homeworks',
      { group_id, homework_ids: [homework_id] },
      { token: owner.token },
    );
    expect((await homeOf(owner)).teaching?.running).toEqual([]);
    await sql`update group_member set role = 0 where account_id = ${helper.id}`.execute(test.db);
    expect((await homeOf(helper)).teaching).toBeUndefined();
  });

  it('no homework of their own class among what they are to do themselves', async () => {
    const { homework_id } = await setEssay();
    expect((await homeOf(owner)).homework).toEqual([]);
    expect((await homeOf(pupil)).homework).toMatchObject([{ homework_id, next: 'begin' }]);
  });
});

describe('an author finds', () => {
  it('what readers reported by exam until it is answered, and nobody else does', async () => {
    const exam_id = await buildExam(test.db, owner.id);
    const report = { exam_id, no: 1, reason: 'answer' as const, body: 'B is right.' };
    await test.call('POST /exam/question/report', report, { token: pupil.token });
    await test.call('POST /exam/question/report', report, { token: other.token });
    expect((await homeOf(owner)).authoring?.reports).toMatchObject([{ exam_id, count: 2 }]);
    expect((await homeOf(pupil)).authoring).toBeUndefined();
    const asked = await test.call('POST /exam/question/reports', { exam_id }, { token: owner.token });
    const answer = { report_id: asked.body.list[0]?.report_id ?? 0, answer: 'Mended.' };
    await test.call('POST /exam/question/report/answer', answer, { token: owner.token });
    expect((await homeOf(owner)).authoring).toBeUndefined();
  });

  it('files that are not an exam yet', async () => {
    await sql`
      insert into exam_import (account_id, file_name, status) values
        (${owner.id}, 'kept.xlsx', 'kept'), (${owner.id}, 'chemistry.xlsx', 'ready'),
        (${pupil.id}, 'of another.xlsx', 'ready')`.execute(test.db);
    expect((await homeOf(owner)).authoring?.imports).toMatchObject([{ file_name: 'chemistry.xlsx', status: 'ready' }]);
  });
});

describe('an operator finds', () => {
  it('what waits for one, and others are told nothing of it', async () => {
    const report = { exam_id: await buildExam(test.db, helper.id), no: 1, reason: 'text' as const, body: 'A slip.' };
    await sql`update account set is_operator = true where id = ${owner.id}`.execute(test.db);
    const token = await test.tokenFor(owner.id);
    await sql`update question_report set answer = '', answered_at = now()`.execute(test.db);
    expect((await homeOf({ token })).operating).toEqual([]);
    await test.call('POST /exam/question/report', report, { token: pupil.token });
    expect((await homeOf({ token })).operating).toMatchObject([{ queue: 'report', count: 1, late_count: 0 }]);
    expect((await homeOf(pupil)).operating).toBeUndefined();
  });
});

it('says whether somebody is in a group', async () => {
  expect((await homeOf(pupil)).is_in_group).toBe(true);
  expect((await homeOf({ token: await test.tokenFor(await buildAccount(test.db)) })).is_in_group).toBe(false);
});
