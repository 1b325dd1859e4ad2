import { BarChart, Link } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useTexts } from '../../lib/i18n.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { HomeCard } from './home-card.tsx';
import type { Home } from './home.ts';
import styles from './user-home.module.css';

function Goal({ home }: { home: Home }) {
  const t = useTexts('home');
  const goal = home.plan.daily_goal;
  const answered = home.week.at(-1)?.questions_count ?? 0;
  if (goal === null) return <p>{t('today.answered', { count: answered })}</p>;
  return (
    <div>
      <p>{t('today.goal', { answered, goal })}</p>
      <progress
        className={styles.progress}
        max={goal}
        value={Math.min(answered, goal)}
        aria-label={t('today.goal-name')}
      />
    </div>
  );
}

/** Today and the week at a glance. */
export function Today({ home }: { home: Home }) {
  const t = useTexts('home');
  const format = useFormat();
  const language = useLanguage();
  const weekdays = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const { streak, review } = home;
  const bars = home.week.map(({ date, questions_count, correct_count }) => ({
    name: weekdays.format(new Date(date)),
    value: questions_count,
    part: correct_count,
    text: t('today.right', { count: questions_count, right: correct_count }),
  }));
  return (
    <HomeCard title={t('today.title')} data-tour="today">
      <Goal home={home} />
      {streak && streak.days > 0 && (
        <p>
          {t('today.streak', { count: streak.days })} {streak.is_done_today ? '' : t('today.streak-open')}
        </p>
      )}
      {review.done_count > 0 && <p>{t('today.reviewed', { count: review.done_count })}</p>}
      {bars.some(({ value }) => value > 0) && <BarChart label={t('today.week')} bars={bars} scale={format.count} />}
      <p className={styles.links}>
        <Link to={paths.studyOverview}>{t('today.all')}</Link>
        <Link to={paths.review}>{t('today.plan')}</Link>
      </p>
    </HomeCard>
  );
}
