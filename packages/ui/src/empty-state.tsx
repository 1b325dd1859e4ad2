import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import type { DrawingName } from './drawing.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  title: string;
  text?: string;
  drawing?: DrawingName;
  /** The next step, as a button. */
  children?: ReactNode;
}

export function EmptyState({ title, text, drawing = 'inbox', children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.drawing}>
        <Drawing name={drawing} />
      </div>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
