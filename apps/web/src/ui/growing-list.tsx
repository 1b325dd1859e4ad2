import { Button, Card, ErrorState, Skeleton } from '@tiku/ui';
import type { ReactNode } from 'react';
import styles from './growing-list.module.css';

interface GrowingListProps<T> {
  /** What `useGrowingList` answers. */
  list: {
    items: T[] | undefined;
    isPending: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    error: Error | null;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  /** What the button is called that brings more. */
  more: string;
  /** What to say where there is nothing. */
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** A list in all its states, which grows at its end. */
export function GrowingList<T>({ list, more, empty, children }: GrowingListProps<T>) {
  const { items } = list;
  return (
    <>
      <Card aria-busy={list.isFetching}>
        {list.isPending && <Skeleton lines={9} />}
        {list.error && !items && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
        {items?.length === 0 && empty}
        {items && items.length > 0 && children(items)}
      </Card>
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {more}
          </Button>
        </p>
      )}
    </>
  );
}
