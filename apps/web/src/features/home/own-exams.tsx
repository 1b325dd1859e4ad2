import { Link } from '@tiku/ui';
import { examPath, paths } from '../../lib/navigation/paths.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useCanOpen } from '../../lib/navigation/page-access.ts';
import { useOwnExams } from './home.api.ts';
import { HomeCard } from './home-card.tsx';
import { HomeRows } from './home-rows.tsx';
import styles from './user-home.module.css';

const most = 4;

export function OwnExams() {
  const t = useTexts('home');
  const format = useFormat();
  const canOpen = useCanOpen();
  return (
    <HomeCard title={t('exams.title')} answer={useOwnExams()}>
      {({ list }) => (
        <>
          {list.length === 0 ? (
            <p className={styles.nothing}>{t('exams.empty')}</p>
          ) : (
            <HomeRows
              rows={list.slice(0, most).map((exam) => ({
                key: exam.id,
                to: examPath(exam.id),
                title: exam.title,
                text: t('exams.questions', { count: exam.questions_count }),
                aside: <time dateTime={exam.updated_at}>{format.date(exam.updated_at)}</time>,
              }))}
            />
          )}
          <p className={styles.links}>
            {list.length > most && <Link to={paths.publishedExams}>{t('exams.all')}</Link>}
            {canOpen(paths.importNewExam) && <Link to={paths.importNewExam}>{t('exams.new')}</Link>}
            <Link to={paths.favoritedExams}>{t('exams.favorited')}</Link>
          </p>
        </>
      )}
    </HomeCard>
  );
}
