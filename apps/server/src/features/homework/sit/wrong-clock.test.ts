// The clock of a process may be wrong, and jump: how long somebody has is decided by the database alone.
import { errors, practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import { openClass } from '../../../testing/open-class.ts';
import type { TestClass } from '../../../testing/open-class.ts';

let school: TestClass;

beforeAll(async () => {
  school = await openClass();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => school.test.close());

function setClock(minutesOff: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutesOff * 60_000 });
}

async function begin(): Promise<number> {
  const { test, group_id, ownerId, me } = school;
  const paper = paperOf(statements(3));
  const homework = await buildHomework(test.db, group_id, ownerId, { paper, duration: 10 });
  const { answer_id } = await me.begin(homework.exam_id, practiceTypes.homework);
  return answer_id;
}

describe.each([-20, 20])('with a clock that is %i minutes off', (minutes) => {
  it('tells how long is left as the database sees it', async () => {
    setClock(minutes);
    const { body } = await school.me.sheet(await begin());
    const left = Date.parse(body.deadline ?? '') - Date.parse(body.server_time);
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000);
  });

  it('takes answers until the time is up, and none after, also where it jumps in between', async () => {
    const answer_id = await begin();
    setClock(minutes);
    expect((await school.me.save(answer_id, { no: 1, seq: 1, answer: true })).status).toBe(200);
    await sql`
      update attempt set started_at = started_at - interval '1 hour', deadline = now() - interval '1 minute'
      where id = ${answer_id}`.execute(school.test.db);
    setClock(-minutes);
    const late = await school.me.save(answer_id, { no: 2, seq: 1, answer: true });
    expect(late.body).toMatchObject({ error_code: errors.time_up.code });
    expect((await school.me.handIn(answer_id)).body).toMatchObject({ is_timed_out: true, answered_count: 1 });
  });
});
