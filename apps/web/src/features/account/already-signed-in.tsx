import { Link } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSession, useSignedIn } from '../../lib/session.ts';
import styles from './login.module.css';

/** Somebody refused at a page keeps their session; they may go on with it, or sign in as somebody else. */
export function AlreadySignedIn() {
  const t = useTexts('account');
  const user = useSession((state) => state.user);
  if (!useSignedIn() || !user) return null;
  return (
    <p className={styles.signedIn}>
      {t('login.signed-in', { name: user.name || user.user_name })}
      <Link to={paths.home}>{t('login.stay')}</Link>
    </p>
  );
}
