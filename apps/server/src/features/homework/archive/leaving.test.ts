// Somebody who leaves a group takes no key of its homework along, and what they did there is shown as left until they are back.
import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readWorkbookSafely } from '@tiku/papers';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { buildGroup, selectPublicId } from '../../../testing/build-group.ts';
import { buildHomework, hoursFromNow } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { sweepResults } from '../../attempt/attempt.ts';
import { remindOfHomework } from '../reminders/reminders.ts';

const test = useTestApp();
let ownerId: number;
let owner: string;
let leaverId: number;
let stayerId: number;
let token: string;
let they: ReturnType<typeof learner>;
let stayer: ReturnType<typeof learner>;
let group_id: number;

beforeAll(async () => {
  ownerId = await buildAccount(test.db);
  owner = await test.tokenFor(ownerId);
});
beforeEach(async () => {
  leaverId = await buildAccount(test.db, { name: 'Lea' });
  stayerId = await buildAccount(test.db, { name: 'Sam' });
  token = await test.tokenFor(leaverId);
  they = learner(test, token);
  stayer = learner(test, await test.tokenFor(stayerId));
  group_id = await buildGroup(test.db, ownerId, { members: [leaverId, stayerId] });
});

const leave = () => test.call('POST /mtgroup/member/exit', { group_id }, { token });
const putOut = () =>
  test.call('POST /mymanaged/group/members/kickout', { group_id, user_ids: [leaverId] }, { token: owner });
const comeBack = async () =>
  test.call('POST /mtgroup/member', { public_id: await selectPublicId(test.db, group_id) }, { token });
const asOwner = {
  get token() {
    return owner;
  },
};

/** As lists name them. */
const seen = ({ list }: { list: { name: string; stay: string }[] }) => list.map(({ name, stay }) => [name, stay]);

async function sit(who: ReturnType<typeof learner>, exam_id: number, answer: boolean): Promise<number> {
  const { answer_id } = await who.begin(exam_id, practiceTypes.homework);
  await who.handIn(answer_id, { answer_details: [{ no: 1, seq: 1, answer }] });
  return answer_id;
}

/** Made from an exam that anybody may practise. */
async function setFromPublic(start_time?: string) {
  const source = await buildExam(test.db, ownerId, { paper: paperOf(statements(2)) });
  const homework = { group_id, title: 'Week 1', end_time: hoursFromNow(2), ...(start_time && { start_time }) };
  const exams = [{ exam_id: source, sel_qs: [1, 2] }];
  const { body } = await test.call('PUT /mymanaged/group/homework', { homework, exams }, asOwner);
  return { source, ...body.homework };
}

async function isKeyShown(examId: number): Promise<boolean> {
  const { answer_id } = await they.begin(examId, practiceTypes.selection);
  await they.save(answer_id, { no: 1, seq: 1, answer: true, check: true });
  const { body } = await they.details(answer_id, [1], true);
  return body.list[0]?.correct_answer !== undefined;
}

it.each([
  ['left', leave],
  ['was put out', putOut],
  [
    'left and asks to be let in',
    async () => {
      await putOut();
      return comeBack();
    },
  ],
])('withholds the keys of a homework that runs from somebody who %s', async (_, go) => {
  const { source } = await setFromPublic();
  expect(await isKeyShown(source)).toBe(false);
  expect((await go()).status).toBe(200);
  expect(await isKeyShown(source)).toBe(false);
});

it('shows the keys of a homework that started after somebody was gone', async () => {
  await leave();
  const { source } = await setFromPublic();
  expect(await isKeyShown(source)).toBe(true);
});

it('shows a paper of somebody who left as such, in no figure, and once they are back as any other', async () => {
  const { homework_id, exam_id } = await buildHomework(test.db, group_id, ownerId, { paper: paperOf(statements(1)) });
  await sit(stayer, exam_id, false);
  await sit(they, exam_id, true);
  await leave();
  const watch = async () => (await test.call('POST /mymanaged/group/homework/watch', { homework_id }, asOwner)).body;
  const scores = async () =>
    (await test.call('POST /mymanaged/group/homework/member_scores', { homework_id, req_total: 1 }, asOwner)).body;
  const stats = async () =>
    (await test.call('GET /group/homework/question/stats', { homework_id }, asOwner)).body.list[0];
  const detail = async () =>
    (await test.call('GET /mymanaged/group/homework/detail', { homework_id }, asOwner)).body.homework;

  expect(await watch()).toMatchObject({ counts: { handed_in: 1, left: 1 } });
  expect(seen(await watch())).toEqual([
    ['Sam', 'in'],
    ['Lea', 'left'],
  ]);
  const out = await scores();
  expect(seen(out)).toEqual([
    ['Sam', 'in'],
    ['Lea', 'left'],
  ]);
  expect(out.list.map(({ rank, score }) => [rank, score])).toEqual([
    [1, 0],
    [null, 1],
  ]);
  expect(out.total).toBe(2);
  expect(out.summary).toMatchObject({ members_count: 1, left_count: 1, scored_count: 1, average: 0, highest: 0 });
  expect(await stats()).toMatchObject({ papers_count: 1, right_share: 0 });
  expect(await detail()).toMatchObject({ member_count: 1, begun_count: 1, handed_in_count: 1 });
  const sheet = await test.app.inject({
    method: 'POST',
    url: '/api/1/mymanaged/group/homework/member_scores/excel',
    query: { os_type: '5' },
    headers: { authorization: `Bearer ${owner}` },
    payload: { homework_id },
  });
  const [page] = (await readWorkbookSafely(sheet.rawPayload, 'scores.xlsx')).sheets;
  expect(JSON.stringify(page)).toContain('Completed · Left the group');

  await comeBack();
  expect(seen(await watch())).toEqual([
    ['Sam', 'in'],
    ['Lea', 'returned'],
  ]);
  const back = await scores();
  expect(back.list.map(({ name, rank, stay }) => [name, rank, stay])).toEqual([
    ['Lea', 1, 'returned'],
    ['Sam', 2, 'in'],
  ]);
  expect(back.summary).toMatchObject({ members_count: 2, left_count: 0, scored_count: 2 });
  expect(await detail()).toMatchObject({ member_count: 2, handed_in_count: 2 });
});

