import type { ResponseOf } from '@tiku/contract';
import { ButtonLink, EmptyState, Link } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { NoticeRows } from '../notice/notice.ts';
import { useHome } from './home.api.ts';
import { DueHomework } from './due-homework.tsx';
import { HomeCard } from './home-card.tsx';
import { HotExams } from './hot-exams.tsx';
import { NextStep } from './next-step.tsx';
import { OwnExams } from './own-exams.tsx';
import { RecentPractices } from './recent-practices.tsx';
import { ReviewQueue } from './review-queue.tsx';
import styles from './user-home.module.css';

type Home = ResponseOf<'GET /user/webhome'>['home'];

function Notices({ home }: { home: Home }) {
  const t = useTexts('home');
  if (home.notices.length === 0) {
    return (
      <EmptyState title={t('user-home.empty-title')} text={t('user-home.empty-text')}>
        <ButtonLink to={paths.help}>{t('user-home.empty-action')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <NoticeRows notices={home.notices} />
      <p className={styles.links}>
        <Link to={paths.notices}>{t('user-home.all-notices')}</Link>
      </p>
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
      <NextStep />
      <div className={styles.cards}>
        <DueHomework />
        <RecentPractices />
        <ReviewQueue />
        <OwnExams />
        <HomeCard title={t('user-home.notices')} answer={home}>
          {(data) => <Notices home={data.home} />}
        </HomeCard>
        <HotExams />
      </div>
    </>
  );
}
