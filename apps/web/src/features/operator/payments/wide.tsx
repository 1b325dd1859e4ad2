import type { ReactNode } from 'react';
import styles from '../operator.module.css';

/** What may be wider than a phone scrolls by itself, so the keyboard must be able to get there. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  const region = { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <div className={styles.wide} {...region}>
      {children}
    </div>
  );
}
