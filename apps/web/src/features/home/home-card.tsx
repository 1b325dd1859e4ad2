import { Card } from '@tiku/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './user-home.module.css';

interface HomeCardProps {
  title: string;
  children: ReactNode;
  'data-tour'?: string;
}

/** One part of the home page. */
export function HomeCard({ title, children, ...rest }: HomeCardProps) {
  const id = useId();
  return (
    <Card className={styles.card} aria-labelledby={id} {...rest}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
