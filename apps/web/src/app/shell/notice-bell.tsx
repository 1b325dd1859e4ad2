import { ButtonLink, Icon } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import styles from './navbar.module.css';

const mostShown = 99;

export function NoticeBell() {
  const t = useTexts('app');
  const count = useSession((state) => state.noticeUnreadCount);
  const label = count === 0 ? t('notices.none') : t('notices.unread', { count });
  return (
    <ButtonLink to={paths.notices} look="quiet" size="icon" className={styles.bell} aria-label={label} title={label}>
      <Icon name="bell" />
      {count > 0 && <span className={styles.count}>{count > mostShown ? `${mostShown}+` : count}</span>}
    </ButtonLink>
  );
}
