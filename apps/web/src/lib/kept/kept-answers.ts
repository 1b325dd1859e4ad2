// Answers of the server that are kept, and shown while it is out of reach.
import { hashKey } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { RequestOf, ResponseOf, TokenAddress } from '@tiku/contract';
import { call } from '../api/api.ts';
import { isUnreachable, unwrap } from '../api/failure.ts';
import type { Result } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { keepWith } from '../api/query.ts';
import { session } from '../session.ts';
import { answersGroup } from './groups.ts';
import { find, keep, settleOwner } from './kept.ts';
import { keptView } from './kept-view.ts';

const shown = new Set<string>();

/** The server is there again: what was shown from here is asked for anew. */
function leaveKept(): void {
  if (!keptView.getState().isShown) return;
  keptView.setState({ isShown: false });
  const invalidated = new Set(shown);
  shown.clear();
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => invalidated.has(hashKey(queryKey)) });
}

async function keepOrFind<T>(group: string, queryKey: QueryKey, result: Result<T>): Promise<T> {
  const name = hashKey(queryKey);
  if (result.ok) {
    shown.delete(name);
    leaveKept();
    void keep(group, name, result.data);
    return result.data;
  }
  const found = isUnreachable(result.error) ? await find<T>(group, name) : null;
  if (found === null) return unwrap(result);
  shown.add(name);
  keptView.setState({ isShown: true });
  return found;
}

/** Asked for before somebody looks at it; null where it cannot be had now. */
export async function bringAnswer<A extends TokenAddress>(
  address: A,
  request: RequestOf<A>,
): Promise<ResponseOf<A> | null> {
  const result = await call(address, request);
  if (!result.ok) return null;
  await keep(answersGroup, hashKey([address, request]), result.data);
  return result.data;
}

/** Once, with the first page of a member. Nothing is left here after a sign-out, or a sign-in as somebody else. */
export function startKeeping(): void {
  keepWith(keepOrFind);
  window.addEventListener('online', leaveKept);
  session.subscribe((now, before) => {
    if (now.user?.user_id !== before.user?.user_id) void settleOwner();
  });
  void settleOwner();
}
