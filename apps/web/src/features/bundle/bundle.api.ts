import type { BundleEntry } from '@tiku/contract';
import { bundleOrders, bundleStatus } from '@tiku/contract/limits';
import { addressOf, upload } from '../../lib/api/api.ts';
import { send, useChange, useSend } from '../../lib/api/change.ts';
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

function invalidateBundles(): void {
  invalidate(...lists, detail);
}

export function useBegin() {
  return useSend('POST /exam/bundle/begin', invalidateBundles);
}

export function useReplaceLogo(bundle_id: number) {
  return useChange(async (file: Blob) => {
    const result = await upload('PUT /exam/bundle/logo', { bundle_id }, file);
    if (result.ok) invalidateBundles();
    return result;
  });
}

export function useEnd() {
  return useSend('POST /exam/bundle/end', invalidateBundles);
}

export function useWithdraw() {
  return useSend('DELETE /exam/bundle/change', invalidateBundles);
}

export function useDelete() {
  // Its own page is still open, and would be told that there is none.
  return useSend('DELETE /exam/bundle', () => invalidate(...lists));
}

export function useFavorite() {
  return useChange(({ bundle_id, is_favorited }: BundleEntry) =>
    is_favorited
      ? send('DELETE /exam/bundle/favorited', { bundle_id }, invalidateBundles)
      : send('POST /exam/bundle/favorited', { bundle_id }, invalidateBundles),
  );
}
