import type { HiddenKey } from '@tiku/contract';
import { Icon, Link } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { startPath } from '../../lib/navigation/addresses.ts';
import styles from './hidden-key-note.module.css';

/** Why the marker of a question does not see its key, and what they can do about it. */
export function HiddenKeyNote({ hidden }: { hidden: HiddenKey }) {
  const t = useTexts('question');
  return (
    <p className={styles.note}>
      <Icon name="lock" size={16} />
      <span>
        {t(`hidden-key.${hidden.reason}`)}{' '}
        {hidden.exam_id !== null && <Link to={startPath(hidden.exam_id)}>{t('hidden-key.practise')}</Link>}
      </span>
    </p>
  );
}
