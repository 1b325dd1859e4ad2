// WeChat sends people back to /login with a code and the state they left with; both are good for one sign-in.
import { useEffect } from 'react';
import { callPublic } from '../../lib/api.ts';
import { history, navigate } from '../../lib/navigation.ts';
import { useChange } from '../../lib/query.ts';
import { parseSearch, stringifySearch } from '../../lib/search-params.ts';
import { session } from '../../lib/session.ts';

interface Returned {
  code: string;
  state: string;
}

/** Takes them out of the address, so that neither a reload nor the way back sends them again. */
function takeReturned(): Returned | null {
  const { pathname, search } = history.location;
  const { code, state, ...rest } = parseSearch(search);
  if (!code || !state) return null;
  navigate(`${pathname}${stringifySearch(rest)}`, { replace: true });
  return { code, state };
}

/** Where to go is known only on arrival, so the whole page leaves. */
export function useLeaveForWechat(way: string) {
  return useChange(async () => {
    const result = await callPublic('GET /web/wxlogin/start', { redirect: way });
    if (result.ok) window.location.assign(result.data.url);
    return result;
  });
}

export function useReturnFromWechat(way: string) {
  const signIn = useChange(async (returned: Returned) => {
    const result = await callPublic('POST /web/wxlogin', returned);
    if (result.ok) session.signIn(result.data);
    return result;
  });
  const { mutate } = signIn;
  useEffect(() => {
    const returned = takeReturned();
    if (returned) mutate(returned, { onSuccess: () => navigate(way, { replace: true }) });
  }, [mutate, way]);
  return signIn;
}
