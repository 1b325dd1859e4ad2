import { ErrorState, Link, Skeleton } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { NoticeRows } from '../notice/notice.ts';
import { Authoring } from './authoring.tsx';
import { DueHomework } from './due-homework.tsx';
import { FirstSteps, isFirstDay } from './first-steps.tsx';
import { useHome } from './home.api.ts';
import { HomeCard } from './home-card.tsx';
import type { Home } from './home.ts';
import { News } from './news.tsx';
import { NextStep } from './next-step.tsx';
import { Operating } from './operating.tsx';
import { OwnExams } from './own-exams.tsx';
import { RecentPractices } from './recent-practices.tsx';
import { Suggestions } from './suggestions.tsx';
import { Teaching } from './teaching.tsx';
import { Today } from './today.tsx';
import { TourOffer } from '../tour/tour.ts';
import styles from './user-home.module.css';

function Notices({ notices }: { notices: Home['notices'] }) {
  const t = useTexts('home');
  if (notices.length === 0) return null;
  return (
    <HomeCard title={t('user-home.notices')}>
      <NoticeRows notices={notices} />
      <p className={styles.links}>
        <Link to={paths.notices}>{t('user-home.all-notices')}</Link>
      </p>
    </HomeCard>
  );
}

/** What others wait for comes first, then what is one's own. */
function Parts({ home }: { home: Home }) {
  const isFirst = home.practices.length === 0;
  const suggestions = <Suggestions list={home.suggestions} isFirst={isFirst} />;
  const isNew = isFirstDay(home);
  return (
    <>
      {isNew ? <FirstSteps /> : <NextStep home={home} />}
      <div className={styles.cards}>
        <Teaching teaching={home.teaching} />
        <DueHomework list={home.homework} />
        <Authoring authoring={home.authoring} />
        <Operating operating={home.operating} />
        {isFirst && !home.teaching && suggestions}
        {!isNew && <Today home={home} />}
        <RecentPractices practices={home.practices} />
        <News list={home.news} />
        <OwnExams list={home.exams} />
        <Notices notices={home.notices} />
        {(!isFirst || home.teaching) && suggestions}
      </div>
    </>
  );
}

/** As large as what comes, so that nothing jumps. */
function Waiting() {
  return (
    <>
      <div className={styles.next} aria-busy="true" />
      <div className={styles.cards}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} lines={8} />
        ))}
      </div>
    </>
  );
}

export function UserHomePage() {
  const t = useTexts('home');
  const { data, error, refetch } = useHome();
  const user = useSession((state) => state.user);
  const unread = useSession((state) => state.noticeUnreadCount);
  const name = data?.home.name || user?.name || user?.user_name || '';
  const sentence = unread > 0 ? t('user-home.unread', { count: unread }) : t('user-home.nothing-unread');
  return (
    <>
      <PageHeading title={t('user-home.greeting', { name })} text={sentence} />
      <TourOffer name="home" />
      {data && <Parts home={data.home} />}
      {!data && (error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Waiting />)}
    </>
  );
}
