import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';
import { jobs as featureJobs } from './features.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { openJobs } from './platform/services/feature-jobs.ts';

let database: TestDatabase;
let jobs: Jobs;

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await openJobs(featureJobs, { connection: database.connection, log: () => {} });
});

afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

it('gives every kind a queue that leads to the dead letters, and every recurring kind its schedule', async () => {
  expect(await jobs.depth()).toEqual({
    'ask-company-users': { waiting: 0, active: 0, failed: 0 },
    'back-up': { waiting: 0, active: 0, failed: 0 },
    'complete-marking': { waiting: 0, active: 0, failed: 0 },
    'convert-docx': { waiting: 0, active: 0, failed: 0 },
    'count-answers': { waiting: 0, active: 0, failed: 0 },
    'sweep-attempts': { waiting: 0, active: 0, failed: 0 },
    'expire-exams': { waiting: 0, active: 0, failed: 0 },
    'find-twins': { waiting: 0, active: 0, failed: 0 },
    'fit-reviews': { waiting: 0, active: 0, failed: 0 },
    'index-exams': { waiting: 0, active: 0, failed: 0 },
    'mail-notices': { waiting: 0, active: 0, failed: 0 },
    'measure-papers': { waiting: 0, active: 0, failed: 0 },
    'merge-marks': { waiting: 0, active: 0, failed: 0 },
    'read-import': { waiting: 0, active: 0, failed: 0 },
    'remind-homework': { waiting: 0, active: 0, failed: 0 },
    'remind-study': { waiting: 0, active: 0, failed: 0 },
    'scale-forms': { waiting: 0, active: 0, failed: 0 },
    'schedule-reviews': { waiting: 0, active: 0, failed: 0 },
    'purge-exams': { waiting: 0, active: 0, failed: 0 },
    'purge-expired': { waiting: 0, active: 0, failed: 0 },
    'send-message': { waiting: 0, active: 0, failed: 0 },
    'send-reset': { waiting: 0, active: 0, failed: 0 },
    'sweep-files': { waiting: 0, active: 0, failed: 0 },
  });
  const queues = await sql<{ dead_letter: string; policy: string }>`
    select dead_letter, policy from pgboss.queue where name in ('purge-expired', 'sweep-files')`.execute(database.db);
  expect(queues.rows).toEqual([
    { dead_letter: 'dead-letters', policy: 'short' },
    { dead_letter: 'dead-letters', policy: 'short' },
  ]);
  const schedules = await sql`select name, cron from pgboss.schedule order by name`.execute(database.db);
  expect(schedules.rows).toEqual([
    { name: 'back-up', cron: '20 2 * * *' },
    { name: 'complete-marking', cron: '* * * * *' },
    { name: 'count-answers', cron: '* * * * *' },
    { name: 'expire-exams', cron: '* * * * *' },
    { name: 'fit-reviews', cron: '50 2 * * *' },
    { name: 'index-exams', cron: '* * * * *' },
    { name: 'mail-notices', cron: '5,20,35,50 * * * *' },
    { name: 'measure-papers', cron: '* * * * *' },
    { name: 'purge-exams', cron: '10 4 * * *' },
    { name: 'purge-expired', cron: '20 * * * *' },
    { name: 'remind-homework', cron: '* * * * *' },
    { name: 'remind-study', cron: '*/15 * * * *' },
    { name: 'scale-forms', cron: '40 3 * * *' },
    { name: 'schedule-reviews', cron: '*/10 * * * *' },
    { name: 'sweep-attempts', cron: '* * * * *' },
    { name: 'sweep-files', cron: '40 3 * * *' },
  ]);
});

it('hands each job to the handler of its kind', async () => {
  const ran: string[] = [];
  await jobs.work({
    'ask-company-users': async () => void ran.push('ask-company-users'),
    'back-up': async () => void ran.push('back-up'),
    'complete-marking': async () => void ran.push('complete-marking'),
    'convert-docx': async () => void ran.push('convert-docx'),
    'count-answers': async () => void ran.push('count-answers'),
    'expire-exams': async () => void ran.push('expire-exams'),
    'find-twins': async () => void ran.push('find-twins'),
    'fit-reviews': async () => void ran.push('fit-reviews'),
    'index-exams': async () => void ran.push('index-exams'),
    'mail-notices': async () => void ran.push('mail-notices'),
    'measure-papers': async () => void ran.push('measure-papers'),
    'scale-forms': async () => void ran.push('scale-forms'),
    'merge-marks': async () => void ran.push('merge-marks'),
    'purge-exams': async () => void ran.push('purge-exams'),
    'purge-expired': async () => void ran.push('purge-expired'),
    'read-import': async () => void ran.push('read-import'),
    'remind-homework': async () => void ran.push('remind-homework'),
    'remind-study': async () => void ran.push('remind-study'),
    'schedule-reviews': async () => void ran.push('schedule-reviews'),
    'send-message': async () => void ran.push('send-message'),
    'send-reset': async () => void ran.push('send-reset'),
    'sweep-attempts': async () => void ran.push('sweep-attempts'),
    'sweep-files': async () => void ran.push('sweep-files'),
  });
  await jobs.enqueue('sweep-files', {});
  await vi.waitFor(() => expect(ran).toContain('sweep-files'), { timeout: 60_000 });
});
