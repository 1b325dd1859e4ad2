import { Button } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import styles from '../layout.module.css';

/** A button, since a `#main` link would be an address of its own and count as navigation. */
export function SkipLink() {
  const t = useTexts('app');
  return (
    <Button look="primary" className={styles.skip} onClick={() => document.querySelector('main')?.focus()}>
      {t('skip')}
    </Button>
  );
}
