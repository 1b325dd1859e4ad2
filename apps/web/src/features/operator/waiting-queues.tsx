import type { OperatorQueue } from '@tiku/contract';
import { Link } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { RowAbout } from '../../ui/list/rows.tsx';
import { queuePaths } from './operator-paths.ts';
import styles from './operator.module.css';

/** As far as the server counts. */
const mostCounted = 1_000;

interface Waiting {
  queue: OperatorQueue;
  count: number;
  oldest_at: string | null;
  late_count: number;
}

function Queue({ queue, count, oldest_at, late_count }: Waiting) {
  const t = useTexts('operator');
  const format = useFormat();
  return (
    <li>
      <Link className={styles.queue} to={queuePaths[queue]}>
        {t(`queue.${queue}`)}
        <span className={count === 0 ? `${styles.count} ${styles.none}` : styles.count}>
          {format.number(count)}
          {count === mostCounted && '+'}
        </span>
        <span className={styles.muted}>
          {oldest_at === null ? t('queue.nothing') : t('queue.since', { date: format.date(oldest_at) })}
        </span>
        {late_count > 0 && (
          <RowAbout className={styles.about}>
            <span className={styles.late}>{t('queue.late', { count: late_count })}</span>
          </RowAbout>
        )}
      </Link>
    </li>
  );
}

export function WaitingQueues({ list }: { list: readonly Waiting[] }) {
  return (
    <ul className={styles.queues}>
      {list.map((waiting) => (
        <Queue key={waiting.queue} {...waiting} />
      ))}
    </ul>
  );
}
