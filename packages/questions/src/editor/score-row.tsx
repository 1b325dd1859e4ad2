import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Short fields side by side. */
export function ScoreRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
