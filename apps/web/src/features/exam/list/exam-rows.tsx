import type { ListedExam } from '@tiku/contract';
import { Link } from '@tiku/ui';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ExamBadges } from './exam-badges.tsx';
import { ExamCover } from './exam-cover.tsx';
import styles from './exam-rows.module.css';
import { FavoriteButton } from './favorite-button.tsx';
import { Rating } from '../reviews/rating.tsx';

interface ExamRowsProps {
  exams: readonly ListedExam[];
  onOpen?: (exam: ListedExam) => void;
}

/** Exams for somebody who looks for one to practise. */
export function ExamRows({ exams, onOpen }: ExamRowsProps) {
  const t = useTexts('exam');
  const format = useFormat();
  return (
    <ul className={styles.rows}>
      {exams.map((exam) => (
        <li key={exam.id} className={styles.row}>
          <ExamCover title={exam.title} />
          <div className={styles.main}>
            <Link className={styles.title} to={examPath(exam.id)} onClick={() => onOpen?.(exam)}>
              {exam.title}
            </Link>
            {exam.description && <p className={styles.text}>{exam.description}</p>}
            <p className={styles.figures}>
              <ExamBadges exam={exam} />
              <Rating rating={exam.rating} reviews={exam.reviews_count} />
              <span>{t('questions', { count: exam.questions_count })}</span>
              {exam.duration > 0 && <span>{format.minutes(exam.duration)}</span>}
              <span>{t('by', { name: exam.author.name })}</span>
              {exam.opened_count > 0 && (
                <span>{t('opened', { count: exam.opened_count, figure: format.count(exam.opened_count) })}</span>
              )}
            </p>
          </div>
          <div className={styles.star}>
            <FavoriteButton exam={exam} />
          </div>
        </li>
      ))}
    </ul>
  );
}
