import type { ImportView } from '@tiku/contract';
import { Card, Icon } from '@tiku/ui';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './compare-samples.module.css';

/** After the file has been read anew: what became of the edits that were made before. */
export function KeptEdits({ view: { kept_count = 0, waiting_count = 0 } }: { view: ImportView }) {
  const t = useTexts('exam-import');
  if (kept_count + waiting_count === 0) return null;
  return (
    <Card className={styles.done}>
      <Icon name={waiting_count > 0 ? 'flag' : 'check'} className={waiting_count > 0 ? undefined : styles.right} />
      <output>
        {kept_count > 0 && t('edits.kept', { count: kept_count })}{' '}
        {waiting_count > 0 && t('edits.waiting', { count: waiting_count })}
      </output>
    </Card>
  );
}
