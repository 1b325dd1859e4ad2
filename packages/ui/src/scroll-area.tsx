import type { ReactNode } from 'react';
import styles from './scroll-area.module.css';

interface ScrollAreaProps {
  /** What it holds, for those who cannot see it. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What may be larger than its place scrolls by itself, so the keyboard must be able to get there. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  const region = { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <div className={[styles.area, className].filter(Boolean).join(' ')} {...region}>
      {children}
    </div>
  );
}
