import type { ReactNode } from 'react';
import styles from './before-after.module.css';

interface BeforeAfterProps {
  /** What it is that differs. */
  name: string;
  labels: { before: string; after: string };
  before: ReactNode;
  after: ReactNode;
}

/** Two states of one thing: side by side, on a phone one below the other. */
export function BeforeAfter({ name, labels, before, after }: BeforeAfterProps) {
  return (
    <section className={styles.pair} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.before}>
        <p className={styles.state}>{labels.before}</p>
        {before}
      </div>
      <div className={styles.after}>
        <p className={styles.state}>{labels.after}</p>
        {after}
      </div>
    </section>
  );
}
