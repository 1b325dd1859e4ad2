import { operatorReviewCalls } from '@tiku/contract';
import { defineRoutes } from '../../../http/routes.ts';
import { decide, findPublished, listWaiting, openReview, readReviewed, restore, suspend } from './reviews.ts';

export const operatorReviewRoutes = defineRoutes(operatorReviewCalls, {
  'POST /operator/reviews': ({ db }, { kind, ...page }) => listWaiting(db, kind, page),

  'POST /operator/published': ({ db }, { kind, ...wanted }) => findPublished(db, kind, wanted),

  'GET /operator/review': ({ db }, named) => openReview(db, named),

  'POST /operator/review/questions': (context, wanted) => readReviewed(context, wanted),

  'POST /operator/review/decide': async ({ db, actor }, { is_approved, reason, ...named }) => {
    await db.transaction().execute((tx) => decide(tx, actor, named, { isApproved: is_approved, reason }));
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
