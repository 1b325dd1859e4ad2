// The API client of this page: the session, language and history of this browser tab.
import type { RequestOf, ResponseOf, TokenAddress } from '@tiku/contract';
import { paths } from '../navigation/paths.ts';
import { createClient } from './api-client.ts';
import { currentLanguage, failedText, unreachableText } from '../i18n.ts';
import { history, navigate } from '../navigation/navigation.ts';
import { noteFarewell } from './farewell.ts';
import type { Result } from './failure.ts';
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

export const { callPublic, upload, uploadInParts, download, follow, addressOf } = client;

type Take = <A extends TokenAddress>(address: A, request: RequestOf<A>) => ResponseOf<A> | null;

/** Takes what came along with another answer, once something did (`practice/handed-answers.ts`). */
export const atHand: { take?: Take } = {};

export async function call<A extends TokenAddress>(address: A, request: RequestOf<A>): Promise<Result<ResponseOf<A>>> {
  const data = atHand.take?.(address, request) ?? null;
  return data === null ? client.call(address, request) : { ok: true, data };
}

export function signOut(): void {
  const farewell = session.getState().token?.logout_token;
  if (farewell) noteFarewell(farewell);
  client.signOut();
  navigate(paths.login);
}
