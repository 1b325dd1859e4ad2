// Which page of a list is shown is kept in the address: it survives a reload and the way back from a detail.
import { pageSizes } from '@tiku/contract/limits';
import { history, navigate, useSearchParam } from './navigation.ts';
import { readPaging } from './page-number.ts';
import type { PageSize, Paging } from './page-number.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

/** How many rows a page of a list may hold. */
export const listSizes = pageSizes;

/** `usual` is how many rows a page holds while nobody has chosen. */
export function usePaging(usual?: PageSize): Paging {
  return readPaging(useSearchParam('page'), useSearchParam('limit'), usual);
}

export function turnTo(page: number, limit: number): void {
  const { pathname, search } = history.location;
  navigate(`${pathname}${stringifySearch({ ...parseSearch(search), page, limit })}`);
}

/** Changes what a list is narrowed to; what is undefined leaves the address. A narrowed list begins at its first page. */
export function narrowTo(filter: Record<string, string | undefined>): void {
  const { pathname, search } = history.location;
  navigate(`${pathname}${stringifySearch({ ...parseSearch(search), page: undefined, ...filter })}`, { replace: true });
}
