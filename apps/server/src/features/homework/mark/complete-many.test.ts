// Completing the marking of more papers than a request brings out: a job does, and goes on after anything.
import { errors, practiceTypes } from '@tiku/contract';
import type { RequestOf } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import { poison } from '../../../testing/poison.ts';
import { usePerson } from '../../../testing/use-person.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { bringOutCompleted } from './complete-marking.ts';

const essay = 6;
/** More than one batch. */
const size = 25;

const test = useTestApp();
const owner = usePerson(test);
let pupils: number[];
let group_id: number;
let homework_id: number;
let exam_id: number;
let papers: number[];

beforeAll(async () => {
  pupils = await Promise.all(Array.from({ length: size + 1 }, () => buildAccount(test.db)));
  group_id = await buildGroup(test.db, owner.id, { members: pupils });
});
beforeEach(async () => {
  const paper = { paper: paperOf(allFamilies), needs_marking: true };
  ({ homework_id, exam_id } = await buildHomework(test.db, group_id, owner.id, paper));
  papers = await Promise.all(pupils.slice(0, size).map(handIn));
  await mark(papers);
});

async function handIn(pupilId: number): Promise<number> {
  const they = learner(test, await test.tokenFor(pupilId));
  const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
  const answer_details = [{ no: essay, seq: 1, answer: { text: 'Rain is wet.', files: [] } }];
  await they.handIn(answer_id, { answer_details });
  return answer_id;
}

type Marks = RequestOf<'PUT /group/homework/member/question/mark'>['marks'];

function mark(answerIds: readonly number[], m_s = 7) {
  const marks: Marks = answerIds.map((answer_id) => ({ no: essay, m_s, answer_id }));
  return test.call('PUT /group/homework/member/question/mark', { homework_id, marks }, { token: owner.token });
}

const complete = async () =>
  (await test.call('PUT /group/homework/question/mark/complete', { homework_id }, { token: owner.token })).body;
const progress = async () =>
  (await test.call('POST /mymanaged/group/homework/member_marks', { homework_id }, { token: owner.token })).body;
const countOut = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from attempt where homework_id = ${homework_id} and not is_withheld and marked_at is not null`.execute(
    test.db,
  );
  return rows[0]?.count;
};

const countNotices = async () => {
  const query = test.db.selectFrom('notice').where('account_id', 'in', pupils);
  return (await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
};

/** Stops after so many batches, as a process that is killed between two of them. */
function killedAfter(batches: number): AbortSignal {
  let left = batches;
  const { signal } = new AbortController();
  signal.throwIfAborted = () => {
    if (left-- <= 0) throw new Error('killed');
  };
  return signal;
}

it('answers that it has begun, tells how far it is, and marks nothing meanwhile', async () => {
  expect(await complete()).toEqual({ completed_count: size, left_count: size });
  expect(await progress()).toMatchObject({
    waiting_count: size,
    completable_count: 0,
    completing: { total: size, left: size },
  });
  expect(await countOut()).toBe(0);
  const again = await mark(papers.slice(0, 1), 1);
  expect(again.body).toMatchObject({ error_code: errors.homework_marked.code });
  expect(await complete()).toEqual({ completed_count: 0, left_count: size });
  await expect(bringOutCompleted(test.services, { signal: killedAfter(1) })).rejects.toThrow('killed');
  const { completing } = await progress();
  expect(completing?.total).toBe(size);
  expect(completing?.left).toBeLessThan(size);
  expect(await countOut()).toBe(size - (completing?.left ?? 0));
  await bringOutCompleted(test.services);
  expect(await progress()).toMatchObject({ waiting_count: 0, completed_count: size, completing: null });
  expect(await countOut()).toBe(size);
  expect(await complete()).toEqual({ completed_count: 0, left_count: 0 });
});

it('leaves what is handed in meanwhile for the next time, and adds it to what goes on', async () => {
  await complete();
  await expect(bringOutCompleted(test.services, { signal: killedAfter(1) })).rejects.toThrow('killed');
  const late = await handIn(pupils[size] ?? 0);
  expect(await progress()).toMatchObject({ completable_count: 1, unmarked_count: 1 });
  await mark([late]);
  const { left_count: left } = await complete();
  expect((await progress()).completing).toEqual({ total: size + 1, left });
  await bringOutCompleted(test.services);
  expect(await countOut()).toBe(size + 1);
});

it('counts every result once, and tells everybody once, where two processes bring them out at the same time', async () => {
  const before = await countNotices();
  await complete();
  await Promise.all([bringOutCompleted(test.services), bringOutCompleted(test.services)]);
  expect(await countOut()).toBe(size);
  expect((await countNotices()) - before).toBe(size);
  const { rows } = await sql`
    select from question_progress where exam_id = ${exam_id} and answered_count <> 1`.execute(test.db);
  expect(rows).toHaveLength(0);
});

it('sets aside the one that cannot be brought out, and brings out the others', async () => {
  const ill = await poison(test.db, 'attempt', 'update', `old.id = ${papers[0]}`);
  await complete();
  await bringOutCompleted(test.services);
  expect(await countOut()).toBe(size - 1);
  expect((await progress()).completing).toEqual({ total: size, left: 1 });
  await ill.heal();
  await sql`update set_aside set next_try_at = now()`.execute(test.db);
  await bringOutCompleted(test.services);
  expect(await countOut()).toBe(size);
  expect((await progress()).completing).toBeNull();
});

it('leaves a paper that was deleted meanwhile', async () => {
  await complete();
  await sql`update attempt set deleted_at = now() where id = ${papers[0]}`.execute(test.db);
  await bringOutCompleted(test.services);
  expect(await countOut()).toBe(size - 1);
  expect((await progress()).completing).toBeNull();
});

it('is done by the job without anybody asking again', async () => {
  await test.startJobs();
  await complete();
  await vi.waitFor(async () => expect(await countOut()).toBe(size), { timeout: 60_000 });
});
