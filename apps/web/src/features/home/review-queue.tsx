import { Link } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { listPath } from '../question-list/question-list.ts';
import { useReviewQueue } from './home.api.ts';
import { HomeCard } from './home-card.tsx';
import { HomeRows } from './home-rows.tsx';
import styles from './user-home.module.css';

const most = 4;

export function ReviewQueue() {
  const t = useTexts('home');
  const format = useFormat();
  return (
    <HomeCard title={t('review.title')} answer={useReviewQueue()}>
      {({ list }) => (
        <>
          {list.length === 0 ? (
            <p className={styles.nothing}>{t('review.empty')}</p>
          ) : (
            <HomeRows
              rows={list.slice(0, most).map(({ exam, marked_count, marked_at }) => ({
                key: exam.id,
                to: listPath('wrong', exam.id),
                title: exam.title,
                text: t('review.wrong', { count: marked_count }),
                aside: <time dateTime={marked_at}>{format.date(marked_at)}</time>,
              }))}
            />
          )}
          <p className={styles.links}>
            {list.length > most && <Link to={paths.wrongExams}>{t('review.all')}</Link>}
            <Link to={paths.favoritedQuestionExams}>{t('review.favorited')}</Link>
            <Link to={paths.notedExams}>{t('review.noted')}</Link>
          </p>
        </>
      )}
    </HomeCard>
  );
}
