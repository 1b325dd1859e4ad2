import { Card, ErrorState, Skeleton } from '@tiku/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './user-home.module.css';

interface HomeCardProps<T> {
  title: string;
  /** What `useCall` answers. */
  answer: { data: T | undefined; isPending: boolean; error: Error | null; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** One part of the home page; what cannot be fetched leaves the others alone. */
export function HomeCard<T>({ title, answer, children }: HomeCardProps<T>) {
  const id = useId();
  const { data, isPending, error, refetch } = answer;
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {data !== undefined && children(data)}
      {isPending && <Skeleton lines={4} />}
      {error && data === undefined && <ErrorState message={error.message} onRetry={() => void refetch()} />}
    </Card>
  );
}
