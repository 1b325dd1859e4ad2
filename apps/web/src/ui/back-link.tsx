import { Icon, Link } from '@tiku/ui';
import type { ReactNode } from 'react';
import styles from './back-link.module.css';

interface BackLinkProps {
  /** Its place is kept until it is known where it leads. */
  to: string | null;
  /** Read out before what it leads to. */
  label: string;
  children?: ReactNode;
}

/** Above a heading: the way back to what the page is about. */
export function BackLink({ to, label, children }: BackLinkProps) {
  if (to === null) return <div className={styles.back} />;
  return (
    <Link className={styles.back} to={to}>
      <Icon name="arrow" size={16} className={styles.arrow} />
      <span className="visually-hidden">{label}</span> {children}
    </Link>
  );
}
