import { beforeAll, expect, it } from 'vitest';
import { setAside } from '../../../platform/jobs/set-aside.store.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let token: string;

beforeAll(async () => {
  token = await test.tokenFor(await buildAccount(test.db, { is_operator: true }));
});

const look = async () => (await test.call('GET /operator/jobs', {}, { token })).body;

it('shows what is set aside and tries it again now, one thing or all of a kind', async () => {
  for (const item of ['1', '2', '3']) await setAside(test.db, 'hand-in', item, 'the paper is gone');
  const { aside, aside_count } = await look();
  expect(aside_count).toBe(3);
  expect(aside[0]).toEqual({
    kind: 'hand-in',
    item: '1',
    since: expect.any(String),
    tries_count: 1,
    next_try_at: expect.any(String),
    is_due: false,
    error: 'the paper is gone',
  });
  const start = await test.call('GET /operator/start', {}, { token });
  expect(start.body.list.find(({ queue }) => queue === 'job')).toMatchObject({
    count: 3,
    oldest_at: aside[0]?.since,
  });
  // The schedule of the job may add one of its own at any moment.
  const waitingCount = async () => (await look()).list.find(({ kind }) => kind === 'sweep-attempts')?.waiting ?? 0;
  const waitingBefore = await waitingCount();
  const dueCount = async () => (await look()).aside.filter(({ is_due }) => is_due).length;
  const retry = (request: { kind: 'hand-in' | 'purge-exams'; item?: string }) =>
    test.call('POST /operator/jobs/aside/retry', request, { token });
  expect((await retry({ kind: 'hand-in', item: '2' })).body).toEqual({ retried_count: 1 });
  expect(await dueCount()).toBe(1);
  expect(await waitingCount()).toBeGreaterThan(waitingBefore);
  expect((await retry({ kind: 'hand-in' })).body).toEqual({ retried_count: 3 });
  expect(await dueCount()).toBe(3);
  expect((await retry({ kind: 'hand-in', item: '9' })).status).toBe(404);
  const { body } = await test.call('POST /operator/actions', {}, { token });
  expect(body.list.map(({ action, title }) => `${action} ${title}`)).toEqual([
    'retry_job hand-in',
    'retry_job hand-in 2',
  ]);
});
