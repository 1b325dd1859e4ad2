import { describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp({}, 50);

/** Keeps the server from everything else until it notices. */
async function overload(): Promise<void> {
  while (!test.app.isUnderPressure()) {
    const end = performance.now() + 1_200;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const ask = (url: string) => test.send({ method: 'GET', url });

async function recover(): Promise<void> {
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 60_000, interval: 200 }).toBe(200);
}

describe('a server under pressure', () => {
  it('sends newcomers away with 503 and when to come back, and recovers by itself', async () => {
    await overload();
    const answer = await test.call('GET /web/config', {});
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toMatchObject({ error_code: 1503, message: expect.any(String) });
    await recover();
  });

  it('asks for no traffic, and for no restart', async () => {
    await overload();
    const [ready, alive] = await Promise.all([ask('/readyz'), ask('/healthz')]);
    expect(ready).toMatchObject({ status: 503, body: { error_code: 1503, reason: 'load' } });
    expect(alive.status).toBe(200);
    await recover();
  });

  it('saves answers and takes hand-ins all the same', async () => {
    const accountId = await buildAccount(test.db);
    const examId = await buildExam(test.db, accountId, { paper: paperOf(statements(2)) });
    const me = learner(test, await test.tokenFor(accountId));
    await recover();
    const { answer_id } = await me.begin(examId, 3);
    await overload();
    const [sheet, saved] = await Promise.all([
      me.sheet(answer_id),
      me.save(answer_id, { no: 1, seq: 1, answer: true }),
    ]);
    expect([sheet.status, saved.status]).toEqual([503, 200]);
    await overload();
    expect(await me.handIn(answer_id)).toMatchObject({ status: 200, body: { correct_count: 1 } });
  });
});
