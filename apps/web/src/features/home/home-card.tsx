import { Card } from '@tiku/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './user-home.module.css';

/** One part of the home page. */
export function HomeCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
