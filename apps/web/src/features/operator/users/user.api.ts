import type { TokenAddress } from '@tiku/contract';
import { useSend } from '../../../lib/api/change.ts';
import { useGrowingList } from '../../../lib/api/growing-list.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { readId } from '../../../lib/navigation/read-id.ts';

export function useUsers() {
  return useGrowingList('POST /operator/users', { query_string: useSearchParam('q') ?? '' });
}

export function useUser() {
  const user_id = readId(useSearchParam('user_id')) ?? 0;
  return { user_id, ...useCall('GET /operator/user', { user_id }, { enabled: user_id > 0 }) };
}

export function useUserStep<A extends TokenAddress & `POST /operator/user/${string}`>(address: A) {
  return useSend(address, () => invalidate('POST /operator/users', 'GET /operator/user', 'POST /operator/actions'));
}
