import { useCall } from '../../lib/api/query.ts';
import { useSession } from '../../lib/session.ts';

/** The company acted for, or, for somebody acting for none, their first application. */
export function useCompany(asksFirst: boolean) {
  const companyId = useSession((state) => state.companyId);
  const first = asksFirst || companyId === null;
  const application = useCall('GET /ee/company/info/first', {}, { enabled: first });
  const active = useCall('GET /ee/company/info', {}, { enabled: !first });
  return first ? application : active;
}
