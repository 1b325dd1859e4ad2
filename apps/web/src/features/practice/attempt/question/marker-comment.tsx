import type { AnswerState } from '@tiku/contract';
import { useTexts } from '../../../../lib/i18n.ts';
import styles from './question-body.module.css';

/** What the marker of the homework wrote to the answer. */
export function MarkerComment({ state }: { state: AnswerState }) {
  const t = useTexts('practice');
  if (!state.comment) return null;
  return (
    <p className={styles.comment}>
      <strong>{t('marker-comment')}</strong> {state.comment}
    </p>
  );
}
