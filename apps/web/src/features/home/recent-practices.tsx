import type { AttemptEntry } from '@tiku/contract';
import { Link } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { HomeCard } from './home-card.tsx';
import { HomeRows } from './home-rows.tsx';
import type { Home } from './home.ts';
import { resumePath } from './resume-path.ts';
import styles from './user-home.module.css';

function useStanding(): (attempt: AttemptEntry) => string {
  const t = useTexts('home');
  const format = useFormat();
  return ({ handed_in_at, answered_count, questions_count, score, full_score, is_removed }) => {
    if (is_removed) return t('practice.removed');
    if (handed_in_at === null) return t('practice.answered', { answered: answered_count, count: questions_count });
    return score === null
      ? t('practice.handed-in')
      : t('practice.score', { score: format.score(score), full: format.score(full_score) });
  };
}

export function RecentPractices({ practices }: { practices: Home['practices'] }) {
  const t = useTexts('home');
  const format = useFormat();
  const describe = useStanding();
  if (practices.length === 0) return null;
  return (
    <HomeCard title={t('practice.title')}>
      <HomeRows
        rows={practices.map(({ prac_id, prac_type, last, last_at }) => ({
          key: prac_id,
          to: resumePath(last),
          title: last.exam.title,
          text: [t(`practice.type.${prac_type}`), describe(last)].join(' · '),
          aside: <time dateTime={last_at}>{format.date(last_at)}</time>,
        }))}
      />
      <p className={styles.links}>
        <Link to={paths.wrongExams}>{t('review.wrong')}</Link>
        <Link to={paths.favoritedQuestionExams}>{t('review.favorited')}</Link>
        <Link to={paths.notedExams}>{t('review.noted')}</Link>
      </p>
    </HomeCard>
  );
}
