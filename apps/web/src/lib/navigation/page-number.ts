import { pageSizes } from '@tiku/contract/limits';

export type PageSize = (typeof pageSizes)[number];

export interface Paging {
  /** Counted from 1. */
  page: number;
  limit: PageSize;
  start: number;
}

/** The server goes no deeper. */
const deepest = 1_000_000;

/** From the address, where people may write anything. */
export function readPaging(
  page: string | undefined,
  limit: string | undefined,
  usual: PageSize = pageSizes[0],
): Paging {
  const size = pageSizes.find((allowed) => String(allowed) === limit) ?? usual;
  const wanted = Number(page);
  const number = Number.isSafeInteger(wanted) && wanted > 1 && wanted * size <= deepest ? wanted : 1;
  return { page: number, limit: size, start: (number - 1) * size };
}
