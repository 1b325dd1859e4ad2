import { Link } from '@tiku/ui';
import type { ReactNode } from 'react';
import styles from './user-home.module.css';

interface HomeRow {
  key: number;
  to: string;
  title: string;
  /** How it stands, below the title. */
  text: ReactNode;
  /** When, or how many; null for nothing. */
  aside: ReactNode;
}

export function HomeRows({ rows }: { rows: readonly HomeRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, to, title, text, aside }) => (
        <li key={key}>
          <Link className={styles.row} to={to}>
            <span className={styles.title}>{title}</span>
            {aside !== null && <span className={styles.aside}>{aside}</span>}
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
