// WeChat sends people back to /login with a code and the state they left with. A person who was sent here
// by an attacker, with the attacker's code, has left with another state or with none, and is not signed in to that account.
import { useEffect } from 'react';
import { callPublic } from '../../lib/api/api.ts';
import { useChange } from '../../lib/api/change.ts';
import type { Result } from '../../lib/api/failure.ts';
import { useTexts } from '../../lib/i18n.ts';
import { history, navigate } from '../../lib/navigation/navigation.ts';
import { parseSearch, stringifySearch } from '../../lib/navigation/search-params.ts';
import { session } from '../../lib/session.ts';
import { takeForTab, writeForTab } from '../../lib/storage.ts';

const stateKey = 'tiku.wechat-state';

interface Returned {
  code: string;
  /** Whether it was this tab that left for WeChat. */
  isOwn: boolean;
}

/** Takes both out of the address, so that neither a reload nor the way back sends them again. */
function takeReturned(): Returned | null {
  const { pathname, search } = history.location;
  const { code, state, ...rest } = parseSearch(search);
  if (!code && !state) return null;
  navigate(`${pathname}${stringifySearch(rest)}`, { replace: true });
  const kept = takeForTab(stateKey);
  // Who says no to WeChat comes back without a code.
  return code ? { code, isOwn: kept !== null && kept === state } : null;
}

/** Where to go is known only on arrival, so the whole page leaves. */
export function useLeaveForWechat(way: string) {
  return useChange(async () => {
    const result = await callPublic('GET /web/wxlogin/start', { redirect: way });
    if (result.ok) {
      writeForTab(stateKey, result.data.state);
      window.location.assign(result.data.url);
    }
    return result;
  });
}

export function useReturnFromWechat(way: string) {
  const t = useTexts('account');
  const signIn = useChange(async ({ code, isOwn }: Returned) => {
    if (!isOwn) return refuse(t('login.wechat-foreign'));
    const result = await callPublic('POST /web/wxlogin', { code });
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

function refuse(message: string): Result<never> {
  return { ok: false, error: { status: 0, errorCode: null, message, fields: {} } };
}
