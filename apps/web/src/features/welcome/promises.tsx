import { useConfig } from '../../lib/config.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './welcome.module.css';

export function Promises() {
  const t = useTexts('welcome');
  const { forced_language } = useConfig();
  return (
    <section className={styles.promises}>
      <h2>{t('promise.title')}</h2>
      <ul>
        <li>{t('promise.saved')}</li>
        <li>{t('promise.private')}</li>
        {!forced_language && <li>{t('promise.languages')}</li>}
      </ul>
    </section>
  );
}
