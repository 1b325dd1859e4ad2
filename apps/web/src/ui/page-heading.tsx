import type { ReactNode } from 'react';
import { useArrival } from '../lib/navigation/arrival.ts';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  title: string;
  text?: string;
  /** What can be done with the page as a whole. */
  children?: ReactNode;
}

/** The one h1 of a page; navigation moves focus to it. */
export function PageHeading({ title, text, children }: PageHeadingProps) {
  useArrival();
  return (
    <div className={styles.heading}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  );
}
