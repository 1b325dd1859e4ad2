import { Link } from '@tiku/ui';
import { examPath } from '../../lib/navigation/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { HomeCard } from './home-card.tsx';
import { HomeRows } from './home-rows.tsx';
import type { Home } from './home.ts';
import styles from './user-home.module.css';

/** What most people open; on the first day, exams to try. */
export function Suggestions({ list, isFirst }: { list: Home['suggestions']; isFirst: boolean }) {
  const t = useTexts('home');
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    <HomeCard title={t(isFirst ? 'hot.first' : 'hot.title')}>
      <HomeRows
        rows={list.map((exam) => ({
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
    </HomeCard>
  );
}
