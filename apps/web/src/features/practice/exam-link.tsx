import { Icon, Link } from '@tiku/ui';
import { examPath } from '../../lib/navigation/addresses.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './exam-link.module.css';

/** The way back to what is being practised; its place is kept until the exam is known. */
export function ExamLink({ exam }: { exam: { id: number; title: string } | undefined }) {
  const t = useTexts('practice');
  if (!exam) return <div className={styles.back} />;
  return (
    <Link className={styles.back} to={examPath(exam.id)}>
      <Icon name="arrow" size={16} className={styles.arrow} />
      <span className="visually-hidden">{t('back-to')}</span> {exam.title}
    </Link>
  );
}