it('lets marking be completed without the paper of somebody who left, which waits for them', async () => {
  const { homework_id, exam_id } = await buildHomework(test.db, group_id, ownerId, {
    paper: paperOf(allFamilies),
    needs_marking: true,
  });
  const ids: number[] = [];
  for (const who of [they, stayer]) {
    const { answer_id } = await who.begin(exam_id, practiceTypes.homework);
    await who.handIn(answer_id, { answer_details: [{ no: 6, seq: 1, answer: { text: 'Wet.', files: [] } }] });
    ids.push(answer_id);
  }
  await leave();
  const papers = async () =>
    (await test.call('POST /mymanaged/group/homework/member_marks', { homework_id }, asOwner)).body;
  expect(await papers()).toMatchObject({ waiting_count: 2, completable_count: 1, unmarked_count: 1 });
  const mark = (answer_id: number) => {
    const marks = [{ no: 6, m_s: 1, answer_id }];
    return test.call('PUT /group/homework/member/question/mark', { homework_id, marks }, asOwner);
  };
  const complete = () => test.call('PUT /group/homework/question/mark/complete', { homework_id }, asOwner);
  expect((await complete()).status).toBe(409);
  await mark(ids[1] ?? 0);
  expect((await complete()).body).toEqual({ completed_count: 1, left_count: 0 });
  expect((await papers()).list.map(({ name, stay, is_completed }) => [name, stay, is_completed])).toEqual([
    ['Lea', 'left', false],
    ['Sam', 'in', true],
  ]);
  await mark(ids[0] ?? 0);
  expect((await complete()).body).toEqual({ completed_count: 1, left_count: 0 });
  // Its result came out while they were away: it counts in no ranking until they are back.
  const ranked = async () =>
    (await test.call('POST /mymanaged/group/member/ranks', { group_id }, asOwner)).body.list.map(({ name }) => name);
  expect(await ranked()).toEqual(['Sam']);
  await comeBack();
  expect((await ranked()).toSorted()).toEqual(['Lea', 'Sam']);
});

async function listTold(accountId: number): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select topic as what from change where account_id = ${accountId} and topic in ('homework', 'attempt')
    union all select title->>'en' from notice where account_id = ${accountId}`.execute(test.db);
  return rows.map(({ what }) => what);
}

it('tells nothing of a homework to people who left, were put out or only applied', async () => {
  const former = await buildAccount(test.db);
  const applicant = await buildAccount(test.db);
  group_id = await buildGroup(test.db, ownerId, {
    members: [leaverId, stayerId],
    kicked: [former],
    applicants: [applicant],
  });
  const homework = { group_id, title: 'Week 2', end_time: hoursFromNow(0.5), result_time: 1 as const };
  const source = await buildExam(test.db, ownerId, { paper: paperOf(statements(2)) });
  const put = await test.call(
    'PUT /mymanaged/group/homework',
    { homework, exams: [{ exam_id: source, sel_qs: [1] }] },
    asOwner,
  );
  const { homework_id, exam_id } = put.body.homework;
  await they.begin(exam_id, practiceTypes.homework);
  await sit(stayer, exam_id, false);
  await leave();
  await sql`delete from change`.execute(test.db);
  await sql`delete from notice`.execute(test.db);
  const moved = { homework_id, ...homework, end_time: hoursFromNow(0.6) };
  expect((await test.call('PUT /mymanaged/group/homework', { homework: moved }, asOwner)).status).toBe(200);
  await sql`update homework set created_at = now() - interval '9 hours', start_time = now() - interval '9 hours'
    where id = ${homework_id}`.execute(test.db);
  await remindOfHomework(test.db);
  await sql`update attempt set handed_in_at = now(), is_withheld = true where account_id = ${leaverId}`.execute(
    test.db,
  );
  await sql`update attempt set rules = rules || jsonb_build_object('closes_at', '2026-01-01T00:00:00.000Z'::text)
    where homework_id = ${homework_id}`.execute(test.db);
  await sql`update homework set end_time = now(), closes_at = now() where id = ${homework_id}`.execute(test.db);
  await sweepResults(test.services);
  const regrade = { homework_id, no: 1, everybody: 'right' as const };
  expect((await test.call('POST /mymanaged/group/homework/regrade', regrade, asOwner)).status).toBe(200);
  expect((await listTold(stayerId)).toSorted()).toEqual([
    'A homework was re-graded',
    'Your result for “Week 2” is out',
    'homework',
    'homework',
  ]);
  for (const id of [leaverId, former, applicant]) expect(await listTold(id)).toEqual([]);
});
