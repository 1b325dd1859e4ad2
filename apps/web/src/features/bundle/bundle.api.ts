import type { BundleEntry, RequestOf } from '@tiku/contract';
import { bundleOrders, bundleStatus } from '@tiku/contract/limits';
import { addressOf, call, upload } from '../../lib/api/api.ts';
import { useChange } from '../../lib/api/change.ts';
import { useList } from '../../lib/api/list.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePaging } from '../../lib/navigation/paging.ts';

const lists = ['POST /user/uploadedbundles', 'POST /exam/bundle/favorites', 'POST /publicbundles'] as const;
const detail = 'GET /exam/bundle/detail';

const statuses: readonly number[] = Object.values(bundleStatus);

function useOrder<const Order extends string>(orders: readonly [Order, ...Order[]]): Order {
  const wanted = useSearchParam('order');
  return orders.find((order) => order === wanted) ?? orders[0];
}

export function usePublishedBundles() {
  const query_string = useSearchParam('q') ?? '';
  const wanted = Number(useSearchParam('status') ?? Number.NaN);
  const status = statuses.includes(wanted) ? (wanted as BundleEntry['status']) : null;
  const order_by = useOrder(bundleOrders.uploaded);
  const filter = { query_string, order_by, ...(status !== null && { filter_status: status }) };
  const list = useList('POST /user/uploadedbundles', filter, usePaging());
  return { list, status, order_by, isNarrowed: query_string !== '' || status !== null };
}

export function useFavoritedBundles() {
  const query_string = useSearchParam('q') ?? '';
  const order_by = useOrder(bundleOrders.favorited);
  const list = useList('POST /exam/bundle/favorites', { query_string, order_by }, usePaging());
  return { list, order_by, isNarrowed: query_string !== '' };
}

export function usePublicBundles() {
  const query_string = useSearchParam('q') ?? '';
  const list = useList('POST /publicbundles', { query_string }, usePaging());
  return { list, isNarrowed: query_string !== '' };
}

const mostBeside = 3;

/** The first few by some words; undefined as long as nobody has looked. */
export function useFoundBundles(query_string: string, enabled: boolean) {
  const request = { query_string, limit: 10, req_total: 1 } as const;
  const { data } = useCall('POST /publicbundles', request, { enabled });
  return enabled && data ? { list: data.list.slice(0, mostBeside), total: data.total ?? 0 } : undefined;
}

export function useBundle(named: { bundle_id?: number | undefined; public_id?: string | undefined }) {
  return useCall(detail, named, { enabled: named.bundle_id !== undefined || named.public_id !== undefined });
}

export function useAvailableExams(query_string: string) {
  return useCall('POST /bundle/avaliableexams', { query_string, limit: 100, req_total: 1 }, { keepPrevious: true });
}

export function useShareUrl(bundle_id: number) {
  return useCall('GET /exam/bundle/shareurl', { bundle_id });
}

export function logoOf({ public_id, logo_revision }: Pick<BundleEntry, 'public_id' | 'logo_revision'>): string | null {
  if (logo_revision === 0) return null;
  return addressOf('GET /exam/bundle/logo', { public_id, revision: String(logo_revision) });
}

export function useBegin() {
  return useChange(async (request: RequestOf<'POST /exam/bundle/begin'>) =>
    invalidateBundles(await call('POST /exam/bundle/begin', request)),
  );
}

export function useReplaceLogo(bundle_id: number) {
  return useChange(async (file: Blob) => invalidateBundles(await upload('PUT /exam/bundle/logo', { bundle_id }, file)));
}

export function useEnd() {
  return useChange(async (bundle_id: number) => invalidateBundles(await call('POST /exam/bundle/end', { bundle_id })));
}

export function useWithdraw() {
  return useChange(async (bundle_id: number) =>
    invalidateBundles(await call('DELETE /exam/bundle/change', { bundle_id })),
  );
}

export function useDelete() {
  return useChange(async (bundle_id: number) => {
    const result = await call('DELETE /exam/bundle', { bundle_id });
    // Its own page is still open, and would be told that there is none.
    if (result.ok) invalidate(...lists);
    return result;
  });
}

export function useFavorite() {
  return useChange(async ({ bundle_id, is_favorited }: BundleEntry) =>
    invalidateBundles(
      is_favorited
        ? await call('DELETE /exam/bundle/favorited', { bundle_id })
        : await call('POST /exam/bundle/favorited', { bundle_id }),
    ),
  );
}

function invalidateBundles<R extends { ok: boolean }>(result: R): R {
  if (result.ok) invalidate(...lists, detail);
  return result;
}
