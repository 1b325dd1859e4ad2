// Which page of a list is shown is kept in the address: it survives a reload and the way back from a detail.
import { pageSizes, rules } from '@tiku/contract/limits';
import { useEffect } from 'react';
import { amend, history, navigate, useSearchParam } from './navigation.ts';
import { readPaging } from './page-number.ts';
import type { PageSize, Paging } from './page-number.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

/** How many rows a page of a list may hold. */
export const listSizes = pageSizes;

/** How much somebody may type to find something in a list. */
export const queryMax = rules.queryMax;

/** `usual` is how many rows a page holds while nobody has chosen. */
export function usePaging(usual?: PageSize): Paging {
  return readPaging(useSearchParam('page'), useSearchParam('limit'), usual);
}

function pathTo(page: number, limit: number): string {
  const { pathname, search } = history.location;
  return `${pathname}${stringifySearch({ ...parseSearch(search), page, limit })}`;
}

export function turnTo(page: number, limit: number): void {
  navigate(pathTo(page, limit));
}

/** Somebody who removes the last row of the last page, or follows an old link, goes on with the last page there is. */
export function useLeaveEmptyPage({ page, limit }: Paging, isEmpty: boolean, total: number): void {
  const last = Math.max(1, Math.min(page - 1, Math.ceil(total / limit)));
  const isBeyond = isEmpty && page > 1;
  useEffect(() => {
    if (isBeyond) navigate(pathTo(last, limit), { replace: true });
  }, [isBeyond, last, limit]);
}

/** Changes what a list is narrowed to; what is undefined leaves the address. A narrowed list begins at its first page. */
export function narrowTo(filter: Record<string, string | undefined>): void {
  const { pathname, search } = history.location;
  amend(`${pathname}${stringifySearch({ ...parseSearch(search), page: undefined, ...filter })}`);
}
