// The API client of this page: the session, language and history of this browser tab.
import { paths } from '../navigation/paths.ts';
import { createClient } from './api-client.ts';
import { currentLanguage, failedText, unreachableText } from '../i18n.ts';
import { history, navigate } from '../navigation/navigation.ts';
import { noteFarewell, sayFarewells } from './farewell.ts';
import type { Lock } from './refresh.ts';
import { session } from '../session.ts';
import { stringifySearch } from '../navigation/search-params.ts';

// Plain http on a school network is not a secure context, and has no locks.
const lock: Lock = (work) => (navigator.locks ? navigator.locks.request('tiku.refresh', work) : work());

function askToSignIn(): void {
  const { pathname, href } = history.location;
  if (pathname !== paths.login) navigate(`/login${stringifySearch({ redirect: href })}`, { replace: true });
}

const client = createClient({
  base: '/api/1',
  session,
  language: currentLanguage,
  failedText,
  unreachableText,
  lock,
  askToSignIn,
});

export const { call, callPublic, upload, uploadInParts, download, follow, addressOf } = client;

/** Has the server heard it? Whatever it answers but an outage, there is nothing left to end. */
async function endLate(logout_token: string): Promise<boolean> {
  const result = await callPublic('POST /user/session/end', { logout_token });
  return result.ok || (result.error.status >= 400 && result.error.status < 500 && result.error.status !== 429);
}

/** On each start, and when the line is back. */
export function sendFarewells(): void {
  void sayFarewells(endLate);
}

export function signOut(): void {
  const farewell = session.getState().token?.logout_token;
  if (farewell !== undefined) noteFarewell(farewell);
  client.signOut();
  sendFarewells();
  navigate(paths.login);
}
