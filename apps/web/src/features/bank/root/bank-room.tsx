import type { BankSummary } from '@tiku/contract';
import { Card, Link } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import styles from './bank.module.css';

/** From here on somebody should know that it gets tight. */
const tight = 0.9;

/** How much is in it, of how much may be. */
export function BankRoom({ summary }: { summary: BankSummary }) {
  const t = useTexts('bank');
  const format = useFormat();
  const { questions_count, limit, is_vip, storage_used, storage_limit } = summary;
  return (
    <Card className={styles.room}>
      <div className={styles.measure}>
        <span id="bank-count">
          {t('room.questions', { count: format.number(questions_count), limit: format.number(limit) })}
        </span>
        <progress aria-labelledby="bank-count" max={limit} value={Math.min(questions_count, limit)} />
      </div>
      <div className={styles.measure}>
        <span id="bank-storage">
          {t('room.storage', { used: format.size(storage_used), limit: format.size(storage_limit) })}
        </span>
        <progress aria-labelledby="bank-storage" max={storage_limit} value={Math.min(storage_used, storage_limit)} />
      </div>
      {questions_count >= limit * tight && !is_vip && (
        <p className={styles.upgrade}>
          {t(questions_count >= limit ? 'room.full' : 'room.tight', { limit: format.number(limit) })}{' '}
          <Link to={paths.newFeedback}>{t('room.upgrade')}</Link>
        </p>
      )}
    </Card>
  );
}
