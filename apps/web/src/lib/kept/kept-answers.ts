// Answers of the server that are kept, and shown while it is out of reach.
import type { QueryKey } from '@tanstack/react-query';
import { isUnreachable, unwrap } from '../api/failure.ts';
import type { Result } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { keepWith } from '../api/query.ts';
import { session } from '../session.ts';
import { find, keep, settleOwner } from './kept.ts';
import { keptView } from './kept-view.ts';

const shown = new Set<string>();

/** The server is there again: what was shown from here is asked for anew. */
function leaveKept(): void {
  if (!keptView.getState().isShown) return;
  keptView.setState({ isShown: false });
  const outdated = new Set(shown);
  shown.clear();
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => outdated.has(JSON.stringify(queryKey)) });
}

async function keepOrFind<T>(group: string, queryKey: QueryKey, result: Result<T>): Promise<T> {
  const name = JSON.stringify(queryKey);
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

/** Once, with the first page of a member. Whoever signs out or in as somebody else leaves nothing here. */
export function startKeeping(): void {
  keepWith(keepOrFind);
  window.addEventListener('online', leaveKept);
  session.subscribe((now, before) => {
    if (now.user?.user_id !== before.user?.user_id) void settleOwner();
  });
  void settleOwner();
}
