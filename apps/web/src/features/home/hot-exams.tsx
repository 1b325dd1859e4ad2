import { Link } from '@tiku/ui';
import { examPath, paths } from '../../lib/navigation/paths.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { useHotExams } from './home.api.ts';
import { HomeCard } from './home-card.tsx';
import { HomeRows } from './home-rows.tsx';
import styles from './user-home.module.css';

const most = 4;

/** Public exams are for personal accounts; a company has its own. */
export function HotExams() {
  const t = useTexts('home');
  const format = useFormat();
  const isPersonal = useSession((state) => state.companyId === null);
  const hot = useHotExams(isPersonal);
  if (!isPersonal || hot.data?.list.length === 0) return null;
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
