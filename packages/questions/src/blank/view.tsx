import { Fragment, useId, useRef } from 'react';
import { questionLimits } from '../limits.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { useFieldKeys } from '../views/field-keys.ts';
import { ReviewedItem, ReviewedItems } from '../views/reviewed-item.tsx';
import { Stem } from '../views/stem.tsx';
import type { AnswerProps, ReviewProps } from '../views/view-props.ts';
import shared from '../views/view.module.css';
import { numberBlanks } from './number-blanks.ts';
import type { BlankAnswer, BlankQuestion, PublicBlankQuestion } from './schema.ts';
import styles from './view.module.css';
import { traitsOf } from '../types.ts';

/** What a person should know before they write; most blanks need no word. */
function hintOf(type: BlankQuestion['type']) {
  const { isCaseSensitive, isUnordered } = traitsOf(type);
  if (isUnordered) return isCaseSensitive ? 'case-sensitive-unordered' : 'unordered';
  return isCaseSensitive ? 'case-sensitive' : null;
}

export function BlankAnswerView(props: AnswerProps<PublicBlankQuestion, BlankAnswer>) {
  const { question, answer, onChange, onConfirm, disabled = false, active = false } = props;
  const t = useQuestionTexts();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const onKeyDown = useFieldKeys({ group, active: active && !disabled, onConfirm });
  const hint = hintOf(question.type);
  const texts = Array.from({ length: question.blanks }, (_, index) => answer?.[index] ?? '');

  function write(index: number, text: string): void {
    const next = texts.with(index, text);
    onChange(next.some(Boolean) ? next : null);
  }

  return (
    <>
      <Stem id={id} html={numberBlanks(question.desc, question.blanks)} />
      {hint && (
        <p id={`${id}-hint`} className={shared.hint}>
          {t(`blank.${hint}`)}
        </p>
      )}
      <fieldset
        ref={group}
        className={styles.blanks}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        {texts.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a blank is its place
          <div key={index} className={styles.blank}>
            {texts.length > 1 && (
              <span className={styles.no} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <input
              className={shared.field}
              value={text}
              disabled={disabled}
              maxLength={questionLimits.text}
              aria-label={t('blank', { no: index + 1, total: texts.length })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint={index + 1 < texts.length ? 'next' : 'done'}
              onChange={(event) => write(index, event.target.value)}
              onKeyDown={onKeyDown}
            />
          </div>
        ))}
      </fieldset>
    </>
  );
}

export function BlankReviewView({ question, answer, grading }: ReviewProps<BlankQuestion, BlankAnswer>) {
  const t = useQuestionTexts();
  const id = useId();
  const { isUnordered } = traitsOf(question.type);
  const isRight = grading?.status === 'graded' && grading.right;
  return (
    <>
      <Stem id={id} html={numberBlanks(question.desc, question.correct_answer.length)} />
      {(grading || !isUnordered) && (
        <ReviewedItems labelledBy={id}>
          {question.correct_answer.map((texts, index) => (
            <ReviewedItem
              // oxlint-disable-next-line react/no-array-index-key -- a blank is its place
              key={index}
              index={index}
              grading={grading}
              mine={answer?.[index]?.trim() ? answer[index] : null}
              right={isUnordered ? null : <Alternatives texts={texts} />}
            />
          ))}
        </ReviewedItems>
      )}
      {isUnordered && !isRight && (
        <div>
          <p className={styles.caption}>{t('blank.right-unordered')}</p>
          <ul className={styles.together}>
            {question.correct_answer.map((texts) => (
              <li key={texts.join('\n')}>
                <Alternatives texts={texts} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Every text that is accepted; a stroke between them, as on paper. */
function Alternatives({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && <span className={styles.or}> / </span>}
      {text}
    </Fragment>
  ));
}
