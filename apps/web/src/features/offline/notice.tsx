import { Icon } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import styles from './offline.module.css';

export function Notice() {
  const t = useTexts('offline');
  return (
    <output className={styles.notice}>
      <Icon name="alert" size={16} />
      <span>{t('notice')}</span>
    </output>
  );
}
