import { Card } from '@tiku/ui';
import type { ReactNode } from 'react';
import styles from './entry.module.css';

interface EntryPageProps {
  title: string;
  /** Where else to go. */
  below?: ReactNode;
  children: ReactNode;
}

/** One thing to do, in the middle of the page. */
export function EntryPage({ title, below, children }: EntryPageProps) {
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <Card>{children}</Card>
      {below && <p className={styles.below}>{below}</p>}
    </>
  );
}
