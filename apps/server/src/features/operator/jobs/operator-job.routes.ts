import { operatorJobCalls } from '@tiku/contract';
import { cutPage } from '../../../db/keyset.ts';
import { accountLimit } from '../../../files/storage.ts';
import { AppError } from '../../../http/app-error.ts';
import { defineRoutes } from '../../../http/routes.ts';
import { recordAction } from '../actions/actions.ts';
import { selectUse } from './storage-use.store.ts';

const mostFailed = 100;

export const operatorJobRoutes = defineRoutes(operatorJobCalls, {
  'GET /operator/jobs': async ({ jobs }) => {
    const [depth, failed] = await Promise.all([jobs.depth(), jobs.deadLetters(mostFailed)]);
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
