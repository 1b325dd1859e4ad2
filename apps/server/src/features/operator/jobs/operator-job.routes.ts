import { operatorJobCalls } from '@tiku/contract';
import { cutPage } from '../../../platform/db/keyset.ts';
import { accountLimit } from '../../../platform/files/storage.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { jobOfAside } from '../../../platform/jobs/aside-jobs.ts';
import { countAside, makeDue, selectAside } from '../../../platform/jobs/set-aside.store.ts';
import { recordAction } from '../actions/actions.ts';
import { selectUse } from './storage-use.store.ts';

const mostFailed = 100;
const mostAside = 100;

export const operatorJobRoutes = defineRoutes(operatorJobCalls, {
  'GET /operator/jobs': async ({ db, jobs }) => {
    const [depth, failed, aside, asideCounts] = await Promise.all([
      jobs.depth(),
      jobs.deadLetters(mostFailed),
      selectAside(db, mostAside),
      countAside(db),
    ]);
    return {
      list: Object.entries(depth).map(([kind, { waiting, active, failed: lost }]) => ({
        kind,
        waiting,
        active,
        failed: lost,
      })),
      failed: failed.map(({ id, kind, error, attempts, failedAt }) => ({
        job_id: id,
        kind,
        error,
        attempts,
        failed_at: failedAt.toISOString(),
      })),
      aside: aside.map(({ kind, item, since, tries_count, next_try_at, is_due, error }) => ({
        kind,
        item,
        since: since.toISOString(),
        tries_count,
        next_try_at: next_try_at.toISOString(),
        is_due,
        error,
      })),
      aside_count: asideCounts.reduce((sum, { count }) => sum + count, 0),
      silent_seconds: jobs.silentSeconds(),
    };
  },

  'POST /operator/jobs/retry': async ({ db, jobs, actor }, { kind }) => {
    const known = Object.keys(await jobs.depth()) as Parameters<typeof jobs.retryDeadLetters>[0][];
    const found = known.find((each) => each === kind);
    if (!found) throw new AppError('not_found');
    const retried_count = await jobs.retryDeadLetters(found);
    if (retried_count > 0) {
      const detail = { count: retried_count };
      await recordAction(db, actor, { action: 'retry_job', about: 'job', aboutId: null, title: kind, detail });
    }
    return { retried_count };
  },

  'POST /operator/jobs/aside/retry': async ({ db, jobs, actor }, { kind, item }) => {
    const retried_count = await makeDue(db, kind, item);
    if (retried_count === 0) throw new AppError('not_found');
    await jobs.enqueue(jobOfAside[kind], {}, { key: 'again' });
    const title = item === undefined ? kind : `${kind} ${item}`;
    const detail = { count: retried_count };
    await recordAction(db, actor, { action: 'retry_job', about: 'job', aboutId: null, title, detail });
    return { retried_count };
  },

  'POST /operator/storage': async ({ db, config }, page) => {
    const { rows, next } = cutPage(await selectUse(db, page), page.limit, ({ used, place }) => `${used}-${place}`);
    const list = rows.map((row) => ({
      user:
        row.account_id === null
          ? null
          : { user_id: row.account_id, name: row.name ?? '', username: row.username ?? '' },
      company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
      bytes: row.used,
      limit_bytes: row.company_id === null ? accountLimit(config.storage, row.is_vip) : config.storage.company,
    }));
    return { list, next };
  },
});
