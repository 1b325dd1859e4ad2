import { ButtonLink, Link } from '@tiku/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { RowAbout } from '../../ui/list/rows.tsx';
import styles from './operator.module.css';

interface QueueRowProps {
  to: string;
  title: string;
  /** What is said of it below its title. */
  children: ReactNode;
}

/** One of what operators look through. */
export function QueueRow({ to, title, children }: QueueRowProps) {
  const t = useTexts('operator');
  return (
    <li className={styles.row}>
      <div>
        <Link className={styles.title} to={to}>
          {title}
        </Link>
        <RowAbout className={styles.about}>{children}</RowAbout>
      </div>
      <ButtonLink to={to}>{t('look')}</ButtonLink>
    </li>
  );
}

/** Since when it waits, and by when an answer was promised. */
export function WaitingTimes({ since, due, isLate }: { since: string; due: string; isLate: boolean }) {
  const t = useTexts('operator');
  const format = useFormat();
  return (
    <>
      <span>{t('waiting-since', { date: format.dateTime(since) })}</span>
      <span className={isLate ? styles.late : undefined}>
        {t(isLate ? 'overdue' : 'due', { date: format.date(due) })}
      </span>
    </>
  );
}
