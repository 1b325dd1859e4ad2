import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { session } from '../../../lib/session.ts';
import { switchToPersonal } from '../../../lib/switch-account.ts';

export function useMemberships() {
  return useCall('GET /ee/company/memberships', {});
}

/** The account menu lists companies too. */
function refreshMemberships(): void {
  invalidate('GET /ee/company/memberships', 'GET /app/account/info');
}

interface Decision {
  id: number;
  is_accepted: boolean;
}

export function useDecide() {
  return useChange(async (decision: Decision) => {
    const decided = await call('PUT /ee/company/invitation', decision);
    // It may have been taken back meanwhile.
    refreshMemberships();
    return decided;
  });
}

export function useLeave() {
  return useChange(async (id: number) => {
    const left = await call('DELETE /ee/company/membership', { id });
    // Somebody who acted for the company could see nothing any more.
    if (left.ok && session.getState().companyId === id) switchToPersonal();
    else refreshMemberships();
    return left;
  });
}
