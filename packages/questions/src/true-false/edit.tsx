import { useId } from 'react';
import type { EditProps } from '../editor/edit-props.ts';
import { QuestionScore } from '../editor/question-score.tsx';
import { ScoreRow } from '../editor/score-row.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import styles from './edit.module.css';
import type { TrueFalseQuestion } from './schema.ts';

export function TrueFalseEdit({ question, onChange }: EditProps<TrueFalseQuestion>) {
  const t = useQuestionTexts();
  const group = useId();
  return (
    <>
      <fieldset className={styles.answer}>
        <legend className={styles.title}>{t('right-answer')}</legend>
        {([true, false] as const).map((answer) => (
          <label key={String(answer)} className={styles.choice}>
            <input
              type="radio"
              name={group}
              checked={question.correct_answer === answer}
              onChange={() => onChange({ ...question, correct_answer: answer })}
            />
            {t(answer ? 'true' : 'false')}
          </label>
        ))}
      </fieldset>
      <ScoreRow>
        <QuestionScore question={question} onChange={onChange} />
      </ScoreRow>
    </>
  );
}
