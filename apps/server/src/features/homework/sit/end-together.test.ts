// A class whose time runs out together: sweepers, students who hand in at the same moment, and last saves.
import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { sweepAttempts } from '../../attempt/attempt.ts';

const size = 30;

const test = useTestApp();
let homeworkId: number;
let groupId: number;
const students: { they: ReturnType<typeof learner>; answerId: number; token: string }[] = [];

beforeAll(async () => {
  const ownerId = await buildAccount(test.db);
  const ids: number[] = [];
  for (let at = 0; at < size; at += 1) ids.push(await buildAccount(test.db));
  groupId = await buildGroup(test.db, ownerId, { members: ids });
  const homework = await buildHomework(test.db, groupId, ownerId, { paper: paperOf(statements(3)), duration: 10 });
  homeworkId = homework.homework_id;
  for (const id of ids) {
    const token = await test.tokenFor(id);
    const they = learner(test, token);
    const { answer_id } = await they.begin(homework.exam_id, practiceTypes.homework);
    await they.save(answer_id, { no: 1, seq: 1, answer: true });
    students.push({ they, answerId: answer_id, token });
  }
});

/** So long ago that a save on its way no longer counts. */
async function endAll(secondsAgo: number): Promise<void> {
  await sql`
    update attempt set started_at = started_at - interval '1 hour', deadline = now() - ${secondsAgo} * interval '1 second'
    where homework_id = ${homeworkId} and handed_in_at is null`.execute(test.db);
}

it('closes each attempt once, with its last save, and counts it once', async () => {
  // Within the grace: what was on its way still counts.
  await endAll(1);
  const saves = await Promise.all(
    students.map(({ they, answerId }) => they.save(answerId, { no: 2, seq: 1, answer: true })),
  );
  expect(saves.map(({ status }) => status)).toEqual(students.map(() => 200));
  await endAll(6);
  const [first, second, ...results] = await Promise.all([
    sweepAttempts(test.services),
    sweepAttempts(test.services),
    ...students.map(({ they, answerId }) =>
      they.handIn(answerId, { answer_details: [{ no: 3, seq: 1, answer: true }] }),
    ),
  ]);
  const again = await Promise.all(students.map(({ they, answerId }) => they.handIn(answerId)));
  for (const [at, { status, body }] of results.entries()) {
    expect([status, body.score, body.answered_count, body.is_timed_out]).toEqual([200, 2, 2, true]);
    expect(again[at]?.body.handed_in_at).toBe(body.handed_in_at);
  }
  expect((first ?? 0) + (second ?? 0)).toBeLessThanOrEqual(size);
  const { rows } = await sql<{ attempts: number; points: number; ranked: number }>`
    select (select count(*) from attempt where homework_id = ${homeworkId} and handed_in_at is not null) as attempts,
      (select sum(points) from group_score where homework_id = ${homeworkId}) as points,
      (select sum(points) from group_rank where group_id = ${groupId}) as ranked`.execute(test.db);
  expect(rows).toEqual([{ attempts: size, points: size * 2, ranked: size * 2 }]);
});
