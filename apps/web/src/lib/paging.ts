import { pageSizes } from '@tiku/contract/limits';
import { history, navigate, useSearchParam } from './navigation.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

export type PageSize = (typeof pageSizes)[number];

export interface Paging {
  /** Counted from 1. */
  page: number;
  limit: PageSize;
  start: number;
}

export function readPaging(page: string | undefined, limit: string | undefined): Paging {
  const size = pageSizes.find((allowed) => String(allowed) === limit) ?? pageSizes[0];
  const wanted = Number(page);
  const number = Number.isSafeInteger(wanted) && wanted > 1 && wanted * size <= 1_000_000 ? wanted : 1;
  return { page: number, limit: size, start: (number - 1) * size };
}

/** Which page of a list is shown: kept in the address, so that it survives a reload and the way back from a detail. */
export function usePaging(): Paging {
  return readPaging(useSearchParam('page'), useSearchParam('limit'));
}

export function turnTo(page: number, limit: number): void {
  const { pathname, search } = history.location;
  navigate(`${pathname}${stringifySearch({ ...parseSearch(search), page, limit })}`);
}
