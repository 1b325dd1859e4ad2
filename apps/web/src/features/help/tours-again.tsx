import { Button, showToast } from '@tiku/ui';
import { useTexts } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { offerAgain } from '../tour/tour.ts';
import styles from './help.module.css';

/** For people who skipped a tour and want it after all. */
export function ToursAgain() {
  const t = useTexts('help');
  if (!useSignedIn()) return null;
  return (
    <aside className={styles.ask} aria-labelledby="help-tours">
      <div>
        <h2 id="help-tours">{t('tours')}</h2>
        <p>{t('tours-text')}</p>
      </div>
      <Button
        onClick={() => {
          offerAgain();
          showToast(t('tours-done'));
        }}
      >
        {t('tours-again')}
      </Button>
    </aside>
  );
}
