import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './question-head.module.css';
import type { QuestionType } from '../types.ts';

interface QuestionHeadProps {
  /** The number it is shown under. */
  no: number;
  type: QuestionType;
  points: number;
}

export function QuestionHead({ no, type, points }: QuestionHeadProps) {
  const t = useQuestionTexts();
  return (
    <div className={styles.head}>
      <span className={styles.no}>{t('no', { no })}</span>
      <span>{t(`type.${type}`)}</span>
      <span className={styles.points}>{t('points', { count: points })}</span>
    </div>
  );
}
