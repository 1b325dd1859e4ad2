import { Link } from '@tiku/ui';
import { examPath, paths } from '../../lib/navigation/paths.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useHotExams } from './home.api.ts';
import { HomeCard } from './home-card.tsx';
import { HomeRows } from './home-rows.tsx';
import styles from './user-home.module.css';

const most = 4;

export function HotExams() {
  const t = useTexts('home');
  const format = useFormat();
  const hot = useHotExams();
  if (hot.data?.list.length === 0) return null;
  return (
    <HomeCard title={t('hot.title')} answer={hot}>
      {({ list }) => (
        <>
          <HomeRows
            rows={list.slice(0, most).map((exam) => ({
              key: exam.id,
              to: examPath(exam.id),
              title: exam.title,
              text: t('exams.questions', { count: exam.questions_count }),
              aside: t('hot.opened', { count: exam.opened_count, figure: format.count(exam.opened_count) }),
            }))}
          />
          <p className={styles.links}>
            <Link to={paths.publicExams}>{t('hot.all')}</Link>
          </p>
        </>
      )}
    </HomeCard>
  );
}
