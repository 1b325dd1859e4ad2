import { useCall } from '../../lib/query.ts';

export function useHome() {
  return useCall('GET /user/webhome', {});
}
