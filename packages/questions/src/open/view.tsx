import { useId } from 'react';
import { questionLimits } from '../limits.ts';
import { RichText } from '../rich-text/draw/rich-text.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { useQuestionKeys } from '../views/question-keys.ts';
import { Stem } from '../views/stem.tsx';
import type { AnswerProps, ReviewProps } from '../views/view-props.ts';
import shared from '../views/view.module.css';
import type { OpenAnswer, OpenQuestion, PublicOpenQuestion } from './schema.ts';
import styles from './view.module.css';
import { traitsOf } from '../types.ts';

export function OpenAnswerView(props: AnswerProps<PublicOpenQuestion, OpenAnswer>) {
  const { question, answer, onChange, onConfirm, disabled = false, active = false, attachments } = props;
  const t = useQuestionTexts();
  const id = useId();
  const text = answer?.text ?? '';
  const files = answer?.files ?? [];

  useQuestionKeys(active && !disabled, (key) => {
    if (key !== 'Enter' || !onConfirm) return false;
    onConfirm();
    return true;
  });

  return (
    <>
      <Stem id={id} html={question.desc} />
      <fieldset className={styles.answer} aria-labelledby={id}>
        <textarea
          className={`${shared.field} ${shared.growing} ${traitsOf(question.type).isLong ? styles.essay : styles.short}`}
          value={text}
          disabled={disabled}
          maxLength={questionLimits.openText}
          aria-label={t('your-answer')}
          aria-describedby={`${id}-count`}
          onChange={(event) => {
            const written = event.target.value;
            onChange(written || files.length > 0 ? { text: written, files } : null);
          }}
        />
        <p id={`${id}-count`} className={styles.count}>
          {t('characters', { count: Array.from(text).length })}
        </p>
        {attachments}
      </fieldset>
    </>
  );
}

export function OpenReviewView({ question, answer, grading, attachments }: ReviewProps<OpenQuestion, OpenAnswer>) {
  const t = useQuestionTexts();
  const id = useId();
  const isEmpty = !answer?.text.trim() && !answer?.files.length;
  return (
    <>
      <Stem id={id} html={question.desc} />
      {/* What somebody wrote is theirs to read before anybody has marked it. */}
      {(grading || answer) && (
        <div className={styles.side}>
          <p className={shared.title}>{t('your-answer')}</p>
          {isEmpty ? (
            <p className={styles.none}>{t('item.unanswered')}</p>
          ) : (
            <p className={styles.mine}>{answer?.text}</p>
          )}
          {attachments}
        </div>
      )}
      {question.correct_answer && (
        <div className={styles.side}>
          <p className={shared.title}>{t('reference-answer')}</p>
          <RichText html={question.correct_answer} />
        </div>
      )}
    </>
  );
}
