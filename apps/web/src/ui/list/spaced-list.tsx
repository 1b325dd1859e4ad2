import type { HTMLAttributes } from 'react';
import styles from './spaced-list.module.css';

interface SpacedListProps extends HTMLAttributes<HTMLOListElement> {
  wide?: boolean;
}

/** Things that take much room, such as questions, one below the other with a line between them. */
export function SpacedList({ wide = false, ...rest }: SpacedListProps) {
  return <ol className={wide ? `${styles.list} ${styles.wide}` : styles.list} {...rest} />;
}
