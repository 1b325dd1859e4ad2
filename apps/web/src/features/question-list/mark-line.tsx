import type { LastAnswer, QuestionMark } from '@tiku/contract';
import type { QuestionType } from '@tiku/questions';
import { AnswerText } from '@tiku/questions/views';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { keptStyles } from '../question/cards/cards.ts';
import styles from './marked-questions.module.css';

interface MarkLineProps {
  type: QuestionType;
  mark: QuestionMark;
  withKey: boolean;
  lastAnswer: LastAnswer | null;
}

/** How somebody has fared with a question so far, and what they answered last. */
export function MarkLine({ type, mark, withKey, lastAnswer }: MarkLineProps) {
  const t = useTexts('question-list');
  const format = useFormat();
  const answer = lastAnswer?.answer ?? null;
  const { wrong_at, wrong_count, answered_count, right_count } = mark;
  const date = wrong_at === null ? '' : format.date(wrong_at);
  const isWrong = wrong_at !== null && wrong_count > 0;
  // Answers to what it said before its author changed it are counted apart.
  const isOfAll = isWrong && wrong_count <= answered_count;
  return (
    <>
      {answer !== null && (
        <p className={styles.mine}>
          <span className={styles.mineLabel}>{t('mark.mine')}</span> <AnswerText type={type} answer={answer} />
        </p>
      )}
      <p className={keptStyles.line}>
        {isWrong &&
          (isOfAll && answered_count > 1 ? (
            <span>{t('mark.wrong-of', { count: wrong_count, total: answered_count, date })}</span>
          ) : (
            <span>{t('mark.wrong', { count: wrong_count, date })}</span>
          ))}
        {!isOfAll && answered_count > 0 && (
          <span>{t('mark.answered', { count: answered_count, right: right_count })}</span>
        )}
        {!withKey && <span>{t('mark.no-key')}</span>}
      </p>
    </>
  );
}
