import type { ResponseOf } from '@tiku/contract';
import { Card, ErrorState, Icon, Skeleton } from '@tiku/ui';
import type { IconName } from '@tiku/ui';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useChanges } from '../exam-import.api.ts';
import styles from './upgrade-changes.module.css';

type Changes = ResponseOf<'GET /exam/import/changes'>;
type Change = Changes['added'][number];

interface KindProps {
  icon: IconName;
  title: string;
  count: number;
  changes: readonly Change[];
}

function Kind({ icon, title, count, changes }: KindProps) {
  const t = useTexts('exam-import');
  const names = useTexts('questions/views');
  if (count === 0) return null;
  const rest = count - changes.length;
  return (
    <details className={styles.kind}>
      <summary className={styles.summary}>
        <Icon name={icon} size={16} />
        {title}
        <Icon name="chevron" size={16} className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {changes.map(({ no, old_no, stem }) => (
          <li key={`${no} ${old_no}`}>
            <span className={styles.no}>{names('no', { no: no ?? old_no ?? 0 })}</span> {stem}
          </li>
        ))}
        {rest > 0 && <li>{t('problems.more', { count: rest })}</li>}
      </ul>
    </details>
  );
}

function Unchanged({ changes }: { changes: Changes }) {
  const t = useTexts('exam-import');
  const format = useFormat();
  return (
    <p className={styles.rest}>
      {t('changes.unchanged', { count: changes.unchanged_count, number: format.number(changes.unchanged_count) })}{' '}
      {changes.moved_count > 0 &&
        t('changes.moved', { count: changes.moved_count, number: format.number(changes.moved_count) })}
    </p>
  );
}

/** What the new file would do to the exam, before it is done. */
export function UpgradeChanges({ importId }: { importId: number }) {
  const t = useTexts('exam-import');
  const { data: changes, error, refetch } = useChanges(importId);
  return (
    <Card aria-labelledby="changes">
      <h2 id="changes">{t('changes.title')}</h2>
      {!changes && !error && <Skeleton lines={3} />}
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {changes && (
        <>
          <div className={styles.kinds}>
            <Kind
              icon="plus"
              title={t('changes.added', { count: changes.added_count })}
              count={changes.added_count}
              changes={changes.added}
            />
            <Kind
              icon="pencil"
              title={t('changes.changed', { count: changes.changed_count })}
              count={changes.changed_count}
              changes={changes.changed}
            />
            <Kind
              icon="trash"
              title={t('changes.removed', { count: changes.removed_count })}
              count={changes.removed_count}
              changes={changes.removed}
            />
          </div>
          <Unchanged changes={changes} />
        </>
      )}
    </Card>
  );
}
