import { useState } from 'react';
import { useCall } from './api/query.ts';
import { useSignedIn } from './session.ts';

/** Whether somebody is a VIP now; null until it is known. */
export function useIsVip(): boolean | null {
  const [now] = useState(Date.now);
  const { data } = useCall('GET /app/account/info', {}, { enabled: useSignedIn() });
  if (!data) return null;
  const { vip_until } = data.account;
  return vip_until !== null && Date.parse(vip_until) > now;
}
