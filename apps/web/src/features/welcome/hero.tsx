import type { ReactNode } from 'react';
import styles from './welcome.module.css';

interface HeroProps {
  title: string;
  lead: string;
  drawing: ReactNode;
  /** What to do next, as buttons. */
  children: ReactNode;
}

export function Hero({ title, lead, drawing, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <meta name="description" content={lead} />
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>{children}</div>
      </div>
      <div className={styles.drawing}>{drawing}</div>
    </div>
  );
}
