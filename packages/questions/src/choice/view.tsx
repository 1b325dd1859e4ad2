import { useId, useRef } from 'react';
import { letters } from '../letters.ts';
import { RichText } from '../rich-text/draw/rich-text.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { OptionRow, ReviewedOption, optionStateOf } from '../views/option-row.tsx';
import { useOptionKeys } from '../views/option-keys.ts';
import { Stem } from '../views/stem.tsx';
import type { AnswerProps, ReviewProps } from '../views/view-props.ts';
import styles from '../views/view.module.css';
import type { ChoiceAnswer, ChoiceQuestion, PublicChoiceQuestion } from './schema.ts';
import { traitsOf } from '../types.ts';

type ChoiceType = ChoiceQuestion['type'];

function inputOf(type: ChoiceType): 'radio' | 'checkbox' {
  return traitsOf(type).right === 'one' ? 'radio' : 'checkbox';
}

export function ChoiceAnswerView(props: AnswerProps<PublicChoiceQuestion, ChoiceAnswer>) {
  const { question, answer, onChange, onConfirm, disabled = false, active = false } = props;
  const t = useQuestionTexts();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const count = traitsOf(question.type).right;
  const chosen = answer ?? [];

  function choose(letter: string, isChosen: boolean): void {
    if (count === 'one') return onChange([letter]);
    const kept = chosen.filter((other) => other !== letter);
    const next = isChosen ? [...kept, letter].toSorted() : kept;
    onChange(next.length > 0 ? next : null);
  }

  useOptionKeys({ group, active: active && !disabled, onConfirm, keysOf: (index) => [letters[index], `${index + 1}`] });

  return (
    <>
      <Stem id={id} html={question.desc} />
      {count !== 'one' && (
        <p id={`${id}-hint`} className={styles.hint}>
          {t(`choose.${count}`)}
        </p>
      )}
      <fieldset
        ref={group}
        className={styles.options}
        role={count === 'one' ? 'radiogroup' : undefined}
        aria-labelledby={id}
        aria-describedby={count === 'one' ? undefined : `${id}-hint`}
      >
        {question.options.map((option, index) => {
          const letter = letters.charAt(index);
          return (
            <OptionRow
              key={letter}
              type={inputOf(question.type)}
              name={id}
              badge={letter}
              label={t('option.label', { letter })}
              checked={chosen.includes(letter)}
              disabled={disabled}
              onChange={(isChosen) => choose(letter, isChosen)}
            >
              <RichText html={option} still />
            </OptionRow>
          );
        })}
      </fieldset>
    </>
  );
}

export function ChoiceReviewView({ question, answer }: ReviewProps<ChoiceQuestion, ChoiceAnswer>) {
  const t = useQuestionTexts();
  const id = useId();
  return (
    <>
      <Stem id={id} html={question.desc} />
      <ul className={styles.options} aria-labelledby={id}>
        {question.options.map((option, index) => {
          const letter = letters.charAt(index);
          return (
            <ReviewedOption
              key={letter}
              type={inputOf(question.type)}
              badge={letter}
              label={t('option.label', { letter })}
              state={optionStateOf(answer?.includes(letter) ?? false, question.correct_answer.includes(letter))}
            >
              <RichText html={option} />
            </ReviewedOption>
          );
        })}
      </ul>
    </>
  );
}
