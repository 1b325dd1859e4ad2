import { useCall } from '../../lib/api/query.ts';
import { answersGroup } from '../../lib/kept/groups.ts';

/** Everything on the page in one call; what was begun or handed in meanwhile shows when it is opened again. */
export function useHome() {
  return useCall('GET /user/webhome', {}, { every: 60, keptIn: answersGroup });
}
