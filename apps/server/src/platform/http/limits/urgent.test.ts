import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabases } from '../../db/database.ts';
import type { Databases } from '../../db/database.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const size = 6;
let test: TestApp;
let databases: Databases;

beforeAll(async () => {
  test = await createTestApp();
  databases = await openDatabases(test.services.pool.options, { size, prepares: true }, () => {});
  const { db, pool, urgent } = databases;
  Object.assign(test.services, { db, pool, urgent });
});
afterAll(async () => {
  await databases.close();
  await test.close();
});

describe('a server whose connections are all taken', () => {
  it('still saves answers and hands in, and sends everybody else away', async () => {
    const accountId = await buildAccount(test.db);
    const examId = await buildExam(test.db, accountId, { paper: paperOf(statements(2)) });
    const me = learner(test, await test.tokenFor(accountId));
    const { answer_id } = await me.begin(examId, 3);
    const taken = await Promise.all(Array.from({ length: size / 2 }, () => databases.pool.connect()));

    const [refused, saved] = await Promise.all([
      me.sheet(answer_id),
      me.save(answer_id, { no: 1, seq: 1, answer: true }),
    ]);
    expect([refused.status, saved.status]).toEqual([503, 200]);
    expect((await me.handIn(answer_id)).body).toMatchObject({ correct_count: 1 });

    for (const client of taken) client.release();
    expect((await me.sheet(answer_id)).status).toBe(200);
  });
});
