import { Card, ErrorState, Pagination, Skeleton } from '@tiku/ui';
import { Fragment } from 'react';
import type { Key, ReactNode } from 'react';
import { listSizes, turnTo, useLeaveEmptyPage, usePaging } from '../lib/navigation/paging.ts';
import type { PageSize } from '../lib/navigation/page-number.ts';
import styles from './paged-list.module.css';

interface PagedListProps<T> {
  /** What `useList` answers. */
  list: {
    page: {
      data?: { list: T[] } | undefined;
      isPending: boolean;
      isFetching: boolean;
      error: Error | null;
      refetch: () => unknown;
    };
    total: number;
  };
  /** The number of rows its list was asked with while nobody has chosen; 10 unless said otherwise. */
  usual?: PageSize;
  /** What to say where there is nothing, with the next step in it. */
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** A list in all its states, with its pages below. */
export function PagedList<T>({ list: { page, total }, usual, empty, children }: PagedListProps<T>) {
  const paging = usePaging(usual);
  const items = page.data?.list;
  useLeaveEmptyPage(paging, items?.length === 0 && !page.isFetching, total);
  return (
    <>
      <Card aria-busy={page.isFetching}>
        {page.isPending && <Skeleton lines={9} />}
        {page.error && !items && <ErrorState message={page.error.message} onRetry={() => void page.refetch()} />}
        {items?.length === 0 && empty}
        {items && items.length > 0 && children(items)}
      </Card>
      {total > listSizes[0] && (
        <div className={styles.pages}>
          <Pagination page={paging.page} size={paging.limit} sizes={listSizes} total={total} onTurn={turnTo} />
        </div>
      )}
    </>
  );
}

interface PagedRowsProps<T> extends Omit<PagedListProps<T>, 'children'> {
  /** Of the list. */
  className: string | undefined;
  keyOf: (item: T) => Key;
  children: (item: T) => ReactNode;
}

/** The same with a row for each. */
export function PagedRows<T>({ className, keyOf, children, ...list }: PagedRowsProps<T>) {
  return (
    <PagedList {...list}>
      {(items) => (
        <ul className={className}>
          {items.map((item) => (
            <Fragment key={keyOf(item)}>{children(item)}</Fragment>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
