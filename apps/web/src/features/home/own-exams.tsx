import { Link } from '@tiku/ui';
import { examPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useCanOpen } from '../../lib/navigation/page-access.ts';
import { HomeCard } from './home-card.tsx';
import { HomeRows } from './home-rows.tsx';
import type { Home } from './home.ts';
import styles from './user-home.module.css';

export function OwnExams({ list }: { list: Home['exams'] }) {
  const t = useTexts('home');
  const format = useFormat();
  const canOpen = useCanOpen();
  if (list.length === 0) return null;
  return (
    <HomeCard title={t('exams.title')}>
      <HomeRows
        rows={list.map((exam) => ({
          key: exam.id,
          to: examPath(exam.id),
          title: exam.title,
          text: t('exams.questions', { count: exam.questions_count }),
          aside: <time dateTime={exam.updated_at}>{format.date(exam.updated_at)}</time>,
        }))}
      />
      <p className={styles.links}>
        <Link to={paths.publishedExams}>{t('exams.all')}</Link>
        {canOpen(paths.importNewExam) && <Link to={paths.importNewExam}>{t('exams.new')}</Link>}
        <Link to={paths.favoritedExams}>{t('exams.favorited')}</Link>
      </p>
    </HomeCard>
  );
}
