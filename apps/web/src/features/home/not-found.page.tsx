import { ButtonLink, Drawing } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import styles from './not-found.module.css';

export function NotFoundPage() {
  const t = useTexts('home');
  const home = useSignedIn() ? paths.home : '/';
  return (
    <div className={styles.notFound}>
      <Drawing name="lost" />
      <h1 tabIndex={-1}>{t('not-found.title')}</h1>
      <p>{t('not-found.text')}</p>
      <ButtonLink to={home} look="primary">
        {t('not-found.home')}
      </ButtonLink>
    </div>
  );
}
