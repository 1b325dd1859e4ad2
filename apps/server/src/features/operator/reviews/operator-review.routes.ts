import { operatorReviewCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { decide, restore, suspend } from '../decisions.ts';
import { findPublished, listWaiting, openReview, readChanged, readReviewed } from './reviews.ts';

export const operatorReviewRoutes = defineRoutes(operatorReviewCalls, {
  'POST /operator/reviews': ({ db }, { kind, ...page }) => listWaiting(db, kind, page),

  'POST /operator/published': ({ db }, { kind, ...wanted }) => findPublished(db, kind, wanted),

  'GET /operator/review': (context, named) => openReview(context, named),

  'POST /operator/review/questions': (context, wanted) => readReviewed(context, wanted),

  'POST /operator/review/changes': (context, wanted) => readChanged(context, wanted),

  'POST /operator/review/decide': async ({ db, actor, jobs }, { is_approved, reason, seen_at, ...named }) => {
    const decision = { isApproved: is_approved, reason, seenAt: seen_at };
    await db.transaction().execute((tx) => decide(tx, actor, named, decision, jobs));
    jobs.wake('merge-marks');
    return {};
  },

  'POST /operator/suspend': async ({ db, actor }, { reason, ...named }) => {
    await db.transaction().execute((tx) => suspend(tx, actor, named, reason));
    return {};
  },

  'POST /operator/restore': async ({ db, actor }, named) => {
    await db.transaction().execute((tx) => restore(tx, actor, named));
    return {};
  },
});
