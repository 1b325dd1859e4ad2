import type { ResponseOf } from '@tiku/contract';
import { useTexts } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoticeRows } from '../notice/notice.ts';
import { useHome } from './home.api.ts';
import styles from './user-home.module.css';

type Home = ResponseOf<'GET /user/webhome'>['home'];

function Notices({ home }: { home: Home }) {
  const t = useTexts('home');
  if (home.notices.length === 0) {
    return (
      <EmptyState title={t('user-home.empty-title')} text={t('user-home.empty-text')}>
        <ButtonLink to="/tour-home">{t('user-home.empty-action')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <NoticeRows notices={home.notices} />
      <Link className={styles.more} to="/notices/index">
        {t('user-home.all-notices')}
      </Link>
    </>
  );
}

export function UserHomePage() {
  const t = useTexts('home');
  const home = useHome();
  const user = useSession((state) => state.user);
  const unread = useSession((state) => state.noticeUnreadCount);
  const name = home.data?.home.name || user?.name || user?.user_name || '';
  const sentence = unread > 0 ? t('user-home.unread', { count: unread }) : t('user-home.nothing-unread');
  return (
    <>
      <PageHeading title={t('user-home.greeting', { name })} text={sentence} />
      <Card className={styles.notices} aria-labelledby="home-notices">
        <h2 id="home-notices">{t('user-home.notices')}</h2>
        {home.data && <Notices home={home.data.home} />}
        {home.isPending && <Skeleton lines={6} />}
        {home.error && !home.data && <ErrorState message={home.error.message} onRetry={() => void home.refetch()} />}
      </Card>
    </>
  );
}
