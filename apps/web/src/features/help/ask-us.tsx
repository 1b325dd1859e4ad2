import { ButtonLink } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './help.module.css';

/** The way out of every help page for somebody who did not find an answer. */
export function AskUs() {
  const t = useTexts('help');
  return (
    <aside className={styles.ask} aria-labelledby="help-ask">
      <div>
        <h2 id="help-ask">{t('ask.title')}</h2>
        <p>{t('ask.text')}</p>
      </div>
      <ButtonLink to={paths.newFeedback}>{t('ask.action')}</ButtonLink>
    </aside>
  );
}
