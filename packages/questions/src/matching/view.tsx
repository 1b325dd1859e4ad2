import { Fragment, useId, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { letters } from '../letters.ts';
import { RichText } from '../rich-text/draw/rich-text.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { useQuestionKeys } from '../views/question-keys.ts';
import { ReviewedOptions } from '../views/reviewed-item.tsx';
import { Stem } from '../views/stem.tsx';
import type { AnswerProps, ReviewProps } from '../views/view-props.ts';
import { MatchChoices } from './match-choices.tsx';
import { findNextItem } from './next-item.ts';
import type { MatchingAnswer, MatchingQuestion, PublicMatchingQuestion } from './schema.ts';
import styles from './view.module.css';

/**
 * Items on the left, one of them current; what it can be matched with stands beside them, or right below the current
 * one where there is no room. Choosing goes on to the next item without a match, so a tap an item is enough.
 */
export function MatchingAnswerView(props: AnswerProps<PublicMatchingQuestion, MatchingAnswer>) {
  const { question, answer, onChange, onConfirm, disabled = false, active = false } = props;
  const t = useQuestionTexts();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const given = question.options.map((_, index) => answer?.[index] ?? null);
  const [current, setCurrent] = useState(() => Math.max(0, given.indexOf(null)));

  function give(letter: string | null): MatchingAnswer {
    const next = given.with(current, letter);
    onChange(next.some((each) => each !== null) ? next : null);
    return next;
  }

  function goTo(index: number): void {
    setCurrent(index);
    group.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[index]?.focus();
  }

  function goOn(): void {
    const next = findNextItem(given, current);
    if (next === current) onConfirm?.();
    else goTo(next);
  }

  useQuestionKeys(active && !disabled, (key) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      // Between radio buttons the browser walks by itself.
      if (document.activeElement instanceof HTMLInputElement) return false;
      const step = key === 'ArrowDown' ? 1 : -1;
      goTo((current + step + given.length) % given.length);
    } else if (key === 'Enter') goOn();
    else if (key === 'Backspace' || key === 'Delete') give(null);
    else if (/^[1-9]$/.test(key) && Number(key) <= given.length) goTo(Number(key) - 1);
    else if (key.length === 1 && letters.slice(0, question.matchings.length).includes(key)) {
      goTo(findNextItem(give(key), current));
    } else return false;
    return true;
  });

  const choices = (
    <MatchChoices
      question={question}
      given={given}
      current={disabled ? null : current}
      leftId={`${id}-left-${current}`}
      onChoose={(letter, goesOn) => {
        const next = give(letter);
        if (goesOn) goTo(findNextItem(next, current));
      }}
    />
  );

  return (
    <>
      <Stem id={id} html={question.desc} />
      <fieldset
        ref={group}
        className={styles.matching}
        style={{ '--items': given.length } as CSSProperties}
        aria-labelledby={id}
      >
        {question.options.map((option, index) => {
          const letter = given[index] ?? null;
          const isCurrent = !disabled && index === current;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- an item is its place
            <Fragment key={index}>
              <div className={`${styles.item} ${isCurrent ? styles.current : ''}`}>
                <span className={styles.no} aria-hidden="true">
                  {index + 1}
                </span>
                <div id={`${id}-left-${index}`} className={styles.left}>
                  <RichText html={option} still />
                </div>
                <button
                  type="button"
                  className={`${styles.slot} ${letter === null ? '' : styles.filled}`}
                  disabled={disabled}
                  aria-expanded={isCurrent}
                  aria-labelledby={`${id}-left-${index} ${id}-slot-${index}`}
                  onFocus={() => setCurrent(index)}
                  onClick={() => setCurrent(index)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    if (!event.repeat) goOn();
                  }}
                >
                  <span aria-hidden="true">{letter}</span>
                  <span id={`${id}-slot-${index}`} className="visually-hidden">
                    {letter === null ? t('matching.none') : t('matching.matched', { letter })}
                  </span>
                </button>
                {letter !== null && (
                  <div className={styles.chosen}>
                    <RichText html={question.matchings[letters.indexOf(letter)] ?? ''} />
                  </div>
                )}
              </div>
              {isCurrent && choices}
            </Fragment>
          );
        })}
        {disabled && choices}
      </fieldset>
    </>
  );
}

export function MatchingReviewView({ question, answer, grading }: ReviewProps<MatchingQuestion, MatchingAnswer>) {
  return (
    <ReviewedOptions
      question={question}
      grading={grading}
      renderMine={(index) => (answer?.[index] ? <Match question={question} letter={answer[index]} /> : null)}
      renderRight={(index) => <Match question={question} letter={question.correct_answer[index] ?? ''} />}
    />
  );
}

function Match({ question, letter }: { question: MatchingQuestion; letter: string }) {
  return (
    <div className={styles.match}>
      <span className={styles.letter}>{letter}</span>
      <RichText html={question.matchings[letters.indexOf(letter)] ?? ''} />
    </div>
  );
}
