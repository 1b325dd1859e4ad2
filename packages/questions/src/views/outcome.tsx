import type { Grading } from '../grade/grading.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './outcome.module.css';
import { VerdictMark, verdictOf } from './verdict.tsx';

/** What became of the answer as a whole, and its marks. */
export function Outcome({ grading }: { grading: Grading }) {
  const t = useQuestionTexts();
  const verdict = verdictOf(grading);
  return (
    <p className={`${styles.outcome} ${styles[verdict] ?? ''}`}>
      <span className={styles.seal}>
        <VerdictMark verdict={verdict} />
      </span>
      <strong>{t(`outcome.${verdict}`)}</strong>
      <span className={styles.marks}>
        {grading.status === 'needs-person'
          ? t('points', { count: grading.total })
          : t('marks', { earned: grading.earned, count: grading.total })}
      </span>
    </p>
  );
}
