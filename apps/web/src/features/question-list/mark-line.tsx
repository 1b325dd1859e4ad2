import type { QuestionMark } from '@tiku/contract';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import styles from './kept-question-card.module.css';

/** How somebody has fared with a question so far, in one line. */
export function MarkLine({ mark, withKey }: { mark: QuestionMark; withKey: boolean }) {
  const t = useTexts('question-list');
  const format = useFormat();
  const { wrong_at, wrong_count, answered_count, right_count } = mark;
  return (
    <p className={styles.line}>
      {wrong_at !== null && wrong_count > 0 && (
        <span>{t('mark.wrong', { count: wrong_count, date: format.date(wrong_at) })}</span>
      )}
      {answered_count > 0 && <span>{t('mark.answered', { count: answered_count, right: right_count })}</span>}
      {!withKey && <span>{t('mark.no-key')}</span>}
    </p>
  );
}
