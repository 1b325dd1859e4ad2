import type { RequestOf } from '@tiku/contract';
import { call, download } from '../../../lib/api/api.ts';
import { useChange, useSend } from '../../../lib/api/change.ts';
import { useList } from '../../../lib/api/list.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePaging } from '../../../lib/navigation/paging.ts';

const grades = 'POST /mymanaged/group/gradebook';

/** How often a page asks again what others may have changed, in seconds. */
const often = 30;

export const peopleAtOnce = 60;

export function useGradebook(group_id: number) {
  const query_string = useSearchParam('q') ?? '';
  return useList(grades, { group_id, query_string }, usePaging(peopleAtOnce), { every: often });
}

export function useOwnGrades(group_id: number) {
  return useCall('GET /joined/group/gradebook', { group_id });
}

export function useExportGrades() {
  return useChange((group_ids: number[]) => download('POST /mymanaged/group/gradebook/excel', { group_ids }));
}

/** Also where it was refused, as something else stands there then. */
function useRefreshing<A extends Changing>(address: A) {
  return useChange(async (request: RequestOf<A>) => {
    const result = await call(address, request);
    invalidate(grades);
    return result;
  });
}

type Changing =
  | 'PUT /mymanaged/group/gradebook'
  | 'PUT /mymanaged/group/gradebook/weight'
  | 'PUT /mymanaged/group/gradebook/exemption'
  | 'PUT /mymanaged/group/gradebook/column';

export const useCount = () => useRefreshing('PUT /mymanaged/group/gradebook');
export const useWeigh = () => useRefreshing('PUT /mymanaged/group/gradebook/weight');
export const useExempt = () => useRefreshing('PUT /mymanaged/group/gradebook/exemption');
export const usePutColumn = () => useRefreshing('PUT /mymanaged/group/gradebook/column');

export function useEndExemption() {
  return useSend('DELETE /mymanaged/group/gradebook/exemption', () => invalidate(grades));
}

export function useDeleteColumn() {
  return useSend('DELETE /mymanaged/group/gradebook/column', () => invalidate(grades));
}

export function useRecoverColumn() {
  return useSend('PUT /mymanaged/group/gradebook/column/recover', () => invalidate(grades));
}

export function useTypeMark() {
  return useSend('PUT /mymanaged/group/gradebook/mark', () => invalidate(grades));
}
