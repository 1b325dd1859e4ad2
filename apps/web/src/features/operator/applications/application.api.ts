import type { ApplicationKind, RequestOf } from '@tiku/contract';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useGrowingList } from '../../../lib/api/growing-list.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { readId } from '../../../lib/navigation/read-id.ts';

export function useKind(): ApplicationKind {
  return useSearchParam('kind') === 'partner' ? 'partner' : 'company';
}

export function useApplications(kind: ApplicationKind) {
  return useGrowingList('POST /operator/applications', { kind });
}

export function useApplication() {
  const named = { kind: useKind(), id: readId(useSearchParam('id')) ?? 0 };
  return { ...named, ...useCall('GET /operator/application', named, { enabled: named.id > 0 }) };
}

/** What was decided is no longer there to be looked at, also when somebody else was quicker. */
export function useDecideApplication() {
  return useChange(async (request: RequestOf<'POST /operator/application/decide'>) => {
    const result = await call('POST /operator/application/decide', request);
    if (result.ok || result.error.status === 409) {
      invalidate('POST /operator/applications', 'GET /operator/start', 'POST /operator/actions');
    }
    return result;
  });
}
