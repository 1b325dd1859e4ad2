import type { ReactNode } from 'react';
import styles from './badge.module.css';

export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'accent'; children: ReactNode }) {
  return <span className={`${styles.badge} ${tone === 'accent' ? styles.accent : ''}`}>{children}</span>;
}
