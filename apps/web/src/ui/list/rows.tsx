// The rows of a list that fills its card: what each is called, and what is said of it.
import { Link } from '@tiku/ui';
import type { ComponentProps, HTMLAttributes } from 'react';
import styles from './rows.module.css';

function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

export function Rows(props: HTMLAttributes<HTMLUListElement>) {
  return <ul className={styles.rows} {...props} />;
}

export function Row({ className, ...rest }: HTMLAttributes<HTMLLIElement>) {
  return <li className={join(styles.row, className)} {...rest} />;
}

interface RowTitleProps extends ComponentProps<typeof Link> {
  /** All that stands in what it is placed in leads there as well. */
  covers?: boolean;
}

export function RowTitle({ covers = false, className, ...rest }: RowTitleProps) {
  return <Link className={join(styles.title, covers && styles.covering, className)} {...rest} />;
}

export function RowAbout({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <div className={join(styles.about, className)} {...rest} />;
}
