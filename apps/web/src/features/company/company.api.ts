import type { CompanyInfo } from '@tiku/contract';
import { call, upload } from '../../lib/api/api.ts';
import { useChange, useSend } from '../../lib/api/change.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { useSession } from '../../lib/session.ts';

/** The company acted for, or, for somebody acting for none, their first application. */
export function useCompany(asksFirst: boolean) {
  const companyId = useSession((state) => state.companyId);
  const first = asksFirst || companyId === null;
  const application = useCall('GET /ee/company/info/first', {}, { enabled: first });
  const active = useCall('GET /ee/company/info', {}, { enabled: !first });
  return first ? application : active;
}

/** Of the company acted for. Only the account's own info tells who runs it. */
export function useIsSuperAdmin(): boolean {
  return useSession(({ user, companyId }) =>
    Boolean(user?.companies.find(({ id }) => id === companyId)?.is_super_admin),
  );
}

function refreshInfo(): void {
  // The account menu lists companies too.
  invalidate('GET /ee/company/info', 'GET /ee/company/info/first', 'GET /ee/company/image', 'GET /app/account/info');
}

export function useKeepCompany() {
  return useSend('POST /ee/company/info', refreshInfo);
}

export type ImageType = CompanyInfo['images'][number];

export function useReplaceImage(id: number, type: ImageType) {
  return useChange(async (file: File) => {
    const replaced = await upload('POST /ee/company/image', { id, type }, file);
    if (replaced.ok) refreshInfo();
    return replaced;
  });
}

export function useRemoveImage(id: number, type: ImageType) {
  return useChange(async () => {
    const removed = await call('DELETE /ee/company/image', { id, type });
    if (removed.ok) refreshInfo();
    return removed;
  });
}

/** After people were added, changed or removed. */
export function refreshUsers(): void {
  invalidate('POST /ee/company/users', 'GET /ee/company/user', 'GET /ee/company/departments', 'GET /ee/company/info');
  invalidate('GET /ee/company/user/home', 'POST /ee/company/group/users', 'GET /ee/company/study/statistics/users');
}

export function refreshGroups(): void {
  invalidate('POST /ee/company/groups', 'GET /ee/company/group/home', 'POST /ee/company/exams');
  invalidate('POST /mymanaged/groups', 'POST /uploadedexams');
}
