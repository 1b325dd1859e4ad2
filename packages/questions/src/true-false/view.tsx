import { useId, useRef } from 'react';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { useOptionKeys } from '../views/option-keys.ts';
import { OptionRow, ReviewedOption, optionStateOf } from '../views/option-row.tsx';
import { Stem } from '../views/stem.tsx';
import type { AnswerProps, ReviewProps } from '../views/view-props.ts';
import type { PublicTrueFalseQuestion, TrueFalseAnswer, TrueFalseQuestion } from './schema.ts';
import styles from './view.module.css';

const choices = [
  { value: true, name: 'true', keys: ['T', '1', '对'] },
  { value: false, name: 'false', keys: ['F', '2', '错'] },
] as const;

export function TrueFalseAnswerView(props: AnswerProps<PublicTrueFalseQuestion, TrueFalseAnswer>) {
  const { question, answer, onChange, onConfirm, disabled = false, active = false } = props;
  const t = useQuestionTexts();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  useOptionKeys({
    group,
    active: active && !disabled,
    onConfirm,
    // Beside the keys that work in every language, the sign that is shown: V for verdadero.
    keysOf: (index) => {
      const choice = choices[index];
      return choice ? [...choice.keys, t(`${choice.name}.sign`)] : [];
    },
  });

  return (
    <>
      <Stem id={id} html={question.desc} />
      <fieldset ref={group} className={styles.choices} role="radiogroup" aria-labelledby={id}>
        {choices.map(({ value, name }) => (
          <OptionRow
            key={name}
            type="radio"
            name={id}
            badge={t(`${name}.sign`)}
            checked={answer === value}
            disabled={disabled}
            onChange={() => onChange(value)}
          >
            {t(name)}
          </OptionRow>
        ))}
      </fieldset>
    </>
  );
}

export function TrueFalseReviewView({ question, answer }: ReviewProps<TrueFalseQuestion, TrueFalseAnswer>) {
  const t = useQuestionTexts();
  const id = useId();
  return (
    <>
      <Stem id={id} html={question.desc} />
      <ul className={`${styles.choices} ${styles.reviewed}`} aria-labelledby={id}>
        {choices.map(({ value, name }) => (
          <ReviewedOption
            key={name}
            type="radio"
            badge={t(`${name}.sign`)}
            state={optionStateOf(answer === value, question.correct_answer === value)}
          >
            {t(name)}
          </ReviewedOption>
        ))}
      </ul>
    </>
  );
}
