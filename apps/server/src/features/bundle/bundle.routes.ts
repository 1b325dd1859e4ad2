import { bundleCalls } from '@tiku/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { defineRoutes } from '../../platform/http/routes.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { presentListed } from '../exam/exam.ts';
import {
  deleteBundle,
  deleteFavorite,
  findOpen,
  insertFavorite,
  presentBundle,
  selectAvailable,
  selectExams,
  selectFavorited,
  selectPublic,
  selectUploaded,
} from './bundle.store.ts';
import type { BundleRow } from './bundle.store.ts';
import { presentChange, withdrawChange } from './bundle-change.ts';
import { readBundleInvitation } from './invite-to-bundle.ts';
import { beginBundle, endBundle, readLogo, replaceLogo } from './make-bundle.ts';

function listOf({ rows, total }: { rows: BundleRow[]; total: number }, wantsTotal: unknown) {
  return { list: rows.map(presentBundle), ...(wantsTotal ? { total } : {}) };
}

async function selectOpen({ db, actor }: Context<'member'>, named: { id: number } | { publicId: string }) {
  const bundle = await findOpen(db, actor, named);
  if (!bundle) throw new AppError('not_found');
  return bundle;
}

export const bundleRoutes = defineRoutes(bundleCalls, {
  'POST /user/uploadedbundles': async ({ db, actor }, { req_total, query_string, order_by, filter_status, ...page }) =>
    listOf(
      await selectUploaded(db, actor, { ...page, query: query_string, order: order_by, status: filter_status }),
      req_total,
    ),

  'POST /exam/bundle/favorites': async ({ db, actor }, { req_total, query_string, order_by, ...page }) =>
    listOf(await selectFavorited(db, actor, { ...page, query: query_string, order: order_by }), req_total),

  'POST /publicbundles': async ({ db, actor }, { req_total, query_string, ...page }) =>
    listOf(await selectPublic(db, actor, { ...page, query: query_string }), req_total),

  'GET /exam/bundle/detail': async (context, { bundle_id, public_id = '' }) => {
    const named = bundle_id === undefined ? { publicId: public_id } : { id: bundle_id };
    const bundle = await selectOpen(context, named);
    const exams = await selectExams(context.db, context.actor, bundle);
    const change = bundle.is_mine ? await presentChange(context, bundle.id, 'bundle') : null;
    return { bundle: presentBundle(bundle), exams: exams.map(presentListed), change };
  },

  'GET /exam/bundle/invitation': async ({ db }, link) => ({ bundle: await readBundleInvitation(db, link) }),

  'GET /exam/bundle/logo': (context, { public_id }) => readLogo(context, public_id),

  'POST /bundle/avaliableexams': async ({ db, actor }, { req_total, query_string, ...page }) => {
    const { rows, total } = await selectAvailable(db, actor, { ...page, query: query_string });
    return { list: rows.map(presentListed), ...(req_total ? { total } : {}) };
  },

  'POST /exam/bundle/begin': async (context, wanted) => ({ bundle: await beginBundle(context, wanted) }),

  'PUT /exam/bundle/logo': async (context, { bundle_id, file }) => ({
    bundle: await replaceLogo(context, bundle_id, file),
  }),

  'POST /exam/bundle/end': async (context, { bundle_id }) => ({ bundle: await endBundle(context, bundle_id) }),

  'DELETE /exam/bundle/change': async (context, { bundle_id }) => {
    await withdrawChange(context, bundle_id);
    return {};
  },

  'POST /exam/bundle/favorited': async (context, { bundle_id }) => {
    const { id } = await selectOpen(context, { id: bundle_id });
    await insertFavorite(context.db, context.actor, id);
    return {};
  },

  'DELETE /exam/bundle/favorited': async ({ db, actor }, { bundle_id }) => {
    await deleteFavorite(db, actor, bundle_id);
    return {};
  },

  'GET /exam/bundle/shareurl': async (context, { bundle_id }) => {
    const { public_id } = await selectOpen(context, { id: bundle_id });
    return { url: `${siteUrl(context)}/bundle/detail?${new URLSearchParams({ public_id }).toString()}`, public_id };
  },

  'DELETE /exam/bundle': async ({ db, actor }, { bundle_id }) => {
    if (!(await deleteBundle(db, actor, bundle_id))) throw new AppError('not_found');
    return {};
  },
});
