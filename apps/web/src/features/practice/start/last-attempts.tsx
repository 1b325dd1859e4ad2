import type { PracticeRecord } from '@tiku/contract';
import { Card, Link } from '@tiku/ui';
import { historyPath } from '../../../lib/navigation/addresses.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { AttemptRows } from '../history/attempt-rows.tsx';
import styles from './start.module.css';

interface LastAttemptsProps {
  practices: readonly PracticeRecord[];
  examId: number;
  rank: { rank: number; people: number } | null;
}

/** What I did last, in each way. */
export function LastAttempts({ practices, examId, rank }: LastAttemptsProps) {
  const t = useTexts('practice');
  if (practices.length === 0) return null;
  return (
    <Card aria-labelledby="last">
      <div className={styles.head}>
        <h2 id="last">{t('last')}</h2>
        <Link to={historyPath(examId)}>{t('history.all')}</Link>
      </div>
      {rank && <p className={styles.hint}>{t('rank.best', { rank: rank.rank, count: rank.people })}</p>}
      <AttemptRows attempts={practices.map(({ last }) => last)} />
    </Card>
  );
}
