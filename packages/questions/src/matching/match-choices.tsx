import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { letters } from '../letters.ts';
import { RichText } from '../rich-text/draw/rich-text.tsx';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import { OptionRow } from '../views/option-row.tsx';
import styles from './match-choices.module.css';
import type { MatchingAnswer, PublicMatchingQuestion } from './schema.ts';

interface MatchChoicesProps {
  question: PublicMatchingQuestion;
  given: MatchingAnswer;
  /** The item to be matched; null where there is nothing to choose any more. */
  current: number | null;
  /** The element that says what that item is. */
  leftId: string;
  /** `goesOn`: the item is settled, the next one may come. */
  onChoose: (letter: string | null, goesOn: boolean) => void;
}

/** The right-hand side. One of them may match several items; those that have it already are named beside it. */
export function MatchChoices({ question, given, current, leftId, onChoose }: MatchChoicesProps) {
  const t = useQuestionTexts();
  const id = useId();
  const chosen = current === null ? null : given[current];

  /** Up and Down choose on their way, as between all radio buttons, but stay with the item. */
  function walk(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const inputs = event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [];
    const next = (index + (event.key === 'ArrowDown' ? 1 : -1) + inputs.length) % inputs.length;
    inputs[next]?.focus();
    onChoose(letters.charAt(next), false);
  }

  return (
    <fieldset className={styles.choices} role="radiogroup" aria-labelledby={current === null ? id : `${id} ${leftId}`}>
      <div className={styles.head}>
        <span id={id}>{current === null ? t('matching.choices') : t('matching.choose', { no: current + 1 })}</span>
        {chosen && (
          <button type="button" className={styles.clear} onClick={() => onChoose(null, false)}>
            {t('matching.clear')}
          </button>
        )}
      </div>
      {question.matchings.map((matching, index) => {
        const letter = letters.charAt(index);
        const users = given.flatMap((match, item) => (match === letter && item !== current ? [item + 1] : []));
        return (
          <OptionRow
            key={letter}
            type="radio"
            name={id}
            badge={letter}
            label={t('option.label', { letter })}
            checked={chosen === letter}
            disabled={current === null}
            onChange={() => onChoose(letter, true)}
            onKeyDown={(event) => walk(event, index)}
          >
            <div className={styles.choice}>
              <RichText html={matching} still />
              {users.length > 0 && (
                <span className={styles.users}>
                  <span aria-hidden="true">{users.join(' · ')}</span>
                  <span className="visually-hidden">{t('matching.used', { items: users.join(', ') })}</span>
                </span>
              )}
            </div>
          </OptionRow>
        );
      })}
    </fieldset>
  );
}
